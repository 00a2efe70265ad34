import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { isAssignedId } from './assigned-id.ts';

it.each([
  'UCX6OQ3DkcsbYNE6H8uQQuVA',
  '100004567890123',
  '+44 7700 900123',
  '(020) 7946-0018',
  '80351110224678912',
])('%s was given, not chosen', (text) => expect(isAssignedId(text)).toBe(true));
it.each(['maya_hollimund', '2004', 'UCLA', 'uc_berkeley', 'maya82', '4chan', '1_800_flowers', ''])(
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
