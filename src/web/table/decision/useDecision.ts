import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { present } from '../../../kernel/data/present.ts';
import { type Outlook, outlookOf } from '../../../table/finality.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame, Place } from '../../games/view.ts';
import { useSettings } from '../../settings.ts';
import {
  type BarButton,
  buttonsOf,
  type Choice,
  type Click,
  clickOn,
  type Lights,
  lightsOf,
  nextSource,
  type Picking,
  pressed,
  priceAt,
  stayOf,
  stillPicked,
  twiceAt,
} from './decision.ts';
import { type Doubt, EMPTY, type Hand, handAt, type Way } from './hand.ts';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import type { TableActions } from './useTableActions.ts';

/** A decision in the making: what is lit and offered, and what the hand can do. */
export interface Decision {
  /** Who chooses at this screen now. */
  readonly seat: Seat | undefined;
  /** All persons asked at once, when there are several. */
  readonly asked: readonly Seat[];
  readonly chooseSeat: (seat: Seat) => void;
  readonly choices: readonly Choice[];
  readonly picking: Picking;
  readonly lights: Lights;
  readonly distant: ReadonlyMap<Place, readonly string[]>;
  readonly buttons: readonly BarButton[];
  /** What is pointed at on the board. */
  readonly hovered: Place | undefined;
  /** Picks the next piece, where there are several. */
  readonly pickNext: (() => void) | undefined;
  /** A move pointed at in a list or on a button. */
  readonly pointed: Choice | undefined;
  /** What is pointed at costs this. */
  readonly price: string | undefined;
  /** Moves that share their places, to choose among. */
  readonly asking: readonly Choice[] | undefined;
  /** A step to be confirmed, and whether it cannot be taken back. */
  readonly confirming: Choice | undefined;
  /** A place that was pressed once and is to be pressed twice. */
  readonly marked: Place | undefined;
  /** The way to it, where it is one, and the button that takes it. */
  readonly way: (Way & { readonly button: string }) | undefined;
  readonly final: boolean;
  readonly busy: boolean;
  readonly click: (place: Place) => void;
  /** Takes a piece into the hand to drag it, and lets it fall on a place. */
  readonly lift: (from: Place) => void;
  readonly drop: (to: Place | undefined) => void;
  readonly hover: (place: Place | undefined) => void;
  readonly point: (choice: Choice | undefined) => void;
  readonly press: (button: BarButton) => void;
  readonly choose: (choice: Choice) => void;
  /** Plays moves one after the other, without a question. */
  readonly play: (texts: readonly string[]) => void;
  readonly confirm: () => void;
  readonly letGo: () => void;
}

/** What a guide leaves in sight: all without one. */
export interface Guide {
  readonly only: ReadonlySet<string> | undefined;
  /** Takes moves that are only asked about; they are not played then. */
  readonly consider: (moves: readonly string[]) => boolean;
}

const NOWHERE: ReadonlyMap<Place, readonly string[]> = new Map();
const NO_PLACES: ReadonlySet<Place> = new Set();

/** `open` is false while an earlier position is looked at or moves of others are still being shown; `compact` on a phone. */
export function useDecision(
  table: TableView,
  game: LoadedGame,
  actions: TableActions,
  { open, compact }: { readonly open: boolean; readonly compact: boolean },
  { only, consider }: Guide,
): Decision {
  const asked = useMemo(() => askedSeats(table, open), [table, open]);
  const [wish, setWish] = useState<Seat>();
  const seat = wish !== undefined && asked.includes(wish) ? wish : asked[0];
  const choices = useMemo(() => choicesOf(table, game, seat, only), [table, game, seat, only]);
  const [hand, setHand] = useState<Hand>(EMPTY);
  const { asking, confirming, way }: Partial<Doubt> = (choices.length > 0 && hand.doubt) || {};
  const [pointed, setPointed] = useState<Choice>();
  const [hovered, setHovered] = useState<Place>();
  useEffect(() => {
    setHand((before) => handAt(before, table.ply, choices));
    setPointed(undefined);
  }, [choices, table.ply]);

  const starts = useMemo(() => (only ? NO_PLACES : startsOf(table, game, seat)), [table, game, seat, only]);
  const resting = useMemo(() => (only ? undefined : restOf(table, game, seat)), [table, game, seat, only]);
  const picking = useMemo(
    () => atEase(keptPicking(choices, starts, hand.picking), choices, resting),
    [choices, starts, hand.picking, resting],
  );
  const lights = useMemo(
    () => withStarts(lightsOf(choices, picking), starts, picking),
    [choices, starts, picking],
  );
  const distant = useMemo(
    () => (only ? NOWHERE : pathsOf(table, game, seat, picking, lights)),
    [table, game, seat, picking, lights, only],
  );
  const confirms = useSettings((settings) => settings.confirm);

  const send = useCallback(
    (texts: readonly string[], stay?: Place) => {
      if (consider(texts)) return setHand(EMPTY);
      if (seat === undefined || texts.some((text) => only?.has(text) === false)) return;
      setHand(stay === undefined ? EMPTY : { picking: { from: stay }, until: table.ply + texts.length });
      actions.play(seat, texts);
    },
    [actions, only, consider, seat, table.ply],
  );
  const final = useMemo(
    () => confirming !== undefined && outlook(table, game, seat, confirming)?.final === true,
    [table, game, seat, confirming],
  );
  const doubt = (what: Omit<Doubt, 'choices'>, held: Picking = hand.picking): void =>
    setHand({ picking: held, doubt: { choices, ...what } });
  const choose = (choice: Choice): void => {
    const { offer, gesture } = choice;
    if (consider([offer.text])) return setHand(EMPTY);
    // Gold, the chooser and what a guide asks for are deliberate enough.
    const asks = confirms && only === undefined && !gesture.commits && !hand.doubt?.asking;
    const { final: ends, passesOn } = (asks && outlook(table, game, seat, choice)) || NOTHING_ENDS;
    if (ends || passesOn) doubt({ confirming: choice });
    else send([offer.text], stayOf(choice));
  };
  const markOrSend = (choice: Choice): void => {
    if (confirming?.offer.text === choice.offer.text) send([choice.offer.text]);
    else doubt({ confirming: choice });
  };
  const wayButton = compact && picking.rests ? game.view.wayButton : undefined;
  const goOrMark = (to: Place, texts: readonly string[], stay: Place | undefined): void => {
    if (wayButton === undefined || way?.to === to) send(texts, stay);
    else doubt({ way: { to, texts } });
  };
  const follow = (click: Click): void => {
    if ('ask' in click) doubt({ asking: click.ask }, picking);
    else if ('pick' in click) setHand({ picking: click.pick });
    else {
      const choice = choices.find(({ offer }) => offer.text === click.play);
      const { from, to, twice } = choice?.gesture ?? {};
      if (choice && twice) markOrSend(choice);
      else if (choice && wayButton && to !== undefined && from === picking.from)
        goOrMark(to, [choice.offer.text], stayOf(choice));
      else if (choice) choose(choice);
    }
  };
  const letGo = useCallback(() => {
    setHand((before) => (before.doubt ? { picking: before.picking } : EMPTY));
  }, []);

  return {
    seat,
    asked: asked.length > 1 ? asked : [],
    chooseSeat: setWish,
    choices,
    picking,
    lights,
    distant,
    buttons: useMemo(() => buttonsOf(choices, picking), [choices, picking]),
    pointed,
    price: priceOf(
      choices,
      picking,
      distant,
      pointedAt(choices, hovered, confirming ?? pointed),
      way?.to ?? hovered,
      (to, path) =>
        seat === undefined
          ? undefined
          : (game.view.wayWords?.(table.state, seat, to, path, namesOf(table)) ?? TEXTS.bar.steps(path)),
    ),
    asking,
    confirming,
    marked: confirming?.gesture.twice ? confirming.gesture.to : way?.to,
    way: way && wayButton && { ...way, button: wayButton(way.to) },
    final,
    busy: actions.sending,
    click(place) {
      if (actions.sending) return;
      const path = distant.get(place);
      if (path) goOrMark(place, path, place);
      else if (isStart(choices, starts, picking, place)) setHand({ picking: toggled(picking, place) });
      else follow(clickOn(choices, picking, place, only !== undefined || game.view.oneClick === false));
    },
    lift: (from) => setHand({ picking: { ...picking, from } }),
    drop(to) {
      if (to === undefined || actions.sending) return;
      const path = distant.get(to);
      if (lights.targets.has(to)) follow(clickOn(choices, picking, to));
      else if (path) send(path, to);
    },
    hovered,
    hover: setHovered,
    pickNext:
      lights.sources.size > 1
        ? () => setHand({ picking: { ...picking, from: present(nextSource(lights, picking.from)) } })
        : undefined,
    point: setPointed,
    press(button) {
      if ('choice' in button) return choose(button.choice);
      follow(button.open ? { pick: {} } : pressed(choices, button.group));
    },
    choose,
    play: send,
    confirm() {
      if (way) send(way.texts, way.to);
      else if (confirming) send([confirming.offer.text], stayOf(confirming));
    },
    letGo,
  };
}

const NOTHING_ENDS: Outlook = { final: false, passesOn: false };

function outlook(
  { state }: TableView,
  { entry }: LoadedGame,
  seat: Seat | undefined,
  { offer }: Choice,
): Outlook | undefined {
  return seat === undefined ? undefined : outlookOf(entry.game, state, seat, offer.move);
}

/** The persons who may choose here, the one whose eyes look first. */
function askedSeats({ actors, offers, eyes }: TableView, open: boolean): Seat[] {
  if (!open) return [];
  const seats = actors.filter((seat) => (offers[seat]?.length ?? 0) > 0);
  return seats.toSorted((a, b) => Number(b === eyes) - Number(a === eyes));
}

function choicesOf(
  { state, offers, setup }: TableView,
  game: LoadedGame,
  seat: Seat | undefined,
  only: Guide['only'],
): Choice[] {
  if (seat === undefined) return [];
  const names = namesOf({ setup });
  return (offers[seat] ?? [])
    .filter((offer) => only?.has(offer.text) ?? true)
    .map((offer) => ({ offer, gesture: game.view.gesture(state, offer, names) }));
}

/** Pieces that several steps lead although no single one begins with them. */
function startsOf({ state }: TableView, { view }: LoadedGame, seat: Seat | undefined): ReadonlySet<Place> {
  return new Set(seat === undefined ? [] : view.starts?.(state, seat));
}

/** The piece a hand rests on while it holds nothing else. */
function restOf({ state }: TableView, { view }: LoadedGame, seat: Seat | undefined): Place | undefined {
  return seat === undefined ? undefined : view.rests?.(state, seat);
}

function atEase(picking: Picking, choices: readonly Choice[], resting: Place | undefined): Picking {
  const { group, from } = picking;
  if (resting === undefined || group !== undefined || (from !== undefined && from !== resting))
    return picking;
  return lightsOf(choices, {}).sources.has(resting) ? { from: resting, rests: true } : picking;
}

function withStarts({ sources, targets }: Lights, starts: ReadonlySet<Place>, { group }: Picking): Lights {
  return group === undefined ? { sources: new Set([...sources, ...starts]), targets } : { sources, targets };
}

function keptPicking(choices: readonly Choice[], starts: ReadonlySet<Place>, picking: Picking): Picking {
  const { group, from } = picking;
  if (group === undefined && from !== undefined && starts.has(from)) return picking;
  return stillPicked(choices, picking);
}

/** Whether a click picks up or puts down a piece only several steps can lead. */
function isStart(
  choices: readonly Choice[],
  starts: ReadonlySet<Place>,
  picking: Picking,
  place: Place,
): boolean {
  const { sources, targets } = lightsOf(choices, picking);
  return picking.group === undefined && starts.has(place) && !sources.has(place) && !targets.has(place);
}

const toggled = ({ from }: Picking, place: Place): Picking => (from === place ? {} : { from: place });

/** Where a picked piece can get in several steps, as far as one step does not do. */
function pathsOf(
  { state }: TableView,
  { view }: LoadedGame,
  seat: Seat | undefined,
  { from, group }: Picking,
  { targets }: Lights,
): ReadonlyMap<Place, readonly string[]> {
  if (seat === undefined || from === undefined || group !== undefined || !view.paths) return NOWHERE;
  const paths = [...view.paths(state, seat, from)];
  return new Map(paths.filter(([place, texts]) => place !== from && texts.length > 1 && !targets.has(place)));
}

/** What is pointed at while another is marked is told of all the same. */
function pointedAt(
  choices: readonly Choice[],
  hovered: Place | undefined,
  chosen: Choice | undefined,
): Choice | undefined {
  return chosen?.gesture.twice ? (twiceAt(choices, hovered) ?? chosen) : chosen;
}

function priceOf(
  choices: readonly Choice[],
  picking: Picking,
  distant: ReadonlyMap<Place, readonly string[]>,
  pointed: Choice | undefined,
  hovered: Place | undefined,
  wayWords: (to: Place, path: readonly string[]) => string | undefined,
): string | undefined {
  if (pointed) return pointed.gesture.price ?? pointed.gesture.label;
  if (hovered === undefined) return undefined;
  const path = distant.get(hovered);
  return path ? wayWords(hovered, path) : priceAt(choices, picking, hovered);
}
