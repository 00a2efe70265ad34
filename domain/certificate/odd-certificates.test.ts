import { describe, expect, it } from 'vitest';
import { certificateNames } from './certificate-names.ts';
import { DerReader, UnreadableBytes } from './der.ts';

type Bytes = readonly number[];
const element = (tag: number, ...values: Bytes[]): Bytes => {
  const value = values.flat();
  return value.length < 0x80
    ? [tag, value.length, ...value]
    : [tag, 0x82, value.length >> 8, value.length & 0xff, ...value];
};
const text = (tag: number, words: string) => element(tag, [...Buffer.from(words, 'latin1')]);
const sequence = (...values: Bytes[]) => element(0x30, ...values);
const attribute = (last: number, words: string) =>
  element(0x31, sequence([0x06, 3, 0x55, 4, last], text(0x0c, words)));
const [common, organization] = [3, 10];
const [version, serial, any] = [element(0xa0, [0x02, 1, 2]), [0x02, 1, 7], sequence()];

/** What is signed of a certificate, with what is told in place of what is usual. */
const signed = (told: { head?: Bytes[]; subject?: Bytes[]; tail?: Bytes[] }): Bytes =>
  sequence(
    ...(told.head ?? [version, serial]),
    ...[any, any, any],
    sequence(...(told.subject ?? [attribute(common, 'acme.example')])),
    any,
    ...(told.tail ?? []),
  );
const extensions = (...all: Bytes[]) => element(0xa3, sequence(...all));
const names = (...value: Bytes[]) => sequence([0x06, 3, 0x55, 0x1d, 0x11], ...value);
const dns = (name: string) => text(0x82, name);
const constraints = sequence([0x06, 3, 0x55, 0x1d, 0x13], element(0x04, sequence()));
const critical: Bytes = [0x01, 1, 0xff];

const read = (bytes: Bytes) => certificateNames(Uint8Array.from(bytes));

describe('a certificate that few issue is read as it says', () => {
  it.each<[string, Bytes, string[]]>([
    ['without extensions: its common name', signed({}), ['acme.example']],
    ['of the first version', signed({ head: [serial] }), ['acme.example']],
    [
      'of an organization with two common names',
      signed({
        subject: [
          attribute(organization, 'not.a.name'),
          attribute(common, 'acme.example'),
          attribute(common, 'shop.acme.example'),
        ],
      }),
      ['acme.example', 'shop.acme.example'],
    ],
    [
      'with common names that are no hosts',
      signed({
        subject: ['Acme', 'acme .example', 'Acme Inc.', 'at acme.example', 'acme.example Ltd', '.', ''].map(
          (one) => attribute(common, one),
        ),
      }),
      [],
    ],
    ['with other extensions alone', signed({ tail: [extensions(constraints)] }), ['acme.example']],
    ['with an empty list of them', signed({ tail: [extensions()] }), ['acme.example']],
    [
      'with names behind another extension',
      signed({ tail: [extensions(constraints, names(element(0x04, sequence(dns('b.example')))))] }),
      ['b.example'],
    ],
    [
      'with names that are critical',
      signed({ tail: [extensions(names(critical, element(0x04, sequence(dns('b.example')))))] }),
      ['b.example'],
    ],
    [
      'with an identifier before its extensions',
      signed({ tail: [text(0x82, 'id'), extensions(names(element(0x04, sequence(dns('b.example')))))] }),
      ['b.example'],
    ],
    [
      'with other kinds of names between',
      signed({
        tail: [
          extensions(
            names(
              element(
                0x04,
                sequence(
                  text(0x81, 'a@acme.example'),
                  dns('b.example'),
                  text(0x87, 'abcd'),
                  dns('c.example'),
                ),
              ),
            ),
          ),
        ],
      }),
      ['b.example', 'c.example'],
    ],
    [
      'with names of another kind alone: its common name counts no more',
      signed({ tail: [extensions(names(element(0x04, sequence(text(0x87, 'abcd')))))] }),
      [],
    ],
    [
      'with a name longer than any',
      signed({ tail: [extensions(names(element(0x04, sequence(dns('a'.repeat(300))))))] }),
      ['a'.repeat(255)],
    ],
  ])('%s', (_, bytes, expected) => {
    expect(read(bytes)).toEqual(expected);
    expect(read(sequence(bytes, any, [0x03, 1, 0]))).toEqual(expected);
  });
});

describe('what is no certificate is refused', () => {
  const long = (...length: Bytes): Bytes => [0x30, ...length];
  it.each<[string, Bytes]>([
    ['nothing', []],
    ['a tag alone', [0x30]],
    ['another element', text(0x0c, 'acme.example')],
    ['without a serial number', signed({ head: [version, any] })],
    ['with a text for a serial number', signed({ head: [text(0x0c, '1')] })],
    ['without a key', sequence(version, serial, any, any, any, any)],
    ['with a text for its issuer', sequence(version, serial, any, text(0x0c, 'a'), any, any, any)],
    ['with names that are no octets', signed({ tail: [extensions(names(sequence(dns('b.example'))))] })],
    [
      'with names that are no sequence',
      signed({ tail: [extensions(names(element(0x04, dns('b.example'))))] }),
    ],
    [
      'with a name that ends within',
      signed({ tail: [extensions(names(element(0x04, sequence([0x82, 9, 97]))))] }),
    ],
    ['with a tag of several bytes', signed({ tail: [[0x1f, 1, 0]] })],
    ['longer than it is', long(5, 0)],
    ['of a length without an end', long(0x80, 0, 0)],
    ['of a length in five bytes', long(0x85, 0, 0, 0, 0, 0)],
    ['that ends within its length', long(0x82, 1)],
  ])('%s', (_, bytes) => expect(() => read(bytes)).toThrow(UnreadableBytes));

  it('however its length is written, it is the same', () => {
    const body = signed({}).slice(2);
    for (const length of [[0x81], [0x82, 0], [0x83, 0, 0], [0x84, 0, 0, 0]])
      expect(read([0x30, ...length, body.length, ...body])).toEqual(['acme.example']);
  });
});

describe('an element', () => {
  const read = (bytes: Bytes, end = bytes.length) => {
    const der = new DerReader(Uint8Array.from(bytes));
    der.read(0, end);
    return [der.tag, der.from, der.to];
  };
  it.each<[string, Bytes, [number, number, number]]>([
    ['of nothing', [0x05, 0], [0x05, 2, 2]],
    ['of one byte', [0x02, 1, 7, 9, 9], [0x02, 2, 3]],
    ['of 127 bytes', [0x04, 0x7f, ...Array<number>(127).fill(0)], [0x04, 2, 129]],
    ['of 128 bytes', [0x04, 0x81, 0x80, ...Array<number>(128).fill(0)], [0x04, 3, 131]],
    ['of 258 bytes', [0x04, 0x82, 1, 2, ...Array<number>(258).fill(0)], [0x04, 4, 262]],
  ])('%s begins and ends where it does', (_, bytes, found) => expect(read(bytes)).toEqual(found));

  it.each<[string, Bytes, number?]>([
    ['whose length is found out at the end', [0x30, 0x80, 0, 0]],
    ['whose length has five bytes', [0x30, 0x85, 0, 0, 0, 0, 0]],
    ['whose tag has several bytes', [0x3f, 0, 0]],
    ['longer than what holds it', [0x04, 2, 7, 7], 3],
    ['that begins where it ends', [0x04, 0], 1],
  ])('%s is refused', (_, bytes, end) => expect(() => read(bytes, end)).toThrow(UnreadableBytes));
});
