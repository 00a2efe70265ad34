/** "expand 32-byte k" as four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/**
 * ChaCha20 (RFC 8439, section 2.4) with a nonce of zeros and the counter from 0: bytes that nobody can tell from chance
 * without the key. A cipher's stream rather than a hash, as it is the same in browser and Node without waiting.
 */
export function keyStream(key: Uint8Array, length: number): Uint8Array {
  if (key.length !== 32) throw new RangeError('A key has 32 bytes');
  const words = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set(CONSTANTS);
  for (let i = 0; i < 8; i++) start[4 + i] = words.getUint32(4 * i, true);
  const out = new DataView(new ArrayBuffer(64 * Math.ceil(length / 64)));
  const state = new Uint32Array(16);
  for (let block = 0; 64 * block < length; block++) {
    start[12] = block;
    state.set(start);
    for (let round = 0; round < 10; round++) doubleRound(state);
    for (let i = 0; i < 16; i++) out.setUint32(64 * block + 4 * i, state[i]! + start[i]!, true);
  }
  return new Uint8Array(out.buffer, 0, length);
}

function doubleRound(state: Uint32Array): void {
  for (let i = 0; i < 4; i++) quarterRound(state, i, 4 + i, 8 + i, 12 + i);
  for (let i = 0; i < 4; i++)
    quarterRound(state, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  state[a]! += state[b]!;
  state[d] = turned(state[d]! ^ state[a]!, 16);
  state[c]! += state[d]!;
  state[b] = turned(state[b]! ^ state[c]!, 12);
  state[a]! += state[b]!;
  state[d] = turned(state[d]! ^ state[a]!, 8);
  state[c]! += state[d]!;
  state[b] = turned(state[b]! ^ state[c]!, 7);
}

const turned = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
