import { expect, it } from 'vitest';
import { coverageLines } from './coverage-line.ts';

const requestedAt = '2026-11-16T09:00:00.000Z';

it('counts what this scan searched, as the dashboard does, and names what stands from an earlier one', () => {
  const at = '2026-11-14T09:00:00.000Z';
  const earlier = { platform: 'FACEBOOK' as const, status: 'looked' as const, at };
  const now = { platform: 'GITHUB' as const, status: 'looked' as const, at: requestedAt };
  expect(coverageLines({ requestedAt, sources: [now, earlier] }).slice(0, 2)).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    'Searched by an earlier scan: Facebook.',
  ]);
  expect(coverageLines({ requestedAt, sources: [earlier] })[0]).toBe(
    'Searched by an earlier scan: Facebook.',
  );
});

it('what another scan searched within the hour is one search to a person', () => {
  const at = '2026-11-16T08:58:00.000Z';
  const moments = { platform: 'FACEBOOK' as const, status: 'looked' as const, at };
  expect(coverageLines({ requestedAt, sources: [moments] })[0]).toBe(
    'The latest scan searched Facebook: 1 of 17 platforms.',
  );
});

it('tells what is not searched yet from what could not be searched', () => {
  expect(
    coverageLines({
      requestedAt,
      sources: [
        { platform: 'GITHUB', status: 'looked' },
        { platform: 'X', status: 'could not look' },
        { platform: 'REDDIT', status: 'not asked' },
      ],
    }).slice(0, 2),
  ).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    'Not searched yet: Reddit. Once you have proven an account, we search there too.',
  ]);
});
