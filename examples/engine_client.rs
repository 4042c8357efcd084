//! Plays a match against a bot of the engine, as an example of a client in another language.
//!
//!     rustc --edition 2021 examples/engine_client.rs
//!     ./engine_client [game] [seats] [level]
//!
//! It starts `./orrery engine`, or the program that the variable ORRERY names. The engine speaks
//! JSON lines on its standard input and output; docs/engine.md tells the requests. Needs nothing
//! but the standard library: the little JSON it takes is at the end of the file, and where crates
//! are at hand serde_json does it better.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A running engine. Every request is a call: engine.ask("new", &[("game", text("sol"))]).
struct Engine {
    process: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
    asked: i32,
}

impl Engine {
    fn start(program: &str) -> Result<Engine> {
        let mut process = Command::new(program)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let requests = process.stdin.take().ok_or("no way to the engine")?;
        let answers = BufReader::new(process.stdout.take().ok_or("no way from the engine")?);
        Ok(Engine {
            process,
            requests,
            answers,
            asked: 0,
        })
    }

    fn ask(&mut self, what: &str, fields: &[(&str, Json)]) -> Result<Json> {
        self.asked += 1;
        let id = number(self.asked);
        write!(self.requests, r#"{{"id":{id},"do":{}"#, text(what))?;
        for (name, value) in fields {
            write!(self.requests, ",{}:{value}", text(name))?;
        }
        writeln!(self.requests, "}}")?;

        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        let answer = read(&mut line.as_str()).ok_or("the engine answered nothing to read")?;
        if answer["id"] != id {
            return Err("the answer belongs to another request".into());
        }
        if answer["error"] != NOTHING {
            let [code, message] = ["code", "message"].map(|name| answer["error"][name].as_text());
            return Err(format!("{code}: {message}").into());
        }
        Ok(answer)
    }

    /// Ends the engine by ending its input, and tells whether it ended well.
    fn close(mut self) -> Result<bool> {
        drop(self.requests);
        Ok(self.process.wait()?.success())
    }
}

/// Chooses for seat 0. A bot of your own goes here; this one trusts to luck.
fn choose<'a>(moves: &'a [Json], luck: &mut u64) -> &'a Json {
    *luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1);
    &moves[(*luck >> 33) as usize % moves.len()]
}

/// A whole match, seat 0 against bots of a level; returns its name and its outcome.
fn play(engine: &mut Engine, game: &str, seats: i32, level: &str) -> Result<(Json, Json)> {
    let mut luck = 2026;
    let seed = ("seed", text("a match from Rust"));
    let mut table = engine.ask(
        "new",
        &[("game", text(game)), ("seats", number(seats)), seed],
    )?;
    let name = table["match"].clone();
    while let Some(seat) = table["actors"].as_list().first() {
        let here = [("match", name.clone()), ("seat", seat.clone())];
        let chosen = if *seat == number(0) {
            let legal = engine.ask("legal", &here)?;
            choose(legal["0"].as_list(), &mut luck)["text"].clone()
        } else {
            let [name, seat] = here.clone();
            engine.ask("bot", &[name, seat, ("level", text(level))])?["text"].clone()
        };
        let [name, seat] = here;
        table = engine.ask("play", &[name, seat, ("text", chosen)])?;
    }
    Ok((name, table["outcome"].clone()))
}

fn main() -> Result<()> {
    let program = std::env::var("ORRERY").unwrap_or("./orrery".to_string());
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |place: usize, default| args.get(place).map_or(default, String::as_str);
    let seats = arg(1, "2").parse()?;

    let mut engine = Engine::start(&program)?;
    let (name, outcome) = play(&mut engine, arg(0, "sol"), seats, arg(2, "easy"))?;
    let record = engine.ask("record", &[("match", name.clone())])?;
    let moves = record["record"]["moves"].as_list().len();
    let (points, places) = (&outcome["points"], &outcome["places"]);
    println!("{moves} moves, points {points}, places {places}");

    let one_more = [
        ("match", name),
        ("seat", number(0)),
        ("text", text("one more")),
    ];
    if let Err(error) = engine.ask("play", &one_more) {
        println!("after the end: {error}");
    }
    if !engine.close()? {
        return Err("the engine did not end well".into());
    }
    Ok(())
}

/// A value of JSON. A word is a number, true, false or null, as it was written.
#[derive(Clone, PartialEq)]
enum Json {
    Word(String),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// What stands for a field that is not there.
static NOTHING: Json = Json::Word(String::new());

fn text(text: &str) -> Json {
    Json::Text(text.to_string())
}

fn number(number: i32) -> Json {
    Json::Word(number.to_string())
}

impl Json {
    fn as_text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            _ => "",
        }
    }

    fn as_list(&self) -> &[Json] {
        match self {
            Json::List(list) => list,
            _ => &[],
        }
    }
}

impl std::ops::Index<&str> for Json {
    type Output = Json;

    fn index(&self, name: &str) -> &Json {
        let found = match self {
            Json::Object(fields) => fields.iter().find(|(key, _)| key == name),
            _ => None,
        };
        found.map_or(&NOTHING, |(_, value)| value)
    }
}

impl std::fmt::Display for Json {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let joined = |parts: Vec<String>| parts.join(",");
        match self {
            Json::Word(word) => write!(out, "{word}"),
            Json::Text(text) => {
                write!(out, "\"{}\"", text.chars().map(escaped).collect::<String>())
            }
            Json::List(list) => {
                write!(
                    out,
                    "[{}]",
                    joined(list.iter().map(Json::to_string).collect())
                )
            }
            Json::Object(fields) => {
                let field = |(name, value): &(String, Json)| format!("{}:{value}", text(name));
                write!(out, "{{{}}}", joined(fields.iter().map(field).collect()))
            }
        }
    }
}

fn escaped(letter: char) -> String {
    match letter {
        '"' | '\\' => format!("\\{letter}"),
        '\0'..='\x1f' => format!("\\u{:04x}", letter as u32),
        _ => letter.to_string(),
    }
}

/// Takes a value off the front of `rest`, or nothing where there is none. The engine writes JSON
/// without spaces.
fn read(rest: &mut &str) -> Option<Json> {
    if takes(rest, "\"") {
        return read_text(rest).map(Json::Text);
    }
    if takes(rest, "[") {
        return read_items(rest, "]", read).map(Json::List);
    }
    if takes(rest, "{") {
        return read_items(rest, "}", read_field).map(Json::Object);
    }
    let end = rest.find([',', ']', '}', '\n'])?;
    let (word, after) = rest.split_at(end);
    *rest = after;
    Some(Json::Word(word.to_string()))
}

fn read_field(rest: &mut &str) -> Option<(String, Json)> {
    let name = takes(rest, "\"").then(|| read_text(rest))??;
    let value = takes(rest, ":").then(|| read(rest))??;
    Some((name, value))
}

fn read_items<T>(rest: &mut &str, end: &str, item: fn(&mut &str) -> Option<T>) -> Option<Vec<T>> {
    let mut items = Vec::new();
    while !takes(rest, end) {
        if !items.is_empty() && !takes(rest, ",") {
            return None;
        }
        items.push(item(rest)?);
    }
    Some(items)
}

/// Takes a text whose opening quote has been taken, with its closing one.
fn read_text(rest: &mut &str) -> Option<String> {
    let mut text = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '"' => break,
            '\\' => text.push(match letters.next()? {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'b' => '\x08',
                'f' => '\x0c',
                'u' => {
                    let digits: String = letters.by_ref().take(4).collect();
                    char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?
                }
                letter => letter,
            }),
            letter => text.push(letter),
        }
    }
    *rest = letters.as_str();
    Some(text)
}

/// Takes a word off the front if it stands there.
fn takes(rest: &mut &str, word: &str) -> bool {
    let after = rest.strip_prefix(word);
    *rest = after.unwrap_or(rest);
    after.is_some()
}
