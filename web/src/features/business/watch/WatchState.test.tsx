// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ShownDomain } from '#domain/contract/business-domains';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import type { Domains } from './use-domains.ts';
import { WatchState } from './WatchState.tsx';

const done: Domains = {
  ...{ domain: 'ferrowbay.example', state: 'done', lastLooked: '2025-11-20T09:00:00.000Z' },
  ...{ looked: 5000, silent: 0, domains: [], existing: 3, removed: 0, more: 0 },
};
const said = (part: Partial<Domains>) =>
  [...drawForTest(<WatchState data={{ ...done, ...part }} />).box.querySelectorAll('.mark, p')].map(
    ({ textContent }) => textContent,
  );

test('what a check came to', () =>
  expect(said({})).toEqual(['Checked 20 November 2025: 5,000 names, 3 exist.']));

test('what was added by hand since then isn’t in its count, and is said', () => {
  const given = (foundAt: string) =>
    ({ domain: 'a.example', foundBy: 'given', foundAt, changes: [] as unknown[] }) as ShownDomain;
  const domains = [given('2025-11-20T09:30:00.000Z'), given('2025-11-19T09:30:00.000Z')];
  const checked = 'Checked 20 November 2025: 5,000 names, 3 exist.';
  expect(said({ domains })).toEqual([`${checked} 1 was added by hand since then.`]);
  expect(said({ domains: domains.slice(1) })).toEqual([checked]);
});

test('what was taken off since then stays in its count, and is said', () => {
  const checked = 'Checked 20 November 2025: 5,000 names, 3 exist.';
  expect(said({ removed: 1 })).toEqual([`${checked} 1 of them has been removed from the list since then.`]);
  expect(said({ removed: 2, state: 'running', looked: 0 }).at(-1)).toBe(
    'Last checked 20 November 2025: 3 exist. 2 of them have been removed from the list since then.',
  );
});

test('what was found since then isn’t in its count either, and is said', () => {
  const [before, after] = ['2025-11-19T09:00:00.000Z', '2025-11-20T09:30:00.000Z'];
  const name = { existence: 'exists', foundBy: 'permutation', foundAt: before, firstSeen: before } as const;
  const domain = (part: Partial<ShownDomain>) =>
    ({ ...name, changes: [], ...part }) as unknown as ShownDomain;
  const back = domain({ lastLooked: after, changes: [{ at: after, change: 'new' }] });
  const certificate = domain({ foundBy: 'certificate', foundAt: after, firstSeen: after });
  const checked = 'Checked 20 November 2025: 5,000 names, 3 exist.';
  expect(said({ domains: [back, domain({})] })).toEqual([`${checked} 1 more was found since then.`]);
  const given = domain({ foundBy: 'given', foundAt: after, firstSeen: after });
  expect(said({ domains: [back, certificate, given] })).toEqual([
    `${checked} 1 was added by hand since then. 2 more were found since then.`,
  ]);
});

test.each<[string, Partial<Domains>, string]>([
  ['is due', { state: 'waiting' }, 'The next check starts soon.'],
  ['has begun', { state: 'running', looked: 0 }, 'Checking which look-alikes exist.'],
  ['has just begun', { state: 'running', looked: 1 }, 'Checking which look-alikes exist: 1 name so far.'],
  ['goes on', { state: 'running', looked: 120 }, 'Checking which look-alikes exist: 120 names so far.'],
  [
    'failed',
    { state: 'could not look', looked: 0, why: 'no DNS' },
    'We couldn’t check the look-alike domains',
  ],
])('what the last one came to stays while the next %s', (_, part, mark) => {
  const words = said(part);
  expect(words[0]).toBe(mark);
  expect(words.at(-1)).toBe('Last checked 20 November 2025: 3 exist.');
});

test('before the first there is nothing to tell', () =>
  expect(said({ state: 'waiting', lastLooked: null, looked: 0, existing: 0 })).toEqual([
    'The first check starts soon. Then we check every day.',
  ]));

test('a first check that doesn’t start soon says when it does', () => {
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(7, 40, 0, 0);
  const first = { lastLooked: null, looked: 0, existing: 0 };
  expect(said({ ...first, state: 'planned', plannedFor: tomorrow.toISOString() })).toEqual([
    'The first check is planned for tomorrow, 07:40. Then we check every day.',
  ]);
  const passed = new Date(Date.now() - 1000).toISOString();
  expect(said({ ...first, state: 'planned', plannedFor: passed })).toEqual([
    'The first check starts soon. Then we check every day.',
  ]);
});
