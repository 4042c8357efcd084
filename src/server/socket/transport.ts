import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { itemAt } from '../../kernel/data/lists.ts';
import type { Transport } from './outbox.ts';

/** A socket that does not complete the closing handshake in time is terminated. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * Sends over a socket whose bytes go out through `raw`. Messages of one turn of the event loop are written together:
 * a move's response and its delta cost one system call, not two.
 */
export function socketTransport(socket: WebSocket, raw: Duplex): Transport {
  let [texts, characters]: [string[], number] = [[], 0];

  function flush(): void {
    const pending = texts;
    [texts, characters] = [[], 0];
    if (pending.length > 0 && socket.readyState === WebSocket.OPEN) raw.write(deltasOf(pending));
  }

  return {
    send(text) {
      if (texts.length === 0) process.nextTick(flush);
      texts.push(text);
      characters += text.length;
    },
    waiting: () => socket.bufferedAmount + characters,
    end(code, why) {
      flush();
      socket.close(code, why);
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
    },
  };
}

const WHOLE_TEXT = 0x81;
/** Marks of lengths that follow in two or in eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_IN_TWO = 0xffff;

/** Texts as messages of the WebSocket protocol (RFC 6455, section 5.2): whole, unmasked, not compressed. */
export function deltasOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const buffer = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const length = itemAt(lengths, i);
    at = writeHead(buffer, at, length);
    at += buffer.write(text, at, length, 'utf8');
  });
  return buffer;
}

function headOf(length: number): number {
  if (length < TWO_BYTES) return 2;
  return length <= LONGEST_IN_TWO ? 4 : 10;
}

function writeHead(buffer: Buffer, at: number, length: number): number {
  buffer[at] = WHOLE_TEXT;
  if (length < TWO_BYTES) {
    buffer[at + 1] = length;
  } else if (length <= LONGEST_IN_TWO) {
    buffer[at + 1] = TWO_BYTES;
    buffer.writeUInt16BE(length, at + 2);
  } else {
    buffer[at + 1] = EIGHT_BYTES;
    buffer.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headOf(length);
}
