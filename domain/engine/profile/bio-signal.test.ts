import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bioLikeness, bioShape } from './bio-signal.ts';

const like = (a: string, b: string) => bioLikeness(bioShape(a)!, bioShape(b)!);

describe('bioLikeness', () => {
  it.each([
    ['letters of other alphabets', 'Рotter frоm Ferrow Bay, Мugs and bowls', 1],
    ['capitals', 'POTTER FROM FERROW BAY, MUGS AND BOWLS', 1],
    ['accents', 'Pótter from Ferröw Bay, mugs and bowls', 1],
    ['signs between', '• Potter • from Ferrow Bay • mugs\u200B & and bowls', 1],
    ['more around it', 'Hello! Potter from Ferrow Bay, mugs and bowls. Shop opens Fridays.', 1],
    ['another order', 'Bowls and mugs, potter from Ferrow Bay', 0.3 + 0.7 * (3 / 6)],
    ['nothing in common', 'News of the harbour, every morning', 0],
    ['half of it', 'Baker. Mugs and bowls, Bay', 0.3 * (4 / 5) + 0.7 * (2 / 4)],
    ['nearly all of a short one', 'From Ferrow Bay, mugs', 1],
  ])('with %s', (_, other, expected) =>
    expect(like('Potter from Ferrow Bay, mugs and bowls', other)).toBeCloseTo(expected, 9),
  );

  it.each([
    ['love life, coffee', false],
    ['love life, coffee, 🎉🎉🎉', false],
    ['love life and coffee', true],
    ['', false],
    ['\ud800 \udc00 . .', false],
    ['a '.repeat(500_000), true],
  ])('%# tells people apart or not', (bio, tells) => expect(bioShape(bio) !== undefined).toBe(tells));

  const physio =
    'Chartered physiotherapist in Hull, runner, father of two. Knees and backs since 2006. Book through my website.';
  it.each([
    ['Data journalist. Father of two.', false],
    ['Accountant in Leeds. Book through my website.', false],
    ['Chartered physiotherapist in Hull, runner, father of two', true],
    ['Physiotherapist in Hull. Father of two', true],
    ['Physiotherapist in Hull, runner. Knees and backs. Write to me', true],
  ])('a phrase that many write is no copy: %s', (other, is) => expect(like(physio, other) >= 0.5).toBe(is));

  it.each([
    ['Ceramic artist from Ferrow Bay', 'Ceramic artist from Ferow Bay'],
    ['Wife. Mother. Nurse. Runner.', 'Wife. Mother. Nurse. Baker.'],
  ])('%s in all but a word: %s', (one, other) => expect(like(one, other)).toBeGreaterThanOrEqual(0.5));

  it('a sentence without spaces is more than a phrase', () =>
    expect(
      like('陶芸家です。京都の工房から 器とマグ 毎週金曜開店', '陶芸家です。京都の工房から 器とマグ 猫も'),
    ).toBeGreaterThan(0.45));

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
    const ofLonger = (a: string[], b: string[]) => {
      const [x, y] = [new Set(a), new Set(b)];
      return [...x].filter((one) => y.has(one)).length / Math.max(x.size, y.size);
    };
    fc.assert(
      fc.property(bio, bio, (a, b) => {
        const found = like(a.join(' '), b.join(', ').toUpperCase());
        const plain = 0.3 * share(a, b) + 0.7 * share(pairsOf(a), pairsOf(b));
        const pairs = new Set(pairsOf(a).filter((one) => pairsOf(b).includes(one)));
        expect(found).toBeCloseTo(
          pairs.size < 5 && share(a, b) < 0.85 && ofLonger(a, b) < 0.5 ? Math.min(0.45, plain) : plain,
          9,
        );
        expect(like(b.join(' '), a.join(' '))).toBeCloseTo(found, 9);
      }),
      { seed: 121, numRuns: 300 },
    );
  });

  it('looks at the first 2,000 characters', () => {
    const start = 'potter of oak and iron '.repeat(100);
    expect(bioShape(`${start} harbour`)!.words.has('harbour')).toBe(false);
  });
});
