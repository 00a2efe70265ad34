import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookalikeHandles } from '../handle/lookalikes.ts';
import { judge } from '../judge/judge.ts';
import { createProfileBlocks, type Shown } from './profile-blocks.ts';

const shown = (handle: string, name: string, bio = '', more: object = {}): Shown => ({
  profile: { platform: 'github', handle, name, ...(bio && { bio }), ...more },
});
const PEOPLE = [
  shown('maya_hollimund', 'Maya Hollimund', 'Potter in the old mill, two cats and a kiln', {
    domain: 'hollimund.example',
  }),
  shown('otto.brandt', 'Otto Brandt', 'Nurse, night trains, black coffee and long letters'),
  { ...shown('lena', 'Lena Marchetti'), photo: { hash: 'a5'.repeat(32) } },
];

describe('createProfileBlocks', () => {
  it.each<[string, Shown, number[]]>([
    ['handle', shown('maya_ho1limund', 'Somebody'), [0]],
    ['name', shown('xq7', 'Brandt, Otto'), [1]],
    ['“about” text', shown('xq7', 'Somebody', 'Nurse, night trains, black coffee and long letters!'), [1]],
    ['site', shown('xq7', 'Somebody', '', { domain: 'hol1imund.example' }), [0]],
    ['picture', { ...shown('xq7', 'Somebody'), photo: { hash: 'a5'.repeat(32) } }, [2]],
    ['nothing', shown('xq7', 'Somebody'), []],
  ])('who shares a %s is compared', (_what, candidate, expected) =>
    expect(createProfileBlocks(PEOPLE).near(candidate)).toEqual(expected),
  );

  const picture = 'A5'.repeat(32);
  const withPicture = (photo: string): Shown => ({ profile: { platform: 'github', photo } });
  it.each([
    ['a picture given by its hash is compared as one', picture, [2]],
    ['the address of a picture is no hash', 'https://pictures.example/me.png', []],
    ['a hash with more before it is none', `x${picture}`, []],
    ['a hash with more behind it is none', `${picture}5`, []],
    ['one letter is no hash', 'a', []],
  ])('%s, even of somebody without handle and name', (_what, photo, expected) =>
    expect(createProfileBlocks(PEOPLE).near(withPicture(photo))).toEqual(expected),
  );

  it('gives those who are near in the order of the list, each once', () => {
    const blocks = createProfileBlocks([...PEOPLE, withPicture('f0'.repeat(32)), ...PEOPLE]);
    expect(blocks.near(shown('otto.brandt', 'Maya Hollimund'))).toEqual([0, 1, 4, 5]);
    expect(blocks.near(withPicture('f0'.repeat(32)))).toEqual([3]);
    expect(blocks.near({ profile: { platform: 'github' } })).toEqual([]);
  });

  it('leaves out nobody whom the judge calls a copy', () => {
    const first = fc.constantFrom('Maya', 'Otto', 'Lena', 'Robert', 'Christina');
    const last = fc.constantFrom('Hollimund', 'Brandt', 'Marchetti', 'Okafor', 'Lindqvist');
    const person = fc
      .tuple(first, last, fc.nat(99))
      .map(([a, b, n]) => shown(`${a}_${b}${n}`.toLowerCase(), `${a} ${b}`));
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 12 }),
        person,
        fc.nat(199),
        (all, copy, pick) => {
          const made = [...lookalikeHandles(all[0]!.profile.handle!, { max: 200 })];
          const candidate: Shown = {
            profile: { ...copy.profile, handle: made[pick % made.length]!.value, name: all[0]!.profile.name },
          };
          const found = createProfileBlocks(all).near(candidate);
          const copies = [...all.keys()].filter((at) =>
            judge(all[at]!.profile, candidate.profile).verdict.endsWith('clone'),
          );
          expect(copies.filter((at) => !found.includes(at))).toEqual([]);
        },
      ),
      { seed: 719, numRuns: 200 },
    );
  });
});
