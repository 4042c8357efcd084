import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Transport } from './outbox.ts';

/** A socket that does not complete the closing handshake in time is terminated. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * Sends over a socket whose bytes go out through `raw`. Messages of one turn of the event loop are written together:
 * a move's response and its delta cost one system call, not two.
 */
export function socketTransport(socket: WebSocket, raw: Duplex): Transport {
  return new SocketTransport(socket, raw);
}

/** A class, because there is one for every socket: functions of its own would take most of the memory of one. */
class SocketTransport implements Transport {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  #texts: string[] | undefined;
  #characters = 0;

  constructor(socket: WebSocket, raw: Duplex) {
    this.#socket = socket;
    this.#raw = raw;
  }

  send(text: string): void {
    if (this.#texts) this.#texts.push(text);
    else {
      this.#texts = [text];
      process.nextTick(flushed, this);
    }
    this.#characters += text.length;
  }

  waiting(): number {
    return this.#socket.bufferedAmount + this.#characters;
  }

  end(code: number, why: string): void {
    this.flush();
    this.#socket.close(code, why);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  flush(): void {
    const pending = this.#texts;
    [this.#texts, this.#characters] = [undefined, 0];
    if (pending && this.#socket.readyState === WebSocket.OPEN) this.#raw.write(messagesOf(pending), 'latin1');
  }
}

function flushed(transport: SocketTransport): void {
  transport.flush();
}

const WHOLE_TEXT = 0x81;
/** Marks of lengths that follow in two or in eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_IN_TWO = 0xffff;

/**
 * Texts as messages of the WebSocket protocol (RFC 6455, section 5.2): whole, unmasked, not compressed. A letter
 * stands for each byte: most texts have no others, and a stream writes them without another copy.
 */
export function messagesOf(texts: readonly string[]): string {
  let messages = '';
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
    messages += headOf(bytes.length) + bytes;
  }
  return messages;
}

function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= LONGEST_IN_TWO) return String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(WHOLE_TEXT, EIGHT_BYTES, ...long);
}
