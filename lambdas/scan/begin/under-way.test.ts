import { expect, it, test } from 'vitest';
import { hour, minute } from '#domain/durations';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import { asItStands, isUnderWay } from './under-way.ts';

const began = Date.parse('2026-11-20T07:40:00Z');
const requestedAt = new Date(began).toISOString();
const counts = { asked: 0, total: 0, compared: 0, found: 0 };
const waiting: SourceProgress = { ...counts, platform: 'GITHUB', status: 'waiting' };
const answeredAt = new Date(began + minute).toISOString();
const looked: SourceProgress = { ...counts, platform: 'X', status: 'looked', at: answeredAt };
const before: SourceProgress = { ...looked, platform: 'FACEBOOK', at: '2026-11-18T08:00:00.000Z' };
const scanOf = (part: Partial<Scan>): Scan => ({
  ...{ subjectId: 'U#u1', id: 's', status: 'QUEUED', requestedAt, sources: [waiting], expiresAt: 0 },
  ...part,
});

test.each<[string, Partial<Scan>, number, boolean]>([
  ['just begun', {}, minute, true],
  ['not answered for five minutes', { status: 'RUNNING' }, 5 * minute, false],
  ['of the schedule, in a long line', { bySchedule: true }, 50 * minute, true],
  ['of the schedule, lost', { bySchedule: true }, hour, false],
  ['done', { status: 'DONE' }, minute, false],
])('a scan is under way or not: %s', (_, part, later, expected) => {
  expect(isUnderWay(scanOf(part), began + later)).toBe(expected);
});

it('one whose jobs never answer reads as ended by its deadline, and says what did not answer', () => {
  const lost = asItStands(scanOf({ sources: [waiting, before] }), began + 5 * minute);
  expect(lost.status).toBe('FAILED');
  expect(lost.sources).toMatchObject([
    { status: 'could not look', note: expect.stringContaining('in time') as string },
    before,
  ]);
});

it('one that was answered in part reads as done when its last source answered', () => {
  const ended = asItStands(scanOf({ status: 'RUNNING', sources: [waiting, looked] }), began + 5 * minute);
  expect(ended).toMatchObject({ status: 'DONE', finishedAt: answeredAt });
  expect(ended.sources).toMatchObject([{ status: 'could not look' }, looked]);
});

it('leaves one that is under way, or done, as it is', () => {
  const running = scanOf({ status: 'RUNNING' });
  expect(asItStands(running, began + minute)).toBe(running);
  const done = scanOf({ status: 'DONE', finishedAt: answeredAt, sources: [looked] });
  expect(asItStands(done, began + hour)).toBe(done);
});
