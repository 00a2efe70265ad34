import { expect, test } from 'vitest';
import { nextLooks } from './next-look.ts';
import type { SourceProgress } from './scan.ts';

const row = (part: Partial<SourceProgress>): SourceProgress => ({
  ...{ platform: 'TIKTOK', status: 'looked', asked: 1, total: 1, compared: 2, found: 0 },
  ...part,
});
const turn = '2026-11-21T07:40:00.000Z';

test.each<[string, Partial<SourceProgress>, string | undefined]>([
  ['asked itself', { platform: 'GITHUB', at: '2026-11-20T07:40:00.000Z' }, turn],
  ['by a web search of today', { at: '2026-11-20T07:41:00.000Z' }, '2026-11-27T07:40:00.000Z'],
  [
    'asked itself with scarce questions',
    { platform: 'GOOGLE', total: 38, at: '2026-11-20T07:40:00.000Z' },
    '2026-11-27T07:40:00.000Z',
  ],
  ['by a web search of a week ago at the turn', { at: '2026-11-14T07:40:00.000Z' }, turn],
  ['by a web search that is long due', { at: '2026-10-01T07:40:00.000Z' }, turn],
  ['by a web search that got no answer', { status: 'could not look', at: '2026-11-20T07:40:00.000Z' }, turn],
  ['by a web search in part', { status: 'in part', at: '2026-11-20T07:40:00.000Z' }, turn],
  ['not asked', { status: 'not asked' }, undefined],
])('a platform %s', (_, part, at) => {
  const source = row(part);
  expect(nextLooks([source], turn).get(source.platform)).toBe(at);
});

test('an answer that stands until a turn is asked for at that turn', () => {
  // A web search stands for a week less the hour by which the schedule may be early.
  const source = row({ at: '2026-11-14T08:40:00.000Z' });
  expect(nextLooks([source], turn).get('TIKTOK')).toBe(turn);
  const minute = row({ at: '2026-11-14T08:41:00.000Z' });
  expect(nextLooks([minute], turn).get('TIKTOK')).toBe('2026-11-22T07:40:00.000Z');
});
