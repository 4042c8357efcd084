/** The id of an online table is the server's with a prefix, so that an address alone tells where it is played. */

const PREFIX = 'o-';

export const isOnline = (id: string): boolean => id.startsWith(PREFIX);

export const onlineId = (table: string): string => PREFIX + table;

export const serverId = (id: string): string => id.slice(PREFIX.length);
