import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAllowList } from './allow-list.ts';
import { bioLikeness, bioShape } from './bio-signal.ts';
import { likeness } from './glyph-likeness.ts';
import { pdqToHex } from './pdq.ts';
import { photoLikeness } from './photo-signal.ts';
import { searchStems } from './search-stems.ts';
import { labelOf, locationLikeness, relativeLikeness } from './side-signals.ts';
import { gate } from './verdict.ts';

describe('bioLikeness', () => {
  it('counts words and pairs as plain lists do', () => {
    const bio = fc.array(fc.constantFrom('oak', 'iron', 'potter', 'in', 'ferrow'), {
      minLength: 4,
      maxLength: 9,
    });
    const pairsOf = (words: string[]) =>
      words.flatMap((word, i) => (i > 0 ? [`${words[i - 1]} ${word}`] : []));
    const share = (a: string[], b: string[]) => {
      const [x, y] = [a, b].map((list) => list.filter((one, i) => list.indexOf(one) === i)) as [
        string[],
        string[],
      ];
      return x.filter((one) => y.includes(one)).length / Math.min(x.length, y.length);
    };
    fc.assert(
      fc.property(bio, bio, (a, b) => {
        const found = bioLikeness(bioShape(a.join(' '))!, bioShape(b.join(', ').toUpperCase())!);
        expect(found).toBeCloseTo(0.3 * share(a, b) + 0.7 * share(pairsOf(a), pairsOf(b)), 9);
      }),
      { seed: 121, numRuns: 300 },
    );
    expect(bioShape('love life, coffee')).toBeUndefined();
  });

  it.each([
    ['letters of other alphabets', 'Рotter frоm Ferrow Bay, Мugs and bowls'],
    ['capitals', 'POTTER FROM FERROW BAY, MUGS AND BOWLS'],
    ['accents', 'Pótter from Ferröw Bay, mugs and bowls'],
    ['signs between', '• Potter • from Ferrow Bay • mugs\u200B & and bowls'],
  ])('is not misled by %s', (_, disguised) =>
    expect(bioLikeness(bioShape('Potter from Ferrow Bay, mugs and bowls')!, bioShape(disguised)!)).toBe(1),
  );
});

describe('photoLikeness', () => {
  it('falls with every bit that differs, and says what the distance means', () => {
    const quality = 90;
    const own = new Uint8Array(32).fill(0xa5);
    const at = (bits: number) => {
      const other = own.map((byte, i) => byte ^ (255 & ~(255 << Math.min(8, Math.max(0, bits - 8 * i)))));
      return photoLikeness({ hash: pdqToHex(own), quality }, { hash: pdqToHex(other), quality })!;
    };
    for (let bits = 0; bits <= 256; bits++) {
      expect(at(bits).kind).toBe(bits <= 31 ? 'same' : bits <= 70 ? 'edited' : 'different');
      if (bits > 0) expect(at(bits).value).toBeLessThanOrEqual(at(bits - 1).value);
    }
    expect([at(0).value, at(31).value, at(70).value, at(256).value]).toEqual([1, 0.95, 0.7, 0]);
  });
});

describe('likeness of two glyphs', () => {
  it.each([
    ['a', 'A', 'same'],
    ['a', 'а', 'homoglyph'],
    ['m', 'М', 'homoglyph'],
    ['h', 'Η', 'homoglyph'],
    ['a', '4', 'leet'],
    ['e', 'é', 'diacritic'],
    ['_', '.', 'separator'],
    ['u', 'v', 'twin'],
    ['a', 'o', 'vowel'],
    ['k', 'p', 'other'],
  ])('%s and %s: %s', (a, b, kind) => expect(likeness(a, b)).toBe(kind));

  it('does not know capitals from small letters', () => {
    const glyphs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
    for (const a of glyphs)
      for (const b of glyphs)
        expect(likeness(a.toUpperCase(), b), a + b).toBe(likeness(a.toLowerCase(), b.toLowerCase()));
  });

  it('does not depend on the side or on what was asked before', () => {
    const glyph = fc.constantFrom(...'aAbeEilI10oO_-.kuvß4', 'а', 'é', '金', '𝐦', '😀', '\uD800');
    fc.assert(
      fc.property(glyph, glyph, (a, b) => {
        const first = likeness(a, b);
        expect(likeness(b, a)).toBe(first);
        expect(likeness(a, b)).toBe(first);
        expect(likeness(a, a)).toBe('same');
      }),
      { seed: 122, numRuns: 500 },
    );
  });
});

describe('searchStems', () => {
  it('are unique, at most forty, and none is shorter than four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (handle) => {
        const stems = searchStems(handle);
        expect(new Set(stems).size).toBe(stems.length);
        expect(stems.length).toBeLessThanOrEqual(40);
        expect(stems.every((stem) => [...stem].length >= 4)).toBe(true);
      }),
      { seed: 123, numRuns: 300 },
    );
  });
});

describe('createAllowList', () => {
  it('answers as a look at every own account does', () => {
    const account = fc.record({
      handle: fc.constantFrom('maya', 'Maya', '@maya', 'mayá', 'oak'),
      platform: fc.constantFrom('x', 'X', 'github', undefined),
    });
    fc.assert(
      fc.property(fc.array(account, { maxLength: 4 }), account, (own, candidate) => {
        const plain = (handle: string) => handle.replace('@', '').toLowerCase();
        const expected = own.some(
          (one) =>
            plain(one.handle) === plain(candidate.handle) &&
            (!one.platform ||
              !candidate.platform ||
              one.platform.toLowerCase() === candidate.platform.toLowerCase()),
        );
        expect(createAllowList(own)(candidate)).toBe(expected);
      }),
      { seed: 124, numRuns: 300 },
    );
  });
});

describe('side signals', () => {
  it.each([
    [{ handle: 'maya_fan_page' }, 'fan page'],
    [{ handle: 'MayaFanPage' }, 'fan page'],
    [{ handle: 'maya.PARODY' }, 'parody'],
    [{ name: 'Maya (Parody)' }, 'parody'],
    [{ bio: 'I am NOT the real Maya' }, 'not the real'],
    [{ bio: 'Fanatic of pottery' }, undefined],
    [{ handle: 'fandango', name: 'Fan Page', bio: 'satire' }, 'fan page'],
    [{}, undefined],
  ])('the label of %j is %s', (profile, label) => expect(labelOf(profile)).toBe(label));

  it('share of words of two places, whichever comes first', () => {
    expect(locationLikeness('Ferrow Bay, UK', 'ferrow bay')).toBe(1);
    const place = fc.array(fc.constantFrom('Ferrow', 'Bay', 'Tromsø', 'UK'), { maxLength: 4 });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [one, other] = [
          locationLikeness(a.join(', '), b.join(' ')),
          locationLikeness(b.join(' '), a.join(', ')),
        ];
        expect(one).toBe(other);
        const [x, y] = [new Set(a), new Set(b)];
        const both = [...x].filter((word) => y.has(word)).length;
        expect(one).toBe(x.size && y.size ? both / Math.min(x.size, y.size) : undefined);
      }),
      { seed: 125, numRuns: 200 },
    );
  });

  it('who is smaller for one is larger for the other', () => {
    const opposite = { smaller: 'larger', larger: 'smaller', alike: 'alike' } as const;
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
        const [one, other] = [
          relativeLikeness({ followers: a }, { followers: b })!,
          relativeLikeness({ followers: b }, { followers: a })!,
        ];
        expect(other.audience).toBe(opposite[one.audience!]);
        expect(one.value + other.value).toBe(1);
      }),
      { seed: 126, numRuns: 300 },
    );
    expect(relativeLikeness({ followers: NaN }, { followers: 3 })).toBeUndefined();
  });
});

describe('gate', () => {
  it.each([
    [['handle', 'name'], 0, 90, 'likely clone'],
    [['handle', 'name'], 0, 84.9, 'possible clone'],
    [['photo'], 0.96, 99, 'possible clone'],
    [['handle'], 0, 99, 'namesake'],
    [[], 0, 99, 'unrelated'],
  ] as const)('%j, photo %d, score %d: %s', (copied, photo, score, verdict) =>
    expect(gate(copied, { photo }, score)).toBe(verdict),
  );
});
