import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleLikeness } from '../handle/handle-signal.ts';
import { VERDICTS } from './judgement.ts';
import { prepare } from './prepare.ts';
import type { Profile } from '../profile/profile.ts';
import { copiedElements, gate } from './verdict.ts';

describe('copiedElements', () => {
  const nobody = prepare({} as Profile);
  it.each([
    [{ handle: 0.72, name: 0.84, photo: 0.7, bio: 0.5, domain: 0.8 }, 'handle name photo bio domain'],
    [{ handle: 0.71, name: 0.83, photo: 0.69, bio: 0.49, domain: 0.79 }, ''],
    [{ links: 1, location: 1, relative: 1, label: 1 }, ''],
    [{ name: 1 }, 'name'],
    [{}, ''],
  ])('%j: %s', (signals, expected) =>
    expect(copiedElements(signals, nobody, nobody, undefined).join(' ')).toBe(expected),
  );

  it.each([
    ['a common name in both handles', 'John Smith', 'johnsmith', 'john_smith82', ['name']],
    [
      'a rare name in both handles',
      'Maya Hollimund',
      'mayahollimund',
      'maya_hollimund82',
      ['handle', 'name'],
    ],
    ['a common name, but a handle of its own', 'John Smith', 'ironoak', 'iron_oak', ['handle', 'name']],
    [
      'a common name with the same number',
      'John Smith',
      'john.smith.7731',
      'john.smith.7731.official',
      ['handle', 'name'],
    ],
    ['a common name with another number', 'John Smith', 'john.smith.7731', 'john.smith.48', ['name']],
    ['a word of the name, and the whole name', 'John Smith', 'smith', 'john_smith', ['name']],
    ['the same of a rare name', 'Maya Hollimund', 'maya', 'maya_hollimund', ['name']],
    ['the initial as well, and the word alone', 'Maya Hollimund', 'mhollimund', 'hollimund', ['name']],
    ['a slip in the word alone', 'Maya Hollimund', 'hollimund', 'holllmundd', ['handle', 'name']],
    ['the same the other way round', 'Maya Hollimund', 'maya_hollimund', 'hollimund', ['name']],
    ['the same with a number', 'Maya Hollimund', 'hollimund', 'maya_hollimund82', ['name']],
    ['a word of a common name in both', 'John Smith', 'smith', 'smith1', ['name']],
    ['the first name in both', 'Mary Garcia', 'mary', 'mary_', ['name']],
    ['the very word of a common name', 'John Smith', 'smith', 'smith', ['handle', 'name']],
    ['two words of a common name, one each', 'John Smith', 'john', 'smith', ['handle', 'name']],
    ['a word of the name, once more', 'Maya Hollimund', 'hollimund', 'hollimund_', ['handle', 'name']],
    ['a word of the name, with a claim', 'Maya Hollimund', 'hollimund', 'real_hollimund', ['handle', 'name']],
    [
      'a word of the name, with another word',
      'Maya Hollimund',
      'hollimund',
      'hollimund_clay',
      ['handle', 'name'],
    ],
    [
      'a claim beside the whole name',
      'Maya Hollimund',
      'hollimund',
      'maya_hollimund_support',
      ['handle', 'name'],
    ],
    ['a word that is no name', 'Maya Hollimund', 'ironoak', 'ironoak_maya_hollimund', ['handle', 'name']],
  ])('%s', (_, name, own, other, expected) => {
    const [yours, theirs] = [own, other].map((handle) => prepare({ name, handle } as Profile)) as [
      ReturnType<typeof prepare>,
      ReturnType<typeof prepare>,
    ];
    const found = handleLikeness(yours.handle!, theirs.handle!);
    expect(copiedElements({ handle: 1, name: 1 }, yours, theirs, found)).toEqual(expected);
  });
});

describe('copiedElements, by a rule for each part', () => {
  const firsts = ['john', 'mary', 'zorblax', 'thomas'];
  const lasts = ['smith', 'hollimund', 'thomas', 'garcia'];
  const spelled = (first: string, last: string, way: number) =>
    [
      `${first}${last}`,
      `${first}_${last}`,
      `${first[0]}${last}`,
      `${last}.${first}`,
      `${first}${last}82`,
      'ironoak',
    ][way]!;

  it('counts two namesakes’ handles and names as one element', () => {
    const person = fc.record({
      first: fc.constantFrom(...firsts),
      last: fc.constantFrom(...lasts),
      way: fc.nat(5),
    });
    const share = fc.constantFrom(0, 0.5, 0.7, 0.72, 0.8, 0.84, 0.95, 1);
    const signals = fc.record({ handle: share, name: share, photo: share, bio: share, domain: share });
    const kinds = [
      'same',
      'separators',
      'decorated',
      'reordered',
      'edited',
      'contained',
      'homoglyph',
      'leet',
      'different',
    ] as const;
    fc.assert(
      fc.property(person, person, signals, fc.constantFrom(...kinds), (a, b, given, kind) => {
        const [yours, theirs] = [a, b].map(({ first, last, way }) =>
          prepare({ name: `${first} ${last}`, handle: spelled(first, last, way) }),
        ) as [ReturnType<typeof prepare>, ReturnType<typeof prepare>];
        const expected = [
          ...(given.handle >= 0.72 ? ['handle'] : []),
          ...(given.name >= 0.84 ? ['name'] : []),
          ...(given.photo >= 0.7 ? ['photo'] : []),
          ...(given.bio >= 0.5 ? ['bio'] : []),
          ...(given.domain >= 0.8 ? ['domain'] : []),
        ];
        const common = b.last !== 'hollimund' && b.first !== 'zorblax';
        const disguise = ['homoglyph', 'leet', 'different'].includes(kind);
        const isOne =
          common && !disguise && a.way < 5 && b.way < 5 && given.handle >= 0.72 && given.name >= 0.84;
        expect(copiedElements(given, yours, theirs, { value: given.handle, kind })).toEqual(
          isOne ? expected.slice(1) : expected,
        );
      }),
      { seed: 315, numRuns: 500 },
    );
  });
});

describe('gate', () => {
  it('agrees with the rules written down', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        fc.subarray(['handle', 'name', 'photo', 'bio', 'domain'] as const),
        score,
        fc.boolean(),
        (copied, points, samePhoto) => {
          const expected = {
            'likely clone': copied.length > 1 && points >= 65,
            'possible clone': copied.length > 1 ? points < 65 : samePhoto,
            namesake: copied.length === 1 && !samePhoto,
            unrelated: copied.length === 0 && !samePhoto,
          };
          expect(VERDICTS.filter((verdict) => expected[verdict])).toEqual([
            gate(copied, points, { samePhoto }),
          ]);
        },
      ),
      { seed: 316, numRuns: 500 },
    );
  });

  it.each([
    [['handle', 'name'], false, 90, 'likely clone'],
    [['handle', 'name'], false, 64.9, 'possible clone'],
    [['photo'], true, 99, 'possible clone'],
    [['photo'], false, 99, 'namesake'],
    [['handle'], false, 99, 'namesake'],
    [[], false, 99, 'unrelated'],
  ] as const)('%j, the same photo: %j, score %d: %s', (copied, samePhoto, score, verdict) =>
    expect(gate(copied, score, { samePhoto })).toBe(verdict),
  );

  it('never falls when one more element is copied or the score rises', () => {
    const elements = fc.subarray(['handle', 'name', 'photo', 'bio', 'domain'] as const);
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    const rank = (...of: Parameters<typeof gate>) => VERDICTS.indexOf(gate(...of));
    fc.assert(
      fc.property(elements, score, score, (copied, a, b) => {
        const samePhoto = copied.includes('photo');
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(rank(copied, low, { samePhoto })).toBeLessThanOrEqual(rank(copied, high, { samePhoto }));
        expect(rank(copied.slice(1), low, { samePhoto })).toBeLessThanOrEqual(
          rank(copied, low, { samePhoto }),
        );
      }),
      { seed: 210, numRuns: 300 },
    );
  });
});
