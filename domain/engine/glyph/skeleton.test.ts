import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prototypeOf } from './prototypes.ts';
import { foldedSkeleton, skeleton } from './skeleton.ts';

const official = new URL('../../../../shared/data/unicode/confusables.txt', import.meta.url);

describe('skeleton', () => {
  it.each([
    ['paypal', 'pаypal'],
    ['paypal', 'pay\u00ADpal'],
    ['paypal', 'pay\u200Bpal'],
    ['modern', 'rnodern'],
    ['Il1', 'l1I'],
    ['ΑΒ', 'AB'],
    ['maya', '𝐦𝐚𝐲𝐚'],
    ['PAYPAI', 'ＰＡＹＰＡＩ'],
  ])('%s looks like %s', (a, b) => expect(skeleton(a)).toBe(skeleton(b)));

  it.each([
    ['a', 'á'],
    ['o', '0'],
    ['maya', 'Maya'],
    ['cat', 'dog'],
  ])('%s does not look like %s here', (a, b) => expect(skeleton(a)).not.toBe(skeleton(b)));

  it('agrees with the four steps of UTS #39 taken one character at a time', () => {
    const naive = (text: string) =>
      [...text.normalize('NFD')]
        .filter((one) => !/^\p{Default_Ignorable_Code_Point}$/u.test(one))
        .map((one) => prototypeOf(one.codePointAt(0)!) ?? one)
        .join('')
        .normalize('NFD');
    const text = fc.string({
      unit: fc.constantFrom(
        ...'amol1I0_|wЯ',
        'é',
        'а',
        'ﷲ',
        '𝐦',
        '\u200B',
        '\uFE0F',
        'ﬁ',
        '한',
        '😀',
        '\uD800',
      ),
      maxLength: 16,
    });
    fc.assert(
      fc.property(text, (word) => {
        expect(skeleton(word)).toBe(naive(word));
      }),
      { seed: 4, numRuns: 1000 },
    );
  });

  it('is the same for canonically equal text, and idempotent', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'amol1I0_', 'é', 'e\u0301', 'ǵ', 'а', 'ﷲ', '𝐦', '\u200B', 'ơ', '\uD800'),
    });
    fc.assert(
      fc.property(text, (word) => {
        expect(skeleton(word.normalize('NFD'))).toBe(skeleton(word.normalize('NFC')));
        expect(skeleton(skeleton(word))).toBe(skeleton(word));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it.skipIf(!existsSync(official))('agrees with every pair of the official list', () => {
    const wrong: string[] = [];
    let pairs = 0;
    for (const line of readFileSync(official, 'utf8').split('\n')) {
      const match = /^\uFEFF?([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/.exec(line);
      if (!match) continue;
      const [a, b] = [match[1]!, match[2]!].map((hex) =>
        String.fromCodePoint(
          ...hex
            .trim()
            .split(' ')
            .map((code) => parseInt(code, 16)),
        ),
      );
      pairs += 1;
      if (skeleton(a!) !== skeleton(b!)) wrong.push(line);
    }
    expect(pairs).toBeGreaterThan(6000);
    expect(wrong).toEqual([]);
  });
});

describe('foldedSkeleton', () => {
  it.each([
    ['maya', 'MAYA'],
    ['maya', 'Maya'],
    ['Bill', 'BiII'],
    ['Hans', 'Ηans'],
    ['rnaya', 'Μаya'],
    ['PAYPAL', 'paypal'],
    ['PAYPAI', 'paypai'],
    ['0ak', 'oak'],
  ])('%s and %s are drawn alike', (a, b) => expect(foldedSkeleton(a)).toBe(foldedSkeleton(b)));

  it.each([
    ['PAYPAL', 'PAYPAI'],
    ['hans', 'ηans'],
    ['iron', 'lron'],
  ])('%s and %s are not', (a, b) => expect(foldedSkeleton(a)).not.toBe(foldedSkeleton(b)));

  it('agrees with looking up each letter twice, and does not know capitals from small letters', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_. ';
    const naive = (word: string) =>
      [...word]
        .map(
          (one) =>
            prototypeOf((word === word.toUpperCase() ? one.toLowerCase() : one).codePointAt(0)!) ?? one,
        )
        .map((looks) =>
          [...looks.toLowerCase()].map((one) => prototypeOf(one.codePointAt(0)!) ?? one).join(''),
        )
        .join('')
        .toLowerCase();
    const word = fc.string({
      unit: fc.constantFrom(...letters, ...letters.toUpperCase(), 'а', 'О'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(word, (text) => {
        expect(foldedSkeleton(text)).toBe(naive(text));
        expect(foldedSkeleton(foldedSkeleton(text))).toBe(foldedSkeleton(text));
        if (/^[\x20-\x7e]*$/.test(text))
          expect(foldedSkeleton(text.toUpperCase())).toBe(foldedSkeleton(text.toLowerCase()));
      }),
      { seed: 301, numRuns: 1000 },
    );
  });
});
