import { unzlibSync } from 'fflate';

interface Table {
  tag: number;
  checksum: number;
  bytes: Uint8Array;
}

/**
 * A web font (WOFF 1.0) as the TrueType or OpenType file that it packs, which is what a PDF embeds. Each table is
 * compressed by itself: unpack them and write the directory that goes before them.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF font.');
  const tables = Array.from({ length: from.getUint16(12) }, (_, n): Table => {
    const entry = 44 + n * 20;
    const [offset, packed, size] = [4, 8, 12].map((at) => from.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: from.getUint32(entry),
      checksum: from.getUint32(entry + 16),
      bytes: packed < size ? unzlibSync(bytes) : bytes,
    };
  });
  const room = (bytes: Uint8Array) => (bytes.length + 3) & ~3;
  let at = 12 + tables.length * 16;
  const font = new Uint8Array(at + tables.reduce((sum, { bytes }) => sum + room(bytes), 0));
  const to = new DataView(font.buffer);
  const steps = Math.floor(Math.log2(tables.length));
  to.setUint32(0, from.getUint32(4));
  [tables.length, 16 << steps, steps, (tables.length - (1 << steps)) * 16].forEach((value, n) =>
    to.setUint16(4 + n * 2, value),
  );
  tables.forEach(({ tag, checksum, bytes }, n) => {
    [tag, checksum, at, bytes.length].forEach((value, field) => to.setUint32(12 + n * 16 + field * 4, value));
    font.set(bytes, at);
    at += room(bytes);
  });
  return font;
}
