import { afterEach, beforeEach, expect, it } from 'vitest';
import { personalData, isPersonal } from '../../lambdas/account/personal-data.ts';
import { decisionStore } from '../../lambdas/store/decision.ts';
import { openTables } from '../support/tables-in-memory.ts';

let opened: Awaited<ReturnType<typeof openTables>>;
beforeEach(async () => {
  opened = await openTables(() => Date.parse('2026-11-26T05:56:00Z'));
});
afterEach(() => opened.close());

it('a decision that was refused reads so, for operators and for whom it would have concerned', async () => {
  const store = decisionStore(opened.database);
  const decision = { at: '2026-11-26T05:56:00.000Z', by: 'gesa', of: 'maya', about: 'maya on GitHub' };
  await store.add({ ...decision, id: '01A', kind: 'keep', reason: 'Hers.' });
  await store.done('01A');
  await store.add({ ...decision, id: '01B', kind: 'end', reason: 'A copy.' });
  await store.refused('01B', 'maya');
  const read = (await store.recent(10)).map(({ kind, done, refused }) => [kind, done, refused]);
  expect(read).toEqual([
    ['end', false, true],
    ['keep', true, undefined],
  ]);
  const { Audit } = personalData;
  if (!isPersonal(Audit)) throw new Error('The table holds something about people.');
  expect(await Audit.rows({ id: 'maya' }, opened.database)).toEqual([
    expect.objectContaining({ kind: 'keep', reason: 'Hers.' }),
    expect.objectContaining({ kind: 'end', reason: 'A copy.', refused: true }),
  ]);
});
