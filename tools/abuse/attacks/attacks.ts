import type { Attack } from './attack.ts';
import { DEED_ATTACKS } from './deedAttacks.ts';
import { REQUEST_ATTACKS } from './requestAttacks.ts';
import { SOCKET_ATTACKS } from './socketAttacks.ts';
import { TABLE_ATTACKS } from './tableAttacks.ts';

export const ATTACKS: Readonly<Record<string, Attack>> = {
  ...TABLE_ATTACKS,
  ...DEED_ATTACKS,
  ...REQUEST_ATTACKS,
  ...SOCKET_ATTACKS,
};
