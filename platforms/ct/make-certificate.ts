/**
 * A certificate nobody signed, for the twins of logs: the shape that a certification authority gives it, with the names asked for.
 * Whoever checks signatures will not take it; a reader of logs does not check them.
 */
export function makeCertificate(names: readonly string[], { serial = 1, commonName = names[0] ?? '' } = {}) {
  const tbs = makeTbs(names, { serial, commonName });
  return sequence(tbs, sequence(ED25519), bits(Buffer.alloc(64, 7)));
}

/** What is signed of it, which is all that a log keeps of a precertificate. */
export function makeTbs(names: readonly string[], { serial = 1, commonName = names[0] ?? '' } = {}): Buffer {
  const number = Buffer.from([1, ...[24, 16, 8, 0].map((shift) => (serial >>> shift) & 0xff)]);
  return sequence(
    element(0xa0, element(0x02, Buffer.from([2]))), // version 3
    element(0x02, number),
    sequence(ED25519),
    nameOf('Stand-in Authority'),
    sequence(time('261101000000Z'), time('270130000000Z')),
    nameOf(commonName),
    sequence(sequence(ED25519), bits(Buffer.alloc(32, 9))),
    element(0xa3, sequence(basicConstraints, alternativeNames(names))),
  );
}

/** 1.3.101.112 */
const ED25519 = Buffer.from([0x06, 3, 0x2b, 0x65, 0x70]);

function element(tag: number, ...values: readonly Buffer[]): Buffer {
  const value = Buffer.concat(values);
  if (value.length < 0x80) return Buffer.concat([Buffer.from([tag, value.length]), value]);
  const digits = value.length < 0x100 ? 1 : value.length < 0x10000 ? 2 : 3;
  const length = Buffer.alloc(digits);
  length.writeUIntBE(value.length, 0, digits);
  return Buffer.concat([Buffer.from([tag, 0x80 | digits]), length, value]);
}
const sequence = (...values: readonly Buffer[]) => element(0x30, ...values);
const bits = (value: Buffer) => element(0x03, Buffer.from([0]), value);
const time = (text: string) => element(0x17, Buffer.from(text));

const nameOf = (text: string) =>
  text === ''
    ? sequence()
    : sequence(element(0x31, sequence(Buffer.from([0x06, 3, 0x55, 4, 3]), element(0x0c, Buffer.from(text)))));

const extension = (object: readonly number[], value: Buffer) =>
  sequence(element(0x06, Buffer.from(object)), element(0x04, value));
const basicConstraints = extension([0x55, 0x1d, 0x13], sequence());
const alternativeNames = (names: readonly string[]) =>
  extension([0x55, 0x1d, 0x11], sequence(...names.map((name) => element(0x82, Buffer.from(name, 'latin1')))));
