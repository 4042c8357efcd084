import { once } from 'node:events';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../src/protocol/online.ts';

/** Where somebody comes from, and where they go. */
export interface Line {
  /** Where a server listens; asked anew for everything that is sent. */
  readonly address: () => string | Promise<string>;
  /** The address of this machine they come from. */
  readonly from?: string;
}

interface Sending {
  /** What is sent as JSON, or a text as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** What came of a request. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser without a page: it keeps a cookie, sends requests and opens sockets. */
export class Browser {
  cookie = '';
  readonly line: Line;

  constructor(line: Line) {
    this.line = line;
  }

  async send(method: string, path: string, { body, headers, signal }: Sending = {}): Promise<Reply> {
    const { hostname: host, port, pathname, search } = new URL(path, `http://${await this.line.address()}`);
    const asked = request({
      host,
      port,
      path: pathname + search,
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...this.#own(headers) },
      localAddress: this.line.from,
      agent: false,
      signal,
    });
    asked.end(typeof body === 'string' ? body : JSON.stringify(body));
    const [response] = await once(asked, 'response');
    const reply = new Headers(pairsOf(response.rawHeaders));
    for (const line of reply.getSetCookie()) this.#keep(line);
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += String(part);
    return { status: Number(response.statusCode), text, headers: reply };
  }

  async connect({ headers }: Pick<Sending, 'headers'> = {}, address = this.line.address): Promise<WebSocket> {
    const { from } = this.line;
    return new WebSocket(`ws://${await address()}${SOCKET_PATH}`, {
      headers: this.#own(headers),
      ...(from !== undefined && { localAddress: from }),
    });
  }

  #own(headers: Sending['headers']): Record<string, string> {
    return { ...(this.cookie && { cookie: this.cookie }), ...headers };
  }

  /** A cookie without a value is one that was taken away. */
  #keep(line: string): void {
    const [cookie = ''] = line.split(';', 1);
    if (!cookie.endsWith('=')) this.cookie = cookie;
    else if (this.cookie.startsWith(cookie)) this.cookie = '';
  }
}

/** Names and values, which Node tells one after the other. */
function pairsOf(raw: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) pairs.push([raw[i] ?? '', raw[i + 1] ?? '']);
  return pairs;
}
