import { afterEach, expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { findingStore } from './finding.ts';
import { scanStore } from './scan/scan.ts';

let now = Date.parse('2026-11-20T12:00:00.000Z');
let close: () => Promise<void>;
afterEach(() => close());

const at = new Date(now).toISOString();
const finding: Finding = {
  ...{ subjectId: 'U#maya', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  yours: { platform: 'X', handle: 'maya' },
  theirs: { platform: 'X', handle: 'maya1' },
  ...{ status: 'RESOLVED', firstSeen: at, lastSeen: at, history: [] },
  expiresAt: now / 1000 + 60,
};

it('what has expired is not there for anybody, although DynamoDB has not deleted it; a new finding takes its place', async () => {
  const tables = await openTables(() => Date.parse(at));
  ({ close } = tables);
  const findings = findingStore(tables.database, () => now);
  const scans = scanStore(tables.database, () => now);
  const scan = {
    ...{ subjectId: 'U#maya', id: 's', status: 'DONE' as const, requestedAt: at, sources: [] },
    expiresAt: now / 1000 + 60,
  };
  await scans.put(scan);
  expect(await findings.write(undefined, finding)).toBe(true);
  expect(await findings.list('U#maya')).toHaveLength(1);
  expect(await scans.recent('U#maya', 5)).toHaveLength(1);
  now += 60_000;
  expect(await findings.list('U#maya')).toEqual([]);
  expect(await findings.get('U#maya', 'f')).toBeUndefined();
  expect(await scans.recent('U#maya', 5)).toEqual([]);
  expect(await scans.get('U#maya', 's')).toBeUndefined();
  const { expiresAt: _, ...seenAnew } = { ...finding, status: 'OPEN' as const };
  expect(await findings.write(undefined, seenAnew)).toBe(true);
  expect(await findings.get('U#maya', 'f')).toMatchObject({ status: 'OPEN', version: 1 });
  expect(await findings.write(undefined, seenAnew)).toBe(false);
});
