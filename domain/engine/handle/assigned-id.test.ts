import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { assignedEnd, chosenPart, isAssignedId, isFormerName } from './assigned-id.ts';

it.each([
  'UCX6OQ3DkcsbYNE6H8uQQuVA',
  '100004567890123',
  '+44 7700 900123',
  '(020) 7946-0018',
  '80351110224678912',
  'music.apple.com/us/artist/maya-hollimund/987',
])('%s was given, not chosen', (text) => expect(isAssignedId(text)).toBe(true));
it.each(['maya_hollimund', '2004', 'UCLA', 'uc_berkeley', 'maya82', '4chan', '1_800_flowers', 'c/maya', ''])(
  '%s may be a handle',
  (text) => expect(isAssignedId(text)).toBe(false),
);

it('says nothing for or against a copy', () => {
  const name = 'Maya Hollimund';
  const nameAlone = judge({ name }, { name });
  for (const [yours, theirs] of [
    ['UCX6OQ3DkcsbYNE6H8uQQuVA', 'UCX6OQ3DkcsbYNE6H8uQQuVB'],
    ['100004567890123', '100004567890999'],
    ['+447700900123', '+447700900124'],
    ['maya_hollimund', '+447700900124'],
  ])
    expect(judge({ name, handle: yours }, { name, handle: theirs })).toEqual(nameAlone);
});

it('a handle with a letter that is no channel id was chosen, a number of five digits or more was not', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9_.]{0,12}[a-z][a-z0-9_.]{0,12}$/), (handle) => {
      expect(isAssignedId(handle)).toBe(false);
    }),
    { seed: 361, numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 18n }), fc.constantFrom('', '+'), (number, sign) => {
      expect(isAssignedId(`${sign}${number}`)).toBe(true);
    }),
    { seed: 362, numRuns: 300 },
  );
});

describe('the end that LinkedIn gives a handle', () => {
  it.each([
    ['LINKEDIN', 'maya-hollimund-b9123ab6', 'b9123ab6'],
    ['LinkedIn', 'maya-hollimund-066202221', '066202221'],
    ['LinkedIn', '@Maya-Hollimund-97AAB227 ', '97AAB227'],
    ['LinkedIn', 'maya-hollimund-7b1a2c3d', '7b1a2c3d'],
    ['LinkedIn', 'josé-hollimund-ab8104', 'ab8104'],
    ['LinkedIn', 'maya-hollimund', undefined],
    ['LinkedIn', 'maya-hollimund-123', undefined],
    ['LinkedIn', 'maya-hollimund-facade', undefined],
    ['LinkedIn', 'maya-hollimund-acceded1', undefined],
    ['LinkedIn', 'maya-hollimund-studio24', undefined],
    ['LinkedIn', 'mayahollimund7b1a2c3d', undefined],
    ['LinkedIn', 'maya-hollimund-7b1a2c3d-pottery', undefined],
    ['LinkedIn', 'maya-hollimund-1234567890', undefined],
    ['LinkedIn', '-7b1a2c3d', undefined],
    ['Facebook', 'maya-hollimund-7b1a2c3d', undefined],
    [undefined, 'maya-hollimund-7b1a2c3d', undefined],
  ])('%s, %s: %s', (platform, handle, end) => expect(assignedEnd(handle, platform)).toBe(end));

  const verdictOf = (
    name: string,
    own: string,
    other: string,
    platform = 'LinkedIn',
    photos: string[] = [],
  ) =>
    judge(
      { platform, name, handle: own, photo: photos[0] },
      { platform, name, handle: other, photo: photos[1] },
    ).verdict;

  it.each([
    ['Jan Novák', 'jannovak', 'jan-novak-7b1a2c3d'],
    ['Jan Novák', 'jan-novak-123', 'jan-novak-7b1a2c3d'],
    ['Žofie Černá', 'žofie-černá-123', 'zofie-cerna-7b1a2'],
    ['Žofie Černá', 'zofie-cerna', 'zofie-cerna-b9123ab6'],
    ['Omar Delacroix', 'omar-delacroix-a011b5368', 'omar-delacroix-74b569b8'],
    ['Omar Delacroix', 'omar-delacroix-a011b5368', 'omardelacroix'],
    ['Omar Delacroix', 'omar-delacroix-12', 'omar-delacroix-124639252'],
  ])('%s, %s and %s: only the name is alike, so it is a namesake', (name, own, other) => {
    expect(verdictOf(name, own, other)).toBe('namesake');
    expect(verdictOf(name, other, own)).toBe('namesake');
  });

  it('takes nothing from what was chosen or copied', () => {
    const name = 'Omar Delacroix';
    const [own, other] = ['omar-delacroix', 'omar-delacroix-7b1a2c3d'];
    const photo = 'a5'.repeat(32);
    expect(verdictOf(name, own, other, 'LinkedIn', [photo, photo])).toBe('likely clone');
    expect(verdictOf(name, own, 'omar-delacroix-office')).toBe('likely clone');
    expect(verdictOf(name, own, 'omar-de1acroix')).toBe('likely clone');
    expect(verdictOf(name, 'iron-oak', 'iron-oak-7b1a2c3d')).toBe('likely clone');
    expect(verdictOf(name, own, other, 'X')).toBe('likely clone');
  });

  it('is said', () => {
    const name = 'Omar Delacroix';
    const said = (own: string, other: string) =>
      judge({ platform: 'LinkedIn', name, handle: own }, { platform: 'LinkedIn', name, handle: other })
        .reasons;
    for (const own of ['omar-delacroix', 'omar-delacroix-123', 'omar-delacroix-a011b5368'])
      expect(said(own, 'omar-delacroix-7b1a2c3d')).toEqual([
        'Same name.',
        'Same handle except for the end that LinkedIn gave it.',
        'Probably someone else with that name.',
      ]);
    expect(said('omar-delacroix', 'real-omar-delacroix-7b1a2c3d')).not.toContain(
      'Same handle except for the end that LinkedIn gave it.',
    );
  });
});

it.each([
  ['c/Maya', true, 'Maya'],
  ['user/maya', true, 'maya'],
  ['@maya', false, 'maya'],
  ['maya', false, 'maya'],
  ['c/', false, 'c/'],
  ['@', false, '@'],
])('%s is a name from before handles: %s; chosen of it: %s', (handle, former, chosen) => {
  expect([isFormerName(handle), chosenPart(handle)]).toEqual([former, chosen]);
});
