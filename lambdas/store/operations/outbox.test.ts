import { afterEach, expect, it } from 'vitest';
import { tableProperties } from '../../../local/table-properties.ts';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { outboxStore } from './outbox.ts';

let close: () => Promise<void>;
afterEach(() => close());

async function opened() {
  let now = Date.parse('2026-11-25T12:00:00.000Z');
  const tables = await openTables(() => now);
  ({ close } = tables);
  const shape = {
    ...{ partitionKey: 'to', sortKey: 'id', ttl: 'expiresAt' },
    indexes: { byTime: { partitionKey: 'all', sortKey: 'id' } },
  };
  await tables.dynamo.ensureTable(tableProperties('Outbox', shape));
  const outbox = outboxStore(tables.database, { table: 'Outbox', hours: 72, now: () => now });
  const keep = (to: string, text: string) =>
    outbox.keep({ channel: 'EMAIL', to, subject: 'Hello', text, by: 'us' });
  return { outbox, keep, later: (hours: number) => (now += hours * 3_600_000) };
}

it('lists what was kept, newest first, page by page', async () => {
  const { outbox, keep, later } = await opened();
  for (const text of ['1', '2', '3']) {
    await keep('Ada@example.com', text);
    later(1);
  }
  const [newest, second, ...more] = await outbox.recent(2);
  expect([newest!.text, second!.text, more]).toEqual(['3', '2', []]);
  expect(newest).toEqual({
    ...{ channel: 'EMAIL', to: 'ada@example.com', subject: 'Hello', text: '3', by: 'us' },
    ...{ at: '2026-11-25T14:00:00.000Z', id: expect.stringMatching(/^2026-11-25T14:00:00\.000Z-.{8}$/) },
  });
  expect((await outbox.recent(2, second!.id)).map(({ text }) => text)).toEqual(['1']);
});

it('ends after its hours, although DynamoDB has not deleted it', async () => {
  const { outbox, keep, later } = await opened();
  await keep('ada@example.com', 'old');
  later(71);
  await keep('ada@example.com', 'new');
  expect(await outbox.recent(9)).toHaveLength(2);
  later(1);
  expect((await outbox.recent(9)).map(({ text }) => text)).toEqual(['new']);
});

it('forgets what was written to somebody who goes, however they spell their address, and nobody else’s', async () => {
  const { outbox, keep } = await opened();
  for (const to of ['ada@example.com', 'ADA@example.com', '+15550100', 'bob@example.com']) await keep(to, to);
  await outbox.forget(['Ada@example.com', '+15550100', '+15550199']);
  expect((await outbox.recent(9)).map(({ to }) => to)).toEqual(['bob@example.com']);
});

it('keeps no more of a text than a row can hold', async () => {
  const { outbox, keep } = await opened();
  await keep('ada@example.com', 'a'.repeat(500_000));
  expect((await outbox.recent(1))[0]!.text).toHaveLength(20_000);
});
