import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compression } from './compressed.ts';

const script = Buffer.from('const answer = 42;\n'.repeat(400));

test('Brotli goes before gzip, and both give the file back', async () => {
  const compressed = compression();
  const br = await compressed('/a.js', '.js', script, 'gzip, deflate, br');
  const gz = await compressed('/a.js', '.js', script, 'gzip;q=0.8');
  expect([br.encoding, gz.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body).equals(script)).toBe(true);
  expect(gunzipSync(gz.body).equals(script)).toBe(true);
});

test.each([
  ['a browser that accepts none', '.js', script, ''],
  ['one that refuses both', '.js', script, 'br;q=0, gzip;q=0.0'],
  ['a font', '.woff2', script, 'br'],
  ['a file below 1,000 bytes', '.js', script.subarray(0, 900), 'br'],
])('%s gets the file as it is', async (_what, type, body, accepts) => {
  expect(await compression()('/a', type, body, accepts)).toEqual({ body });
});
