import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from our own pages, or from a program that is no browser: other sites' pages say so. */
export function isFromHere(headers: IncomingHttpHeaders, own: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return isSameSite(headers['sec-fetch-site']);
  if (own !== undefined) return origin === own;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function isSameSite(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}
