import * as z from 'zod';
import { UnreadableBytes } from './der.ts';
import { type LogEntry, readEntry, TlsReader } from './log-entry.ts';

/** Entries of a full tile (static-ct-api). */
export const tileWidth = 256;

/**
 * Where a tile lies below a log's address: number 1,234,067 is `x001/x234/067`. A partial one, the last of a tree, has its
 * width.
 */
export function tilePath(kind: 'data' | 'names', tile: number, width = tileWidth): string {
  const digits = (number: number) => String(number % 1000).padStart(3, '0');
  let path = digits(tile);
  for (let rest = Math.floor(tile / 1000); rest > 0; rest = Math.floor(rest / 1000))
    path = `x${digits(rest)}/${path}`;
  return `/tile/${kind}/${path}${width === tileWidth ? '' : `.p/${width}`}`;
}

/** The entries of a data tile: TileLeaf after TileLeaf (static-ct-api). @throws UnreadableBytes */
export function readDataTile(bytes: Uint8Array): LogEntry[] {
  const tls = new TlsReader(bytes);
  const entries: LogEntry[] = [];
  while (tls.at < bytes.length) {
    const { isPrecertificate, ...entry } = readEntry(tls);
    if (isPrecertificate) tls.skip(tls.number(3));
    tls.skip(tls.number(2)); // fingerprints of its chain
    entries.push(entry);
  }
  return entries;
}

const NamesLine = z.object({
  Timestamp: z.number(),
  DNS: z.array(z.string()).nullish(),
  Subject: z.object({ CommonName: z.string().optional() }).nullish(),
});

/** The entries of a names tile, which some logs keep beside the others: a line of JSON each. @throws UnreadableBytes */
export const readNamesTile = (text: string): LogEntry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { Timestamp: timestamp, DNS, Subject } = lineOf(line);
      return { timestamp, names: DNS?.length ? DNS : commonName(Subject?.CommonName) };
    });

const commonName = (name = '') => (/^[^\s]+\.[^\s]+$/.test(name) ? [name] : []);

function lineOf(line: string): z.infer<typeof NamesLine> {
  try {
    return NamesLine.parse(JSON.parse(line));
  } catch {
    throw new UnreadableBytes('a line of names that is none');
  }
}
