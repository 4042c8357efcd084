/** A table online goes by the server's id behind a sign, so that an address alone tells where it is played. */

const SIGN = 'o-';

export const isOnline = (id: string): boolean => id.startsWith(SIGN);

export const onlineId = (table: string): string => SIGN + table;

export const serverId = (id: string): string => id.slice(SIGN.length);
