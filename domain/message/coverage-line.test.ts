import { expect, it } from 'vitest';
import { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { SourceProgress } from '../scan/scan.ts';
import { type Covered, coverageLines } from './coverage-line.ts';

const requestedAt = '2026-11-16T09:00:00.000Z';
const linesOf = (sources: Covered['sources'], more: Partial<Covered> = {}) =>
  coverageLines({ requestedAt, sources, proven: false, found: [], ...more });

it('counts what this scan searched, as the dashboard does, and names what stands from an earlier one', () => {
  const at = '2026-11-14T09:00:00.000Z';
  const earlier = { platform: 'FACEBOOK' as const, status: 'looked' as const, at };
  const now = { platform: 'GITHUB' as const, status: 'looked' as const, at: requestedAt };
  expect(linesOf([now, earlier]).slice(0, 2)).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    'Searched by an earlier scan: Facebook.',
  ]);
  expect(linesOf([earlier])[0]).toBe('Searched by an earlier scan: Facebook.');
});

it('what another scan searched within the hour is one search to a person', () => {
  const at = '2026-11-16T08:58:00.000Z';
  const moments = { platform: 'FACEBOOK' as const, status: 'looked' as const, at };
  expect(linesOf([moments])[0]).toBe('The latest scan searched Facebook: 1 of 17 platforms.');
});

it('tells what is not searched yet from what could not be searched', () => {
  expect(
    linesOf([
      { platform: 'GITHUB', status: 'looked' },
      { platform: 'X', status: 'could not look' },
      { platform: 'REDDIT', status: 'not asked' },
    ]).slice(0, 2),
  ).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    'Not searched yet: Reddit. Once you have proven an account, we search there too.',
  ]);
});

it('does not say of a platform that was searched before that it was not searched yet', () => {
  const sources = [
    { platform: 'GITHUB' as const, status: 'looked' as const, at: requestedAt },
    { platform: 'REDDIT' as const, status: 'not asked' as const, at: '2026-11-14T09:00:00.000Z' },
    { platform: 'X' as const, status: 'not asked' as const },
  ];
  expect(linesOf(sources).slice(1, 3)).toEqual([
    'Not searched yet: X. Once you have proven an account, we search there too.',
    'No longer searched: Reddit. Once you have proven an account, we search there again.',
  ]);
  expect(linesOf(sources, { proven: true })[2]).toBe('Searched before, but not by the latest scan: Reddit.');
});

const every = (status: SourceProgress['status'], but: Rows = []) =>
  Platform.options.map((platform) => ({
    platform,
    status: but.find(([one]) => one === platform)?.[1] ?? status,
  }));

it('once an account is proven, nobody is told to prove one', () =>
  expect(linesOf(every('looked', [['REDDIT', 'not asked']]), { proven: true })).toContain(
    'Not searched yet: Reddit.',
  ));

it('does not call a platform unsearched of which it names a copy', () => {
  const sources = every('looked', [
    ['FACEBOOK', 'not asked'],
    ['REDDIT', 'not asked'],
    ['X', 'could not look'],
    ['GITHUB', 'could not look'],
  ]);
  const lines = linesOf(sources, { found: ['FACEBOOK', 'X'] });
  expect(lines).toContain('Not searched yet: Reddit. Once you have proven an account, we search there too.');
  expect(lines).toContain('We couldn’t search GitHub.');
});

it('while the scan is under way, names what it still searches', () => {
  const sources = every('waiting', [
    ['GITHUB', 'looked'],
    ['WHATSAPP', 'closed'],
    ['X', 'looking'],
  ]);
  expect(linesOf(sources).slice(0, 2)).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    expect.stringMatching(/^Still being searched: Facebook, LinkedIn, X, .*\.$/),
  ]);
  expect(linesOf(sources)).toContain('We couldn’t search WhatsApp.');
  expect(linesOf(every('waiting', [['GITHUB', 'could not look']]))).toEqual([
    expect.stringMatching(/^Still being searched: /),
    'We couldn’t search GitHub.',
  ]);
});

type Rows = [Platform, SourceProgress['status']][];
const told = (rows: Rows) => linesOf(rows.map(([platform, status]) => ({ platform, status })));

it.each<[string, Rows]>([
  ['nothing was answered', [['X', 'could not look']]],
  ['no scan has rows', []],
])('where %s, no platform is named', (_, rows) =>
  expect(told(rows)).toEqual(['The latest scan couldn’t search any platform.']),
);

it.each<[string, Rows, string[]]>([
  ['one was searched in part', [['X', 'in part']], ['Searched in part: X.']],
  [
    'there are some of each',
    [
      ['X', 'looked'],
      ['GITHUB', 'looked'],
      ['REDDIT', 'in part'],
      ['TWITCH', 'in part'],
      ['IMGUR', 'not asked'],
      ['GOOGLE', 'not asked'],
    ],
    [
      'The latest scan searched X and GitHub: 2 of 17 platforms.',
      'Searched in part: Reddit and Twitch.',
      'Not searched yet: YouTube and Imgur. Once you have proven an account, we search there too.',
    ],
  ],
])('where %s, each stands in its place, and the rest could not be searched', (_, rows, lines) => {
  expect(told(rows).slice(0, -1)).toEqual(lines);
  const rest = Platform.options.filter((one) => !rows.some(([platform]) => platform === one));
  const names = rest.map((one) => platformTable[one].name);
  expect(told(rows).at(-1)).toBe(`We couldn’t search ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`);
});

it.each(['looked', 'in part', 'not asked'] as const)(
  'all of them %s: nothing is left to name but who was searched through a search engine',
  (status) => {
    const sources = Platform.options.map((platform) => ({ platform, status }));
    const through =
      'Searched only through a search engine: Facebook, LinkedIn, Microsoft, TikTok, Pinterest, Snapchat, Discord and Spotify.';
    expect(linesOf(sources).slice(1)).toEqual(status === 'not asked' ? [] : [through]);
  },
);
