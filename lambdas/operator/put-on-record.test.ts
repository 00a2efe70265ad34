import { expect, it } from 'vitest';
import { ProductError } from '#domain/errors';
import { putOnRecord } from './put-on-record.ts';

/** What stands on record of an act, and how it ended. */
async function recorded(act: () => Promise<string>) {
  const written: string[] = [];
  const note = (what: string) => async () => void written.push(what);
  const decisions = { add: note('begun'), done: note('done'), refused: note('refused') };
  const decision = { kind: 'end', by: 'olga', of: 'maya', about: 'maya on X', reason: 'A copy.' } as const;
  const end = putOnRecord(decision, 0, act, { decisions, random: () => 0 });
  const said = await end.catch(({ message }: Error) => message);
  return [...written, said];
}

it.each<[string, () => Promise<string>, string[]]>([
  ['was done reads as done', async () => 'Ended.', ['begun', 'done', 'Ended.']],
  [
    'was refused reads as refused',
    () => Promise.reject(new ProductError('CONFLICT', 'Too late.')),
    ['begun', 'refused', 'Too late.'],
  ],
  [
    'broke off in the middle reads as begun',
    () => Promise.reject(new Error('No answer.')),
    ['begun', 'No answer.'],
  ],
])('what %s', async (_, act, expected) => expect(await recorded(act)).toEqual(expected));
