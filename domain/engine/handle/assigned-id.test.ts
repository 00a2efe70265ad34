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
