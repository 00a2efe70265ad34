import type { LogEntry } from '#domain/certificate/log-entry';
import type { CertificateLog } from '#domain/certificate/log';
import { readDataTile, readNamesTile, tilePath, tileWidth } from '#domain/certificate/tile';
import { readCheckpoint, readGetEntries, readSignedHead } from '#domain/certificate/tree';
import { type AskLog, LogSilent } from './ask-log.ts';

/** How one log is read, whichever way it speaks. */
export interface LogReader {
  size(): Promise<number>;
  /** The entries from `from` up to `to`, which lie in one tile, or the first of them; `size` is that of the tree. */
  entries(from: number, to: number, size: number): Promise<LogEntry[]>;
  /** What it gives at its end is fetched again in full, so a part is not worth asking for at once. */
  hasPartialTiles: boolean;
}

export const readerOf = ({ address, kind }: CertificateLog, ask: AskLog): LogReader =>
  kind === 'static' ? tilesOf(address, ask) : entriesOf(address, ask);

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function tilesOf(address: string, ask: AskLog): LogReader {
  // a log that keeps tiles of names has them all: after one that is missing none is asked for in this run
  let hasNames = true;
  async function tile(number: number, width: number): Promise<LogEntry[]> {
    if (hasNames) {
      const names = await ask(address + tilePath('names', number, width));
      if (names) return readNamesTile(textOf(names));
      if (width === tileWidth) hasNames = false;
    }
    const data = await ask(address + tilePath('data', number, width));
    if (data) return readDataTile(data);
    // the part is gone as soon as the whole stands
    if (width < tileWidth) return tile(number, tileWidth);
    throw new LogSilent('a tile is missing');
  }
  return {
    hasPartialTiles: true,
    size: async () => readCheckpoint(textOf(await present(ask(`${address}/checkpoint`)))),
    entries: async (from, to, size) => {
      const number = Math.floor(from / tileWidth);
      const start = number * tileWidth;
      const width = Math.min(tileWidth, size - start);
      const entries = await tile(number, width);
      if (entries.length < width) throw new LogSilent('a tile with too few entries');
      return entries.slice(from - start, to - start);
    },
  };
}

function entriesOf(address: string, ask: AskLog): LogReader {
  return {
    hasPartialTiles: false,
    size: async () => readSignedHead(textOf(await present(ask(`${address}/ct/v1/get-sth`)))),
    entries: async (from, to) => {
      const query = `start=${from}&end=${to - 1}`;
      const entries = readGetEntries(textOf(await present(ask(`${address}/ct/v1/get-entries?${query}`))));
      return entries.slice(0, to - from);
    },
  };
}

async function present(answer: Promise<Uint8Array | undefined>): Promise<Uint8Array> {
  const bytes = await answer;
  if (!bytes) throw new LogSilent('status 404');
  return bytes;
}
