import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameShape } from './name-shape.ts';
import { nameLikeness } from './name-signal.ts';
import { areNicknames } from './nicknames.ts';

const like = (a: string, b: string) => nameLikeness(nameShape(a), nameShape(b));

describe('nameLikeness', () => {
  it.each([
    ['Maya Hollimund', 'maya  hollimund', 'same'],
    ['Maya Hollimund', 'Mаya Hollimund', 'homoglyph'],
    ['Maya Hollimund', 'Мауа Hollimund', 'homoglyph'],
    ['Maya Hollimund', 'Мауа J. Hollimund', 'homoglyph'],
    ['Bill Gates', 'BiII Gates', 'homoglyph'],
    ['Bill Gates', 'BiII Gates ✓', 'homoglyph'],
    ['Hans Gruber', 'Ηans Gruber', 'homoglyph'],
    ['Maya Hollimund', 'Hollimund, Maya', 'order'],
    ['Maya Hollimund', 'Maya K. Hollimund', 'initial'],
    ['Maya Hollimund', 'Maya Hollimund 2', 'similar'],
    ['MayaHollimund', 'Maya Hollimund', 'written'],
    ['Maya Hollimund', 'mayahollimund', 'written'],
    ['田中 花子', '田中花子', 'written'],
    ['김 민수', '김민수', 'written'],
    ['花子 田中', '田中花子', 'order'],
    ['Dr. Maya Hollimund', 'Maya Hollimund PhD', 'written'],
    ['Thomas Hollimund', 'Tommy Hollimund', 'nickname'],
    ['Maya Hollimund', 'M. Hollimund', 'initial'],
    ['Maya Hollimund', 'Maya Jane Hollimund', 'similar'],
    ['Maya Hollimund', 'Maya Holimund', 'similar'],
    ['Maya Hollimund | Potter', 'Maya Hollimund | Backup account', 'similar'],
    ['Maya Hollimund - Potter', 'Maya Hollimund (new account)', 'similar'],
    ['Maya Hollimund', 'Maya Hollimund (backup account)', 'similar'],
    ['Vladimir Putin', 'Владимир Путин', 'sound'],
    ['Barack Obama', 'バラク・オバマ', 'sound'],
    ['David Cohen', 'דוד כהן', 'sound'],
    ['Mohammed Salah', 'محمد صلاح', 'sound'],
    ['André Carson', 'Andre Carson', 'written'],
    ['Lena Marchetti', 'Lena Marchetti ✓', 'check mark'],
    ['Lena Marchetti', 'Marchetti Lena ✓', 'order'],
    ['Lena Marchetti ✓', 'Lena Marchetti', 'written'],
    ['毛澤東', '毛泽东', 'written'],
    ['Nikolai Platonovich Patrushev', 'Nikolai Platonovich Patruschev', 'similar'],
    ['Vincent van Gogh', 'Vincent Vangogh', 'similar'],
    ['Mao Zedong', 'Mao Tse-tung', 'similar'],
    ['Park Ji-sung', 'Pak Ji Sung', 'similar'],
    ['Saddam Hussein', 'Saddam Husayn', 'similar'],
    ['Boris Yeltsin', 'Boris Jelzin', 'similar'],
    ['Nicolas Maduro', 'Nicol@s M@duro', 'written'],
    ['Chancellor Scholz', 'Olaf Scholz', 'similar'],
  ])('%s and %s: %s', (a, b, kind) => {
    const found = like(a, b);
    expect(found.kind).toBe(kind);
    expect(found.value).toBeGreaterThanOrEqual(0.84);
  });

  it.each([
    ['Maya Hollimund', 'Bo Larsen'],
    ['Robert Fico', 'Roman Fico'],
    ['Barack Obama', 'Michelle Obama'],
    ['Salman bin Muhammad', 'Muhammad bin Salman'],
    ['William G. Frost', 'William W. Frost'],
    ['Maya', 'Maya Hollimund'],
    ['김종은', '김정은'],
    ['김 종은', '김정은'],
    ['田中 花子', '田中太郎'],
    ['Joey King', 'Joey Bishop'],
    ['Mary Smith', 'Martin Smith'],
    ['Ivan Petrovich Sidorov', 'Petr Ivanovich Sidorov'],
    ['John Smith', 'John Smithson Parker'],
    ['Alexander Petrov', 'Alexandra Petrova'],
    ['Frederick Brandt', 'Friedrich Brandt'],
    ['Анна Каренина', 'Anna Kournikova'],
    ['Real Estate | John Smith', 'Real Estate | Mary Jones'],
    ['Anna Maria (Mia) Schmidt', 'Anna Maria (Ria) Keller'],
    ['Dr. Müller | Zahnarzt', 'Dr. Müller | Tierarzt'],
    ['Pau Col·lell', 'Pau Col·lant'],
    ['', 'Maya'],
    ['🏳️‍🌈', '🎉'],
  ])('%s is not %s', (a, b) => expect(like(a, b).value).toBeLessThan(0.84));

  it.each([
    ['Fox & Snow Books by Hortensia Lindgren-Achebe', 'Hortensia Lindgren-Achebe', true],
    ['Picture Books by Maya Hollimund', 'Maya Hollimund', true],
    ['Maya Hollimund', 'The Fox and Snow Picture Books by Maya Hollimund', true],
    ['Maya Hollimund', 'Fox & Snow Picture Books with Maya Hollimund', false],
    ['The Little Bear Prints by Anna Hollimund', 'Maya Hollimund', false],
    ['Salt and Pepper Stories by Maya', 'Maya Hollimund', false],
    ['Emma Smith Family Portraits by David Brown', 'Emma Smith', false],
  ])('%s beside %s is one name: %s', (one, other, is) => expect(like(one, other).value >= 0.84).toBe(is));

  it.each([
    ['Christopher Lee', 'Chris Kim'],
    ['Elizabeth Cox', 'Liz Fox'],
    ['Elizabeth Cox', 'E. Fox'],
    ['William G. Frost', 'Bill W. Frost'],
    ['Сhristopher Lee', 'Christopher Kim'],
    ['Bob', 'Robert Smith'],
    ['Robert Hollimund', 'Bob Peter Paul James Hollimund'],
  ])('%s and %s share a word, and are not called the same name', (a, b) =>
    expect(like(a, b)).toMatchObject({ kind: 'similar' }),
  );

  it('calls two names the same only where nothing in them contradicts', () => {
    const first = fc.constantFrom('Christopher', 'Chris', 'C.', 'Сhris', 'Elizabeth', 'Liz', 'E.', 'Bob', 'Robert'); // prettier-ignore
    const last = fc.constantFrom('Lee', 'Kim', 'Cox', 'Fox', 'Hollimund', 'Larsen', 'Ngo');
    const middle = fc.option(fc.constantFrom('J.', 'Quentin', 'Thandeka'), { nil: undefined });
    const name = fc.tuple(first, middle, last);
    const text = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
    fc.assert(
      fc.property(name, name, (a, b) => {
        const { kind, value } = like(text(a), text(b));
        if (a[2] !== b[2] || value < 0.84) expect(['similar', 'different']).toContain(kind);
      }),
      { seed: 381, numRuns: 500 },
    );
  });

  it('pairs words as sets are compared, where no two words are alike', () => {
    const words = fc.uniqueArray(
      fc.constantFrom('Maya', 'Hollimund', 'Zbigniew', 'Fatou', 'Kjersti', 'Osric', 'Thandeka'),
      { minLength: 1, maxLength: 5 },
    );
    const naive = (a: string[], b: string[]) => {
      if (a.join() === b.join()) return 1;
      const [few, many] = a.length <= b.length ? [a, b] : [b, a];
      if (!few.every((word) => many.includes(word))) return undefined;
      return Math.min(few.length === 1 ? 0.78 : 0.97, 1 - 0.045 * (many.length - few.length));
    };
    fc.assert(
      fc.property(words, words, (a, b) => {
        const expected = naive(a, b);
        const { value } = like(a.join(' '), b.join(' '));
        if (expected === undefined) expect(value).toBeLessThanOrEqual(0.8);
        else expect(value).toBeCloseTo(expected, 9);
        expect(like(a.join(' '), [...a].reverse().join(' ')).value).toBeCloseTo(a.length === 1 ? 1 : 0.97, 9);
      }),
      { seed: 33, numRuns: 500 },
    );
  });

  it('is symmetric, bounded, and 1 only for the same text', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'aeiM ', 'Jo', 'Maya', ' bin ', 'é', 'д', '金', '\ud800', '.'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [one, other] = [like(a, b).value, like(b, a).value];
        expect(one).toBeCloseTo(other, 9);
        expect(one >= 0 && one <= 1).toBe(true);
      }),
      { seed: 31, numRuns: 500 },
    );
  });

  it('reads a bounded part of a hostile name', () => {
    for (const hostile of [
      'a '.repeat(500_000),
      '\ud800'.repeat(1_000_000),
      '漢'.repeat(300_000),
      '\u0301'.repeat(300_000),
    ])
      expect(nameShape(hostile).words.length).toBeLessThanOrEqual(12);
  });
});

describe('areNicknames', () => {
  it.each([
    ['robert', 'bob'],
    ['william', 'bill'],
    ['abigail', 'abbie'],
    ['kathy', 'cathie'],
    ['christina', 'tina'],
    ['margaretta', 'peggy'],
    ['alan', 'allen'],
  ])('%s %s', (a, b) => {
    expect(areNicknames(a, b)).toBe(true);
    expect(areNicknames(b, a)).toBe(true);
  });

  it.each([
    ['mary', 'martin'],
    ['robert', 'roman'],
    ['xyz', 'abc'],
  ])('not %s %s', (a, b) => expect(areNicknames(a, b)).toBe(false));
});
