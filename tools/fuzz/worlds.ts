import type { Complaints } from './complaints.ts';
import { openEngineWorld } from './engineWorld.ts';
import { openHttpWorld } from './httpWorld.ts';
import { openLinkWorld } from './linkWorld.ts';
import { openPositionWorld } from './positionWorld.ts';
import { openRecordWorld } from './recordWorld.ts';
import type { What } from './round.ts';
import { openSocketWorld } from './socketWorld.ts';
import type { World } from './world.ts';

/** Opens a world anew; the same seed opens the same. */
export type OpenWorld = (seed: number, complaints: Complaints) => Promise<World>;

export const WORLDS: Readonly<Record<What, OpenWorld>> = {
  socket: openSocketWorld,
  http: openHttpWorld,
  record: openRecordWorld,
  engine: openEngineWorld,
  position: openPositionWorld,
  link: openLinkWorld,
};
