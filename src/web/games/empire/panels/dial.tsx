import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { DIAL, type Dial } from '../../../../games/empire/facts.ts';
import type { Battle, Belligerent, Who } from '../../../../games/empire/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { Glyph, Icon } from '../art/icons.tsx';
import { DIAL_COLOUR, GOLD } from '../art/palette.ts';
import { nameOf, paintOf } from '../art/paints.ts';
import { evenDial, presetsOf, unspent, withPart } from '../board/dialSetting.ts';
import { onRing } from '../board/geometry.ts';
import './dial.css';

/** Battle dials: three petals for tactics, weapons and shields; the own side outside, the enemy inside. */

/** What is known of one number of a dial. */
interface DialNumber {
  /** Undefined where it is not set or not to be seen. */
  readonly value: number | undefined;
  /** What technologies add, or what is taken from the plan of the Ancients: the number is golden. */
  readonly change?: number;
}

export interface DialRing {
  readonly who: Who;
  /** Tactics, weapons, shields. */
  readonly numbers: readonly DialNumber[];
  /** Set, but the other side may not see it yet. */
  readonly secret?: boolean;
}

interface DialFaceProps {
  readonly outer: DialRing;
  readonly inner: DialRing | undefined;
  /** Pixels. */
  readonly size: number;
  /** What is said of it. */
  readonly label: string;
}

const PETAL = 120;
const RIM = 55;
const OUTER = { near: 27.5, far: 52 } as const;
const INNER = 25;
const GAP = 1.1;

const middleAngle = (part: number): number => part * PETAL;

function petal(part: number, near: number, far: number): string {
  const [a, b] = [middleAngle(part) - PETAL / 2, middleAngle(part) + PETAL / 2];
  const gap = (radius: number): number => (radius === 0 ? 0 : (GAP / radius) * (180 / Math.PI));
  const at = (angle: number, radius: number): string => {
    const { x, y } = onRing(angle, radius);
    return `${x} ${y}`;
  };
  const back =
    near === 0 ? 'L0 0' : `L${at(b - gap(near), near)}A${near} ${near} 0 0 0 ${at(a + gap(near), near)}`;
  return `M${at(a + gap(far), far)}A${far} ${far} 0 0 1 ${at(b - gap(far), far)}${back}Z`;
}

/** A dial with known, hidden and changed numbers. */
function DialFace({ outer, inner, size, label }: DialFaceProps): ReactNode {
  return (
    <svg
      className="empire-dial"
      width={size}
      height={size}
      viewBox="-58 -58 116 116"
      role="img"
      aria-label={label}
    >
      <circle r={RIM} fill="#160b2b" stroke={GOLD} strokeWidth={1.4} />
      {DIAL.map((name, part) => (
        <g key={name}>
          <Petal ring={outer} part={part} {...OUTER} radius={39.5} font={17} />
          {inner && <Petal ring={inner} part={part} near={0} far={INNER} radius={15} font={12} />}
          <PartLetter part={part} />
        </g>
      ))}
      {inner === undefined && <circle r={INNER} fill="#1b0f33" stroke={GOLD} strokeOpacity={0.5} />}
    </svg>
  );
}

function PartLetter({ part }: { readonly part: number }): ReactNode {
  const { x, y } = onRing(middleAngle(part) - 41, 41);
  return (
    <text className="empire-dial-letter" x={x} y={y + 3.6} fill={DIAL_COLOUR[part]}>
      {itemAt(DIAL, part).charAt(0).toUpperCase()}
    </text>
  );
}

interface PetalProps {
  readonly ring: DialRing;
  readonly part: number;
  readonly near: number;
  readonly far: number;
  readonly radius: number;
  readonly font: number;
}

function Petal({ ring, part, near, far, radius, font }: PetalProps): ReactNode {
  const { fill, light } = paintOf(ring.who);
  const { value, change = 0 } = ring.numbers[part] ?? { value: undefined };
  const { x, y } = onRing(middleAngle(part), radius);
  return (
    <>
      <path d={petal(part, near, far)} fill="#160b2b" />
      <path
        d={petal(part, near, far)}
        fill={fill}
        fillOpacity={value === undefined ? 0.22 : 0.42}
        stroke={light}
        strokeDasharray={ring.secret === true ? '2.5 2' : undefined}
      />
      <text
        className="empire-dial-number"
        data-changed={change !== 0 || undefined}
        x={x}
        y={y + font * 0.35}
        fontSize={font}
      >
        {value ?? '?'}
      </text>
    </>
  );
}

// ── A battle ──────────────────────────────────────────────────────────────────────────────────────

interface BattleDialProps {
  readonly battle: Battle;
  /** Who looks: the own dial is outside; else the one of the attacker. */
  readonly eyes: Seat | undefined;
  readonly names: readonly string[];
  /** Pixels. */
  readonly size: number;
}

/** The dials of the battle being fought or of the last one. */
export function BattleDial({ battle, eyes, names, size }: BattleDialProps): ReactNode {
  const [attacker, defender] = battle.sides;
  const [own, foe] = defender.who === eyes ? [defender, attacker] : [attacker, defender];
  const label = [own, foe].map((side) => sideLabel(side, names)).join('; ');
  return <DialFace outer={ringOf(own)} inner={ringOf(foe)} size={size} label={label} />;
}

/** What a side has set, as far as it can be seen. */
export function ringOf({ who, dial, values, open }: Belligerent): DialRing {
  const numbers = DIAL.map((_, part): DialNumber => {
    const set = dial[part];
    const counts = values[part];
    const seen = set === undefined || set < 0 ? undefined : set;
    if (counts === undefined) return { value: seen };
    return { value: counts, change: seen === undefined ? 0 : counts - seen };
  });
  return { who, numbers, secret: !open && dial.length > 0 };
}

function sideLabel(side: Belligerent, names: readonly string[]): string {
  const told = ringOf(side).numbers.map(({ value, change = 0 }, part) => {
    const changed = change === 0 ? '' : ` (${change > 0 ? `${change} added` : `${-change} taken off`})`;
    return `${DIAL[part]} ${value ?? 'hidden'}${changed}`;
  });
  return `${nameOf(side.who, names)}: ${told.join(', ')}`;
}

// ── Setting the own dial ──────────────────────────────────────────────────────────────────────────

export interface DialInputProps {
  readonly who: Who;
  /** What tactics, weapons and shields must add up to. */
  readonly strength: number;
  /** What own technologies will add to each. */
  readonly bonus?: Dial;
  /** The dial of an enemy who had to reveal first. */
  readonly foe?: DialRing | undefined;
  /** Called with numbers that add up. */
  readonly onSet: (tactics: number, weapons: number, shields: number) => void;
}

const HINTS = [
  'The higher tactics score a galaxy token and move enemy ships away.',
  'Hits are your weapons less the shields of the enemy.',
  'Each shield stops a weapon of the enemy.',
] as const;

const NAMES = DIAL.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** Sets a dial by dragging petals, by steppers, by keys or by a preset. */
export function DialInput({ who, strength, bonus, foe, onSet }: DialInputProps): ReactNode {
  const [asked, setAsked] = useState(strength);
  const [dial, setDial] = useState(() => evenDial(strength));
  if (asked !== strength) {
    setAsked(strength);
    setDial(evenDial(strength));
  }
  const left = unspent(dial, strength);
  const change = (part: number, value: number): void =>
    setDial((now) => withPart(now, strength, part, value));
  const [tactics = 0, weapons = 0, shields = 0] = dial;
  return (
    <form
      className="empire-dialbox"
      aria-label="Your battle dial"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0) onSet(tactics, weapons, shields);
      }}
    >
      <DialPetals who={who} dial={dial} strength={strength} foe={foe} onChange={change} />
      <div className="empire-dial-rows">
        {DIAL.map((name, part) => (
          <Stepper
            key={name}
            part={part}
            value={itemAt(dial, part)}
            strength={strength}
            bonus={bonus?.[part] ?? 0}
            onChange={(value) => change(part, value)}
          />
        ))}
      </div>
      <div className="empire-dial-presets" role="group" aria-label="Presets">
        {presetsOf(strength).map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={preset.dial.every((value, part) => value === dial[part])}
            onClick={() => setDial(preset.dial)}
          >
            {preset.name}
          </button>
        ))}
      </div>
      <button type="submit" className="empire-dial-set" disabled={left !== 0}>
        {left === 0 ? `Set ${tactics} · ${weapons} · ${shields}` : `${left} of ${strength} left to place`}
      </button>
    </form>
  );
}

interface DialPetalsProps {
  readonly who: Who;
  readonly dial: Dial;
  readonly strength: number;
  readonly foe: DialRing | undefined;
  readonly onChange: (part: number, value: number) => void;
}

/** The big dial: a petal is filled as far as it is set, and follows a finger that drags outwards. */
function DialPetals({ who, dial, strength, foe, onChange }: DialPetalsProps): ReactNode {
  const grabbed = useRef<number>(undefined);
  const { fill, light } = paintOf(who);
  const left = unspent(dial, strength);
  const near = foe ? OUTER.near : 19;
  const valueAt = (event: PointerEvent<SVGGraphicsElement>): number => {
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix === null) return 0;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return ((Math.hypot(x, y) - near) / (OUTER.far - near)) * strength;
  };
  return (
    <svg className="empire-dial-big" viewBox="-66 -66 132 132" aria-hidden>
      <circle r={64.5} className="empire-dial-rim" />
      <circle r={RIM} fill="#160b2b" stroke={GOLD} strokeWidth={0.8} />
      {DIAL.map((name, part) => {
        const value = itemAt(dial, part);
        const far = near + ((OUTER.far - near) * value) / Math.max(1, strength);
        const { x, y } = onRing(middleAngle(part), (near + OUTER.far) / 2);
        return (
          <g
            key={name}
            className="empire-dial-petal"
            onPointerDown={(event) => {
              grabbed.current = part;
              event.currentTarget.setPointerCapture(event.pointerId);
              onChange(part, valueAt(event));
            }}
            onPointerMove={(event) => grabbed.current === part && onChange(part, valueAt(event))}
            onPointerUp={() => {
              grabbed.current = undefined;
            }}
          >
            <path d={petal(part, near, OUTER.far)} fill="#241443" stroke={light} strokeWidth={0.7} />
            {value > 0 && <path d={petal(part, near, far)} fill={fill} fillOpacity={0.62} />}
            <Glyph
              name={name}
              {...onRing(middleAngle(part), 59.8)}
              size={8.6}
              fill={itemAt(DIAL_COLOUR, part)}
            />
            <text className="empire-dial-number" x={x} y={y + 6.4} fontSize={18}>
              {value}
            </text>
          </g>
        );
      })}
      {foe ? (
        DIAL.map((name, part) => (
          <Petal key={name} ring={foe} part={part} near={0} far={INNER} radius={15} font={12} />
        ))
      ) : (
        <>
          <circle r={17.5} className="empire-dial-hub" data-left={left > 0 || undefined} />
          <text className="empire-dial-number" y={4.6} fontSize={14}>
            {left > 0 ? left : strength}
          </text>
        </>
      )}
    </svg>
  );
}

interface StepperProps {
  readonly part: number;
  readonly value: number;
  readonly strength: number;
  readonly bonus: number;
  readonly onChange: (value: number) => void;
}

function Stepper({ part, value, strength, bonus, onChange }: StepperProps): ReactNode {
  const name = itemAt(DIAL, part);
  const pressed = (event: KeyboardEvent): void => {
    const next = keyed(event.key, value, strength);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className="empire-dial-row" style={{ '--part': DIAL_COLOUR[part] }} data-tip={HINTS[part]}>
      <span className="empire-dial-part">
        <Icon name={name} size={16} />
        {NAMES[part]}
      </span>
      <button
        type="button"
        aria-label={`Less ${name}`}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span
        className="empire-dial-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={NAMES[part]}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={strength}
        aria-description={HINTS[part]}
        onKeyDown={pressed}
      >
        {value}
        {bonus !== 0 && <small>{bonus > 0 ? `+${bonus}` : bonus}</small>}
      </span>
      <button
        type="button"
        aria-label={`More ${name}`}
        disabled={value === strength}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}

/** What a key makes of a value. */
function keyed(key: string, value: number, strength: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return value + 1;
    case 'ArrowDown':
    case 'ArrowLeft':
      return value - 1;
    case 'PageUp':
      return value + 3;
    case 'PageDown':
      return value - 3;
    case 'Home':
      return 0;
    case 'End':
      return strength;
    default:
      return /^\d$/.test(key) ? Number(key) : undefined;
  }
}
