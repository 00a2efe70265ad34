import { expect, test } from 'vitest';
import { day } from '#domain/durations';
import { tallies, tallyOver } from './tally.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');

function inMemory() {
  const rows = new Map<string, number>();
  return {
    add: async (id: string, by: number) => void rows.set(id, (rows.get(id) ?? 0) + by),
    read: async (ids: readonly string[]) => new Map(ids.map((id) => [id, rows.get(id) ?? 0])),
  };
}

test('counts today, and the week that ends with it, by days at UTC', async () => {
  const counters = inMemory();
  for (const ago of [0, 0, 1, 6, 7]) await tallyOver(counters, () => noon - ago * day)('done');
  await tallyOver(counters, () => noon - day / 2 - 1)('put off');
  const { today, week } = await tallies(noon, counters);
  expect(today).toEqual({
    ...{ begun: 0, done: 2, 'in part': 0, 'could not look': 0, 'put off': 0, 'given up': 0 },
  });
  expect(week).toMatchObject({ begun: 0, done: 4, 'put off': 1 });
});

test('what comes at the same moment is one write for each kind', async () => {
  const counters = inMemory();
  let writes = 0;
  const tally = tallyOver({ add: (id, by) => ((writes += 1), counters.add(id, by)) }, () => noon);
  await Promise.all([tally('begun', 50), tally('done'), tally('done'), tally('begun')]);
  expect((await tallies(noon, counters)).today).toMatchObject({ begun: 51, done: 2 });
  expect(writes).toBe(2);
});

test('a count that cannot be written fails no scan', async () => {
  const add = async () => {
    throw new Error('table away');
  };
  await expect(tallyOver({ add }, () => noon)('done')).resolves.toBeUndefined();
});
