import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { StoredScan, StoredSource } from '#domain/scan/stored-scan';

type Row = Record<string, unknown>;

/**
 * A platform's row as it is kept: what is read once a scan, though each write of the scan writes it, is one packed value. It is most
 * of a row, a third as long, and neither taken apart nor put together by whoever only wants to know how far the scan is.
 */
export function packedRow({
  own,
  judged,
  judgedBy,
  asks,
  listed,
  searchedAt,
  free,
  ...row
}: StoredSource): Row {
  const kept = { own, judged, judgedBy, asks, listed, searchedAt, free };
  return Object.values(kept).some((value) => value != null)
    ? { ...row, packed: deflateRawSync(JSON.stringify(kept)) }
    : row;
}

export const packedScan = (scan: StoredScan): Row => ({ ...scan, sources: scan.sources.map(packedRow) });

/** A scan as it was before; one that was never packed stays as it is. */
export const unpackedScan = (scan: Row): Row => ({
  ...scan,
  ...(Array.isArray(scan['sources']) && { sources: scan['sources'].map((row) => unpackedRow(row as Row)) }),
});

const unpackedRow = ({ packed, ...row }: Row): Row =>
  packed instanceof Uint8Array ? { ...row, ...(JSON.parse(inflateRawSync(packed).toString()) as Row) } : row;
