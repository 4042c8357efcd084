import type { ComponentType, ReactNode } from 'react';
import type { GameEntry } from '../../kernel/entry.ts';
import type { GameEvent, Move, Seat } from '../../kernel/game.ts';
import type { Wish } from '../../kernel/why.ts';
import type { Offer, TableSetup } from '../../protocol/table.ts';
import type { Spot } from '../board/zoom/lens.ts';
import type { IconName } from '../parts/icon.tsx';
import type { ColourName } from '../seatColours.ts';
import type { Theme } from '../sound/theme.ts';
import type { AidOf } from './aid.ts';

/** What a game brings to the screen. Nothing else of the client knows a game by name. */

/** A place on the board by a name of the game's own, such as `C3`, `C3|R2`, `ship 0` or `heart`. */
export type Place = string;

/** How a move is made with the hand: pick `from` (if any), then `to`; or a button of the decision bar. */
export interface Gesture {
  /** Moves of one group are offered behind one button with this label, such as “Play Hatch”. */
  readonly group?: string;
  /** What the bar asks once the group is open, such as “Where does the Warrior appear?” */
  readonly asks?: string;
  readonly from?: Place;
  readonly to?: Place;
  /** The place whose piece stays in the hand afterwards if it may go on; `to` unless it is named. */
  readonly then?: Place;
  /** The label of the button of a move without places, or of its entry where several moves share their places. */
  readonly label: string;
  /** What it costs and brings, in one sentence, shown before it is chosen. */
  readonly price?: string;
  /** What moves that share their places have in common, shown instead of all their prices while the place is pointed at. */
  readonly about?: string;
  /** A button of the bar as well, although it has a place. */
  readonly button?: true;
  /** Ends or confirms something: the one golden button, never a refusal. */
  readonly commits?: true;
  /** A key that presses its button while it is offered, beside its number. */
  readonly key?: string;
  /** Its button takes the focus once it is offered, so that Enter answers what is held up. */
  readonly focused?: true;
  /** Wanted so seldom that its button stands behind “More”. */
  readonly seldom?: true;
  /** Its place is pressed twice: the first time it is only marked, and a golden button plays it as well. */
  readonly twice?: Twice;
}

/** What is said of a move that is marked and not yet made. */
export interface Twice {
  /** The golden button, such as “Lead Warlord”. */
  readonly button: string;
  /** What it is and costs, in the place of what is asked; the price stands below it. */
  readonly head: string;
  /** The number of the rule that tells it all. */
  readonly rule?: string;
}

/** A part of the board as it is read out, such as a ring, a sector or the ships of a player. */
export interface BoardRegion {
  readonly title: string;
  /** What is on them is what they are called on the board. */
  readonly places: readonly Place[];
}

/** Places to light and what a click on them means; worked out by the table from the gestures. */
export interface PlaceProps {
  readonly eyes: Seat | undefined;
  /** Places that may be clicked now: pieces that may be picked, and targets. */
  readonly sources: ReadonlySet<Place>;
  readonly targets: ReadonlySet<Place>;
  readonly picked: Place | undefined;
  /** What the mouse or the keys point at: the place last given to `onHover`. */
  readonly hovered: Place | undefined;
  /** Places lit by a log sentence or a hovered move. */
  readonly hinted: ReadonlySet<Place>;
  readonly onPlace: (place: Place) => void;
  readonly onHover: (place: Place | undefined) => void;
}

/** What is drawn for a place carries its name as `data-place`, so that the table can drag and zoom to it. */
export interface BoardProps<State = object, E extends GameEvent = GameEvent> extends PlaceProps {
  readonly state: State;
  /** Names of the seats, for labels. */
  readonly names: readonly string[];
  /** Places that take several steps from the picked piece. */
  readonly distant: ReadonlySet<Place>;
  /** Where the piece in the hand goes when its place, or the button for it, is pressed once more. */
  readonly marked?: Place | undefined;
  /** What led here from the position one move before; nothing after a leap or a step back. */
  readonly happened: readonly E[];
  /** How many moves have been played: `happened` is new whenever this changes. */
  readonly ply: number;
  /** No travel, only fades. */
  readonly still: boolean;
  /** A phone: larger pieces, fewer engravings. */
  readonly compact: boolean;
}

export interface PanelProps<State = object> {
  readonly state: State;
  readonly seat: Seat;
  readonly name: string;
  /** “you”, “friend here”, “bot (medium)”. */
  readonly role: string;
  readonly active: boolean;
  readonly compact: boolean;
}

export interface MeterProps<State = object> {
  readonly state: State;
  readonly names: readonly string[];
  readonly actors: readonly Seat[];
}

export interface HeldUpProps<State = object> {
  readonly state: State;
  /** Who chooses at this screen now. */
  readonly seat: Seat;
  /** A phone: it stands in the bar and should be low. */
  readonly compact: boolean;
}

export interface BarToolProps<State = object> {
  readonly state: State;
  /** Who chooses at this screen now. */
  readonly seat: Seat | undefined;
}

/** Beside the board there may be places too, such as cards: they are lit and clicked like those on it. */
export interface AsideProps<State = object, E extends GameEvent = GameEvent>
  extends MeterProps<State>,
    PlaceProps {
  /** All events up to the position shown, as far as the viewer may know them. */
  readonly events: readonly E[];
}

/** The piece that is looked at, and what a move would do: whatever helps to decide. */
export interface FocusProps<State = object, M extends Move = Move, E extends GameEvent = GameEvent>
  extends AsideProps<State, E> {
  /** Who chooses at this screen now. */
  readonly seat: Seat | undefined;
  /** The moves of `seat`. */
  readonly offers: readonly Offer<M>[];
  /** Moves that share their places, while one of them is being chosen; in the order they are shown. */
  readonly asked: readonly Offer<M>[];
  /** Plays some of them one after the other, as far as each is legal when its turn comes. */
  readonly onMoves: (texts: readonly string[]) => void;
  /** The move pointed at: on a button, in the list, or among those asked; or the one to be confirmed. */
  readonly pointed: Offer<M> | undefined;
  /** A phone: it stands under the decision and should be low. */
  readonly compact: boolean;
}

/** A part of the aside that stands behind a tab of its own on a phone. */
export interface AsidePart<State = object, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly Part: ComponentType<AsideProps<State, E>>;
  /** How much is in it, where that matters. */
  readonly count?: (props: AsideProps<State, E>) => number;
}

/** A corner of the screen. */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
export type Corner = (typeof CORNERS)[number];

/** An audio cue, played by `src/web/sound`. */
export type Cue = 'move' | 'launch' | 'build' | 'gain' | 'pay' | 'card' | 'flare' | 'loss' | 'turn' | 'end';

/** A ready-made table. */
export interface Preset {
  readonly title: string;
  readonly help: string;
  readonly seats: number;
  readonly options: object;
  /** Bots for all seats but the first. */
  readonly bots: string;
}

/** One step of the guided first game: what to say, and the move that is expected. */
export interface Lesson {
  readonly say: string;
  /** The text of the move to be made; without one, a click goes on. */
  readonly move?: string;
  /** Places to point at. */
  readonly point?: readonly Place[];
}

/** A guided game as lists name it. */
export interface GuidedTitle {
  /** Stored with its tables. */
  readonly id: string;
  /** What it teaches, such as “Your first flight”. */
  readonly title: string;
  /** The same in a short sentence. */
  readonly about: string;
  /** How many lessons it has. */
  readonly steps: number;
}

/** A match from a known beginning that teaches: the whole game, or something of it. */
export interface GuidedGame {
  readonly id: string;
  readonly setup: TableSetup;
  readonly lessons: readonly Lesson[];
}

/** A great moment of one move: a shot, a score, a card, a flare, a vote. Games add what their drawing needs. */
export interface Moment {
  readonly kind: string;
  /** One sentence for those who do not see it. */
  readonly say: string;
  /** A line of the log says the same, so that it is not said twice. */
  readonly logged?: true;
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
  /** What it is about; nothing of the moment lies over these places, and they are lit meanwhile. */
  readonly places?: readonly Place[];
  /** Drawn over the whole board, and clicks go through it; without this it stands in a panel. */
  readonly over?: true;
  /** The number of the rule it goes by, shown as the way to it. */
  readonly rule?: string;
  /** What stands before and behind the line of time, and where it is marked, in milliseconds. */
  readonly stages?: { readonly first: string; readonly last: string; readonly marks: readonly number[] };
}

export interface MomentProps<G extends Moment = Moment> {
  readonly moment: G;
  readonly names: readonly string[];
  readonly eyes: Seat | undefined;
  /** Only how it ended, without motion. */
  readonly still: boolean;
  /** Time stands still: what moves is paused as well. */
  readonly held: boolean;
  /** A phone. */
  readonly compact: boolean;
  /** The middle of a place in pixels of the board, for what is drawn over it; nothing for what is not in sight. */
  readonly spotOf: (place: Place) => Spot | undefined;
}

export interface GameView<
  State = object,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  G extends Moment = Moment,
> {
  readonly id: string;
  /** The light behind the board, from the centre to the edge. */
  readonly backdrop?: readonly [string, string, string];
  /** What the aside is called where it stands behind a tab, such as “Effects”. */
  readonly asideTitle?: string;
  /**
   * Panels in a column beside the board, or each in its corner of the screen where there is room; or, for hands of
   * cards, a wide column of the aside on the right and everything else on the left.
   */
  readonly layout?: 'columns' | 'corners' | 'cards';
  /** What a piece is called where the next one is offered, such as “ship”; without it only a key offers it. */
  readonly pieceName?: string;
  /** False where a piece with a single move is to be picked first, and not played by one click. */
  readonly oneClick?: false;
  /**
   * False where a small screen shows the whole board even while there are places to choose on it; `pieces` where it goes
   * close to the pieces that may be picked as well, as they are too small to be hit on the whole board.
   */
  readonly closeUp?: false | 'pieces';
  readonly Board: ComponentType<BoardProps<State, E>>;
  /** The whole board in little, round, for the corner of a phone that shows a part of it. */
  readonly RoundMap?: ComponentType<{ readonly state: State }>;
  /** A player's panel beside the board. */
  readonly Panel: ComponentType<PanelProps<State>>;
  /** The clock of the game under the players, or in the top bar between corners: spiral, deck, rounds. */
  readonly Clock?: ComponentType<AsideProps<State, E>>;
  /** Cards and other things everybody sees, beside the log. */
  readonly Aside?: ComponentType<AsideProps<State, E>>;
  /** The aside in parts, where a phone shows one at a time. */
  readonly asideParts?: readonly AsidePart<State, E>[];
  /** A low row under the board, with `cards` on a wide screen; elsewhere the aside shows what is in it. */
  readonly Tray?: ComponentType<AsideProps<State, E>>;
  /** Stands beside the board, on a phone under the decision; it is nothing while there is nothing to show. */
  readonly Focus?: ComponentType<FocusProps<State, M, E>>;
  /** What is held up over the board until its question is answered, such as a card; nothing at other questions. */
  readonly HeldUp?: ComponentType<HeldUpProps<State>>;
  /** What stands in the decision bar beside the sentence, such as movement points. */
  readonly Meter?: ComponentType<MeterProps<State>>;
  /** A button of the bar that has nothing to do with moves; it is nothing while there is nothing to press. */
  readonly BarTool?: ComponentType<BarToolProps<State>>;
  /** The colour of a seat as the match stands. */
  colourOf(state: State, seat: Seat): ColourName;
  /** The corner a seat belongs to; a seat without one gets a free one. */
  cornerOf?(state: State, seat: Seat): Corner | undefined;
  gesture(state: State, offer: Offer<M>, names: readonly string[]): Gesture;
  /**
   * What somebody wishes who points at a place, with a piece in the hand or without, and with a group of moves opened by
   * its button or without; unless told, what both are called.
   */
  wishOf?(state: State, place: Place, picked: Place | undefined, group: string | undefined): Wish;
  /** What acts of the rules are called on buttons, where it is not their own word. */
  readonly actLabels?: Readonly<Record<string, string>>;
  /** A piece that is missing in a place, as an outline around 0,0 in units of the board; a ring unless told. */
  ghost?(state: State, seat: Seat, piece: string, place: Place): ReactNode;
  /** Places that the number keys stand for while one of them is to be chosen, in the order they are shown. */
  numbered?(state: State, seat: Seat): readonly Place[];
  /** The parts of the board with the places that hold something, for those who have it read; all places unless told. */
  regions?(state: State, names: readonly string[]): readonly BoardRegion[];
  /** Whether a move need not be asked for where it is the only one. Without it, everything is asked. */
  answersItself?(move: M): boolean;
  /** What the piece in the hand can do, in one sentence. */
  inHand?(state: State, piece: Place): string;
  /** Moves that lead a picked piece further than one step: for each distant place the texts to play. */
  paths?(state: State, seat: Seat, from: Place): ReadonlyMap<Place, readonly string[]>;
  /** What the way to a distant place costs and brings, in a sentence or two; without it, its steps are named. */
  wayWords?(
    state: State,
    seat: Seat,
    to: Place,
    path: readonly string[],
    names: readonly string[],
  ): string | undefined;
  /** The button that leads the piece the hand rests on to a place; with it, a tap on a phone only marks the place. */
  readonly wayButton?: (to: Place) => string;
  /** The piece the hand rests on while nothing else is picked, so that its ways are lit from the start. */
  rests?(state: State, seat: Seat): Place | undefined;
  /** Places whose pieces `paths` can lead although no offer begins there, such as before a Move has been chosen. */
  starts?(state: State, seat: Seat): readonly Place[];
  /** The places an event is about, lit while its sentence in the log is hovered. */
  placesOf(event: E): readonly Place[];
  cueOf(event: E): Cue | undefined;
  /** How the game sounds, fetched when it is first heard; a plain theme unless told. */
  readonly sound?: () => Promise<Theme>;
  /** The great moments of one move, in the order they are shown, as `eyes` may see them; none of most moves. */
  moments?(
    before: State,
    events: readonly E[],
    after: State,
    names: readonly string[],
    eyes: Seat | undefined,
  ): readonly G[];
  /** Draws one of them. */
  readonly Moment?: ComponentType<MomentProps<G>>;
  /**
   * Whether an event belongs to the action the events before it are of, and is told in the same line of the log and the
   * same step of a narrated turn. Without it, flights that go on are one action, and every other event is one.
   */
  goesOn?(action: readonly E[], next: E): boolean;
  /**
   * One plain sentence for the events of one action, in names that stand on the board and as of somebody else: “Ann
   * flies the Scout towards Oriel.” Nothing where the sentences of the events will do, empty for what needs no telling.
   */
  line?(action: readonly E[], names: readonly string[]): string | undefined;
  /** How much an event matters to a seat that was away, from 0 up: losses of its own most. Without it, by its cue. */
  weightOf?(event: E, seat: Seat): number;
  /** Where a turn begins in the log; other events belong to the turn before. Without it, where another seat moves. */
  turnOf?(event: E): Seat | undefined;
  /** The lines of the score pad: a label and a number for each seat, by source if all `events` so far are given. */
  scorePad(
    state: State,
    events?: readonly E[],
  ): readonly { readonly label: string; readonly points: readonly number[] }[];
  /** False where the points are one of the lines and nothing is summed up below them. */
  readonly sums?: false;
  /** How a seat came off, in a few words under its name at the end. */
  fate?(state: State, seat: Seat): string;
  /** What the score counts where it does not count points, such as “colonies”. */
  readonly unit?: string;
  /** What the match is about, in a sentence, for somebody who has never played it. */
  goal?(state: State): string;
  /** What players look up during a match, fetched when it is first opened; without it there is no aid. */
  readonly aid?: () => Promise<AidOf<State>>;
  /** One word on where the match stands, such as “Round 9”. */
  progress(state: State): string;
}

/** A view whose game's own types do not matter to the table. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place on the screen where they are forgotten, like AnyGame
export type AnyView = GameView<any, any, any, any>;

/** What is known of a game before its module is loaded: enough for the home page and the new-table form. */
export interface GameCard {
  readonly id: string;
  /** The short name on the poster. */
  readonly name: string;
  readonly blurb: string;
  /** How long a match takes, where that is known. */
  readonly minutes?: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Colours of the seats where there is no match to ask, as in forms and lists. */
  readonly colours: readonly ColourName[];
  /** Two colours of the poster’s button, from light to deep. */
  readonly button: readonly [string, string];
  readonly Poster: ComponentType;
  readonly presets: readonly Preset[];
  /** The guided games: the first, then short lessons on what it leaves out. */
  readonly guided?: readonly GuidedTitle[];
  load(): Promise<LoadedGame>;
  /** The guided games that `guided` names, in the same order. */
  lessons?(): Promise<readonly GuidedGame[]>;
  /** The text of RULES.md, or what stands in for it. */
  rules(): Promise<string>;
}

/** A game with everything a table needs on the screen. */
export interface LoadedGame {
  readonly entry: GameEntry;
  readonly view: AnyView;
}
