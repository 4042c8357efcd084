import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { itemAt } from '../../kernel/data/lists.ts';
import { type Coding, codingFor, isPackable, packed } from './packing.ts';

/** A server of static files and nothing else. */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Everything comes from this server; pictures may also be made on the page. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A name or address with perhaps a port: nothing else gets into the policy. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** What every answer of the server says about itself. Not every browser counts the sockets of a host as its own. */
export function headersFor(host: string | undefined): Readonly<Record<string, string>> {
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    'content-security-policy': `${POLICY}; connect-src 'self'${sockets}`,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Files whose names change with their content. */
const LASTING = /^\/assets\/.+-[\w-]{8}\.\w+$/;

export function fileServer(folder: string): Server {
  return createServer((request, response) => {
    answerFile(folder, request, response).catch(() => response.destroy());
  });
}

/** Answers a request with a file of the folder, or says that it is not there. */
export async function answerFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  host = request.headers.host,
): Promise<void> {
  const headers = headersFor(host);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, headers);
  const name = nameOf(request.url ?? '/');
  const file = name && (await findFile(folder, name));
  if (!name || !file) return refuse(response, 404, headers);
  const packable = isPackable(name, file.size);
  const coding = packable ? codingFor(request.headers['accept-encoding']?.toString()) : undefined;
  const known = {
    ...headers,
    ...cachingOf(name, file, coding),
    ...(packable && { vary: 'accept-encoding' }),
  };
  if (request.headers['if-none-match'] === known.etag) {
    response.writeHead(304, known).end();
    return;
  }
  const type = TYPES[path.extname(file.path)] ?? 'application/octet-stream';
  const described = { ...known, 'content-type': type, ...(coding && { 'content-encoding': coding }) };
  const bytes = coding && (await packed(file.path, known.etag, coding));
  response.writeHead(200, { ...described, 'content-length': bytes?.length ?? file.size });
  if (request.method === 'HEAD') response.end();
  else if (bytes) response.end(bytes);
  else await pipeline(createReadStream(file.path), response);
}

/** How long a file may be kept, and how it is known again: packed it is another. */
function cachingOf(
  name: string,
  { size, changed }: FoundFile,
  coding: Coding | undefined,
): { readonly etag: string; readonly 'cache-control': string } {
  const version = [size.toString(36), Math.floor(changed).toString(36), ...(coding ? [coding] : [])];
  const lasting = LASTING.test(name);
  return {
    etag: `"${version.join('-')}"`,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function refuse(response: ServerResponse, code: 404 | 405, headers: Readonly<Record<string, string>>): void {
  const text = code === 404 ? 'There is nothing here.\n' : 'Only GET and HEAD.\n';
  response.writeHead(code, { ...headers, 'content-type': TYPES['.txt'], allow: 'GET, HEAD' }).end(text);
}

/** The path of a request below the folder; nothing that leads out of it, and no hidden file. */
function nameOf(url: string): string | undefined {
  try {
    const name = decodeURIComponent(itemAt(url.split(/[?#]/, 1), 0));
    const parts = name.split('/');
    if (!name.startsWith('/') || parts.some((part) => part.startsWith('.') || /[\\\0:]/.test(part)))
      return undefined;
    return name.endsWith('/') ? `${name}index.html` : name;
  } catch {
    return undefined;
  }
}

interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly changed: number;
}

async function findFile(folder: string, name: string): Promise<FoundFile | undefined> {
  const file = path.join(folder, name);
  try {
    const { size, mtimeMs } = await statFile(file);
    return { path: file, size, changed: mtimeMs };
  } catch {
    return undefined;
  }
}

async function statFile(file: string): Promise<{ size: number; mtimeMs: number }> {
  const found = await stat(file);
  if (!found.isFile()) throw new Error('not a file');
  return found;
}
