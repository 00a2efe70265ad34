import { certificateNames } from './certificate-names.ts';
import { UnreadableBytes } from './der.ts';

/** What a log says of one certificate. */
export interface LogEntry {
  /** Milliseconds: when the log took it. */
  timestamp: number;
  /** DNS names as they are written in the certificate; undefined where it cannot be read, which logs do take. */
  names: string[] | undefined;
}

/** Numbers of TLS's presentation language (RFC 8446, section 3), one behind the other. */
export class TlsReader {
  at = 0;
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** An unsigned number of so many bytes. @throws UnreadableBytes */
  number(size: 2 | 3 | 8): number {
    const at = this.skip(size);
    if (size === 2) return this.#view.getUint16(at);
    if (size === 3) return this.#view.getUint16(at) * 256 + this.#view.getUint8(at + 2);
    return this.#view.getUint32(at) * 2 ** 32 + this.#view.getUint32(at + 4);
  }

  /** Goes on by so many bytes, and gives where they begin. @throws UnreadableBytes */
  skip(size: number): number {
    const from = this.at;
    if (from + size > this.bytes.length) throw new UnreadableBytes('ends within an entry');
    this.at += size;
    return from;
  }
}

const PRECERTIFICATE = 1;
const KEY_HASH = 32;

/** A TimestampedEntry (RFC 6962, section 3.4) up to its extensions, and whether it is of a precertificate. @throws UnreadableBytes */
export function readEntry(tls: TlsReader): LogEntry & { isPrecertificate: boolean } {
  const timestamp = tls.number(8);
  const type = tls.number(2);
  if (type > PRECERTIFICATE) throw new UnreadableBytes(`an entry of type ${type}`);
  if (type === PRECERTIFICATE) tls.skip(KEY_HASH);
  const length = tls.number(3);
  const from = tls.skip(length);
  const names = namesOrNone(tls.bytes, from, from + length);
  tls.skip(tls.number(2));
  return { timestamp, names, isPrecertificate: type === PRECERTIFICATE };
}

function namesOrNone(bytes: Uint8Array, from: number, to: number): string[] | undefined {
  try {
    return certificateNames(bytes, from, to);
  } catch (error) {
    if (error instanceof UnreadableBytes) return undefined;
    throw error;
  }
}
