import type { Offer } from '../../../protocol/table.ts';
import type { Gesture, Place } from '../../games/view.ts';

/** Making a move with the hand: what is lit, what a click means, which buttons there are. */

/** A legal move and how it is made. */
export interface Choice {
  readonly offer: Offer;
  readonly gesture: Gesture;
}

/** What the hand has done so far: a group opened by its button, a piece picked up. */
export interface Picking {
  readonly group?: string;
  readonly from?: Place;
  /** Whether the hand only rests on the piece: what needs none stays lit. */
  readonly rests?: true;
}

export interface Lights {
  readonly sources: ReadonlySet<Place>;
  readonly targets: ReadonlySet<Place>;
}

/** What a click leads to: a move, a choice between moves that share their places, or another picking. */
export type Click =
  | { readonly play: string }
  | { readonly ask: readonly Choice[] }
  | { readonly pick: Picking };

/** A button of the decision bar: a move, or the way into a group. */
export type BarButton =
  | { readonly label: string; readonly choice: Choice }
  | { readonly label: string; readonly group: string; readonly open: boolean; readonly about?: string };

/** The choices the board is about: those of the open group, or those that belong to none. */
function inHand(choices: readonly Choice[], { group }: Picking): Choice[] {
  return choices.filter(({ gesture }) => gesture.group === group);
}

export function lightsOf(choices: readonly Choice[], picking: Picking): Lights {
  const open = inHand(choices, picking);
  const sources = new Set<Place>();
  const targets = new Set<Place>();
  for (const { gesture } of open) {
    if (gesture.from !== undefined) sources.add(gesture.from);
    const ready = gesture.from === picking.from || (picking.rests && gesture.from === undefined);
    if (gesture.to !== undefined && ready) targets.add(gesture.to);
  }
  return { sources, targets };
}

/** What a click on a place means. A piece with a single way to go goes at once, unless it is to be picked first. */
export function clickOn(
  choices: readonly Choice[],
  picking: Picking,
  place: Place,
  pickFirst = false,
): Click {
  const open = inHand(choices, picking);
  const loose = open.filter(({ gesture }) => gesture.from === undefined && gesture.to === place);
  const held = open.filter(({ gesture }) => gesture.to === place && gesture.from === picking.from);
  const hits = picking.rests ? [...held, ...loose] : held;
  if (hits.length > 0) return playOrAsk(hits);
  const unpicked: Picking = picking.group === undefined ? {} : { group: picking.group };
  if (place === picking.from) return { pick: unpicked };
  const starting = open.filter(({ gesture }) => gesture.from === place);
  if (starting.length === 1 && !pickFirst) return playOrAsk(starting);
  if (starting.length > 0) return { pick: { ...unpicked, from: place } };
  return loose.length > 0 ? playOrAsk(loose) : { pick: unpicked };
}

function playOrAsk(choices: readonly Choice[]): Click {
  const [only] = choices;
  return choices.length === 1 && only ? { play: only.offer.text } : { ask: choices };
}

/** Buttons for every choice that is not only a place on the board, groups first, what commits last. */
export function buttonsOf(choices: readonly Choice[], picking: Picking): BarButton[] {
  const groups = new Set(
    choices.flatMap(({ gesture }) => (gesture.group === undefined ? [] : [gesture.group])),
  );
  const buttons: BarButton[] = [...groups].map((group) => groupButton(choices, group, picking));
  for (const choice of choices) {
    const { group, from, to, label, button } = choice.gesture;
    const inOpenGroup = group !== undefined && group === picking.group;
    const placed = from !== undefined || to !== undefined;
    if ((group === undefined || inOpenGroup) && (button || !placed)) buttons.push({ label, choice });
  }
  return [...new Set(buttons)].sort((a, b) => Number(commits(a)) - Number(commits(b)));
}

/** What pressing the button of a group leads to: where all its moves share their one place, that need not be clicked. */
export function pressed(choices: readonly Choice[], group: string): Click {
  const members = choices.filter(({ gesture }) => gesture.group === group);
  const places = new Set(members.map(({ gesture: { from, to } }) => from ?? to));
  return members.length > 1 && places.size === 1 ? { ask: members } : { pick: { group } };
}

/** A group of one move without places needs no opening: its button plays. */
function groupButton(choices: readonly Choice[], group: string, picking: Picking): BarButton {
  const members = choices.filter(({ gesture }) => gesture.group === group);
  const [only] = members;
  if (members.length === 1 && only && only.gesture.to === undefined) return { label: group, choice: only };
  const about = only?.gesture.about;
  return { label: group, group, open: picking.group === group, ...(about !== undefined && { about }) };
}

function commits(button: BarButton): boolean {
  return 'choice' in button && button.choice.gesture.commits === true;
}

/** Whether a button is wanted so seldom that it stands apart, unless it is pressed. */
export function isSeldom(button: BarButton, choices: readonly Choice[]): boolean {
  if ('choice' in button) return button.choice.gesture.seldom === true;
  const members = choices.filter(({ gesture }) => gesture.group === button.group);
  return !button.open && members.length > 0 && members.every(({ gesture }) => gesture.seldom);
}

/** The price of what the hand points at: the one choice that ends on this place. */
export function priceAt(choices: readonly Choice[], picking: Picking, place: Place): string | undefined {
  const hits = inHand(choices, picking).filter(
    ({ gesture }) => gesture.to === place && (gesture.from === picking.from || gesture.from === undefined),
  );
  const prices = new Set(hits.map(({ gesture: { about, price, label } }) => about ?? price ?? label));
  return hits.length > 0 ? [...prices].join(' · ') : undefined;
}

/** What is said of a place that is to be pressed twice, once it is marked or pointed at. */
export function twiceAt(choices: readonly Choice[], place: Place | undefined): Choice | undefined {
  return choices.find(({ gesture }) => gesture.twice !== undefined && gesture.to === place);
}

/** The next piece that may be picked, after the one in the hand. */
export function nextSource({ sources }: Lights, from: Place | undefined): Place | undefined {
  const places = [...sources];
  return places[(places.indexOf(from ?? '') + 1) % places.length];
}

/** The place whose piece stays in the hand after a move, if it may go on from there. */
export function stayOf({ gesture: { from, to, then } }: Choice): Place | undefined {
  return then ?? (from === undefined ? undefined : to);
}

/** A picking that still makes sense for new choices; a piece or group that is gone is let go. */
export function stillPicked(choices: readonly Choice[], picking: Picking): Picking {
  const group = choices.some(({ gesture }) => gesture.group === picking.group) ? picking.group : undefined;
  const kept: Picking = group === undefined ? {} : { group };
  const { from } = picking;
  return from !== undefined && lightsOf(choices, kept).sources.has(from) ? { ...kept, from } : kept;
}
