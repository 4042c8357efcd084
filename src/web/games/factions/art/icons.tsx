import type { ReactNode } from 'react';
import type { ExoType, FactionId, MachineId } from '../../../../games/factions/facts.ts';

/** Signs of one colour, the one of the text around them, in a square of 16. */

const evenOdd = (d: string): ReactNode => <path fillRule="evenodd" d={d} />;
const filled = (d: string): ReactNode => <path d={d} />;
const lined = (d: string, width = 1.6): ReactNode => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

// ── What players have ─────────────────────────────────────────────────────────────────────────────

/** The bolt of energy, also drawn on the board. */
export const BOLT = 'M9.6 1 3.2 9.2h3.9L6 15l6.8-8.6H8.7z';

const ICONS = {
  energy: filled(BOLT),
  resource: (
    <>
      <path d="M8 1.6 14 5v6.2L8 14.6 2 11.2V5z" />
      <path d="M2 5l6 3.3L14 5M8 8.3v6.3" fill="none" stroke="#000" strokeOpacity={0.5} strokeWidth={1.1} />
    </>
  ),
  explorer: evenOdd(
    'M8 1.5a6 6 0 0 1 6 6v3.2a2 2 0 0 1-2 2h-.6v1.8H4.6v-1.8H4a2 2 0 0 1-2-2V7.5a6 6 0 0 1 6-6zM5.6 5.2a2 2 0 0 0-2 2v1a2 2 0 0 0 2 2h4.8a2 2 0 0 0 2-2v-1a2 2 0 0 0-2-2z',
  ),
  objective: evenOdd(
    'M3 1.5h10a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM8 4.2 7 6.7l-2.7.2 2.1 1.7-.7 2.6L8 9.8l2.3 1.4-.7-2.6 2.1-1.7L9 6.7z',
  ),
  vp: filled('m8 1.2 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8L8 11.5l-4.2 2.6 1.1-4.8L1.2 6.1l4.9-.4z'),
  upgrade: evenOdd('M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6zM8 5.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z'),
  exoplanet: (
    <>
      <circle cx={8} cy={8} r={4.3} />
      {lined('M1.3 11.3c1.5 1.3 6-.1 9.3-2.6 3.3-2.5 5-5.2 4-6.3-.6-.7-2-.6-3.7.1', 1.3)}
    </>
  ),
  tech: (
    <>
      {evenOdd('M4 4h8v8H4zM6.2 6.2v3.6h3.6V6.2z')}
      {lined('M6 1.5V4M10 1.5V4M6 12v2.5M10 12v2.5M1.5 6H4M1.5 10H4M12 6h2.5M12 10h2.5', 1.4)}
    </>
  ),
  research: evenOdd(
    'M6 1.5h4V3h-.6v3.4l4 6.3a1.2 1.2 0 0 1-1 1.8H3.6a1.2 1.2 0 0 1-1-1.8l4-6.3V3H6zM6.6 8.4 4.7 11.4h6.6L9.4 8.4z',
  ),
  event: evenOdd(
    'M8 1.5 9.6 3l2.1-.3.5 2.1 1.9 1-.8 2 .8 2-1.9 1-.5 2.1-2.1-.3L8 14.5 6.4 12.6l-2.1.3-.5-2.1-1.9-1 .8-2-.8-2 1.9-1 .5-2.1 2.1.3z',
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof ICONS;

interface SizeProps {
  readonly size: number;
}

function Sign({ size, children }: SizeProps & { readonly children: ReactNode }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
      {children}
    </svg>
  );
}

export function Icon({ name, size }: SizeProps & { readonly name: IconName }): ReactNode {
  return <Sign size={size}>{ICONS[name]}</Sign>;
}

// ── Exoplanets ────────────────────────────────────────────────────────────────────────────────────

const TYPE_ICONS: Readonly<Record<ExoType | 'wild', ReactNode>> = {
  ocean: filled(
    'M1 6c2.3-2 4.7-2 7 0s4.7 2 7 0v2.4c-2.3 2-4.7 2-7 0s-4.7-2-7 0zM1 10.5c2.3-2 4.7-2 7 0s4.7 2 7 0v2.4c-2.3 2-4.7 2-7 0s-4.7-2-7 0z',
  ),
  rocky: filled('M1 13.5 6 3.5l2.8 5.2L10.5 6l4.5 7.5z'),
  gas: filled('M2 4h12v2.2H2zM1 7.3h14v2.2H1zM3 10.6h10v2.2H3z'),
  ice: lined(
    'M8 1.2v13.6M2.1 4.6l11.8 6.8M13.9 4.6 2.1 11.4M6 2.6 8 4.4l2-1.8M6 13.4 8 11.6l2 1.8M2.3 7.2l2.5-.9-.4-2.6M13.7 8.8l-2.5.9.4 2.6M13.7 7.2l-2.5-.9.4-2.6M2.3 8.8l2.5.9-.4 2.6',
    1.5,
  ),
  wild: (
    <>
      {filled('M8 .8 9.7 6.3 15.2 8 9.7 9.7 8 15.2 6.3 9.7.8 8l5.5-1.7z')}
      <circle cx={13} cy={3} r={1.3} />
      <circle cx={3} cy={13} r={1.3} />
    </>
  ),
};

/** Colours of a type: the strip of a card, its sign on cream, and light on the dark. */
export const TYPE_COLOURS: Readonly<
  Record<ExoType | 'wild', { readonly strip: string; readonly sign: string; readonly light: string }>
> = {
  ocean: { strip: '#2a7699', sign: '#1f668a', light: '#7cc4da' },
  rocky: { strip: '#a14f28', sign: '#99431c', light: '#e0976a' },
  gas: { strip: '#996516', sign: '#8a5a0e', light: '#f0c877' },
  ice: { strip: '#3b7880', sign: '#2a6a73', light: '#bfe3dc' },
  wild: { strip: '#6d4a8f', sign: '#5f3d82', light: '#d9bdf5' },
};

export function TypeIcon({ type, size }: SizeProps & { readonly type: ExoType | 'wild' }): ReactNode {
  return <Sign size={size}>{TYPE_ICONS[type]}</Sign>;
}

// ── Factions ──────────────────────────────────────────────────────────────────────────────────────

const EMBLEMS: Readonly<Record<FactionId, ReactNode>> = {
  /** A drill. */
  megacore: filled('M3 1.5h10v2.2H3zM4 4.7h8l-1.3 2.4H5.3zM5.8 8.1h4.4L9 10.3H7zM7.4 11.3h1.2L8 15z'),
  /** The Sun. */
  zealots: (
    <>
      <circle cx={8} cy={8} r={3.3} />
      {filled(
        'M8 .6 9 4H7zM8 15.4 7 12h2zM.6 8 4 7v2zM15.4 8 12 9V7zM2.8 2.8 5.9 4.5 4.5 5.9zM13.2 13.2l-3.1-1.7 1.4-1.4zM13.2 2.8l-1.7 3.1-1.4-1.4zM2.8 13.2l1.7-3.1 1.4 1.4z',
      )}
    </>
  ),
  /** Two like all others. */
  sop: (
    <>
      <circle cx={5.2} cy={4.8} r={2.6} />
      <circle cx={11.2} cy={5.6} r={2.2} />
      {filled(
        'M.8 14.2c0-4 1.9-6 4.4-6s4.4 2 4.4 6zM10.5 14.2c0-2.4-.5-4.1-1.5-5.3.7-.4 1.4-.6 2.2-.6 2.3 0 4 1.9 4 5.9z',
      )}
    </>
  ),
  /** A hole with another end. */
  tunnelers: (
    <>
      {lined('M8 8C6 4.8 1.5 4.6 1.5 8S6 11.2 8 8s6.5-3.4 6.5 0S10 11.2 8 8Z', 1.9)}
      <circle cx={4.6} cy={8} r={1.1} />
      <circle cx={11.4} cy={8} r={1.1} />
    </>
  ),
  /** An atom. */
  einstein: (
    <>
      <circle cx={8} cy={8} r={1.9} />
      {lined('M1.3 8c0-1.7 3-3 6.7-3s6.7 1.3 6.7 3-3 3-6.7 3-6.7-1.3-6.7-3Z', 1.2)}
      <g transform="rotate(60 8 8)">
        {lined('M1.3 8c0-1.7 3-3 6.7-3s6.7 1.3 6.7 3-3 3-6.7 3-6.7-1.3-6.7-3Z', 1.2)}
      </g>
      <g transform="rotate(120 8 8)">
        {lined('M1.3 8c0-1.7 3-3 6.7-3s6.7 1.3 6.7 3-3 3-6.7 3-6.7-1.3-6.7-3Z', 1.2)}
      </g>
    </>
  ),
  /** An eye that is always there. */
  deepstate: (
    <>
      {evenOdd(
        'M8 1 15.3 14H.7zM8 6.6c-1.9 0-3.5 1-4.4 2.7.9 1.7 2.5 2.7 4.4 2.7s3.5-1 4.4-2.7C11.5 7.6 9.9 6.6 8 6.6z',
      )}
      <circle cx={8} cy={9.3} r={1.5} />
    </>
  ),
  /** A hall. */
  council: filled('M8 1 15 5v1.5H1V5zM2.5 7.5h2v4.7h-2zM7 7.5h2v4.7H7zM11.5 7.5h2v4.7h-2zM1 13.2h14V15H1z'),
  /** A head of tin. */
  androids: evenOdd(
    'M7.3 2.7a1.3 1.3 0 1 1 1.4 0V4H12a1.5 1.5 0 0 1 1.5 1.5v1h1.2v4h-1.2v1.7A1.8 1.8 0 0 1 11.7 14H4.3a1.8 1.8 0 0 1-1.8-1.8v-1.7H1.3v-4h1.2v-1A1.5 1.5 0 0 1 4 4h3.3zM5.6 6.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM10.4 6.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM5 11v1.2h6V11z',
  ),
};

export function FactionEmblem({ faction, size }: SizeProps & { readonly faction: FactionId }): ReactNode {
  return <Sign size={size}>{EMBLEMS[faction]}</Sign>;
}

// ── Machines ──────────────────────────────────────────────────────────────────────────────────────

const MACHINE_ICONS: Readonly<Record<Exclude<MachineId, 'faction'>, ReactNode>> = {
  batteries: evenOdd(
    'M6 1h4v1.5h1.8a1 1 0 0 1 1 1V14a1 1 0 0 1-1 1H4.2a1 1 0 0 1-1-1V3.5a1 1 0 0 1 1-1H6zM8.8 4.5 5.2 9.4h2.2l-.5 3.6 3.9-5H8.5z',
  ),
  cargo: <>{evenOdd('M1.5 3h13v3.2h-13zM2.5 7.2h11V14h-11zM6 8.6v1.6h4V8.6z')}</>,
  alcubierre: lined(
    'M8 2v12M2 8c3-4 9-4 12 0-3 4-9 4-12 0zM3 3.2c3 1.6 7 1.6 10 0M3 12.8c3-1.6 7-1.6 10 0',
    1.4,
  ),
  sails: filled('M7.6 1v10H1.8C2.8 7 4.8 3 7.6 1zM9 3c3.2 2 4.9 5 5 8H9zM2 12.4h12L12 15H4z'),
  probes: (
    <>
      <circle cx={8} cy={8} r={3} />
      {filled('M1 2l5 4-1 1zM15 2l-5 4 1 1zM1 14l5-4-1-1zM15 14l-5-4 1-1z')}
    </>
  ),
};

interface MachineIconProps extends SizeProps {
  readonly machine: MachineId;
  /** Whose it is: its own machine bears its emblem. */
  readonly faction: FactionId;
}

export function MachineIcon({ machine, faction, size }: MachineIconProps): ReactNode {
  return machine === 'faction' ? (
    <FactionEmblem faction={faction} size={size} />
  ) : (
    <Sign size={size}>{MACHINE_ICONS[machine]}</Sign>
  );
}
