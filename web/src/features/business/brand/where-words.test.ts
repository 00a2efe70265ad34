import { expect, test } from 'vitest';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { SourceProgress } from '#domain/scan/scan';
import { askedNow, whereWords } from './where-words.ts';

const source = (platform: Platform, status: SourceProgress['status']): SourceProgress => ({
  ...{ platform, status, asked: 1, total: 1, compared: 1, found: 0 },
});

test('says directly, through an engine, in vain, not yet, and where nobody may search', () => {
  expect(
    whereWords([
      source('GITHUB', 'looked'),
      source('X', 'looked'),
      source('FACEBOOK', 'looked'),
      source('TWITCH', 'in part'),
      source('REDDIT', 'could not look'),
      source('TIKTOK', 'not asked'),
      source('ZOOM', 'closed'),
      source('WHATSAPP', 'closed'),
    ]),
  ).toEqual({
    searched: 3,
    total: 17,
    sentences: [
      'Searched directly: X, GitHub.',
      'Through a search engine, once a week: Facebook.',
      'No answer we can rely on: Reddit, Twitch. We’ll ask again in the next scan.',
      'Not searched until an account or your domain is proven: TikTok.',
      expect.stringMatching(/^Not searched, because we have no access there yet: LinkedIn, /),
      'Not searched, because they offer no search we may use: Zoom, WhatsApp.',
    ],
  });
});

test.each<[string, SourceProgress[]]>([
  ['nothing that was searched', []],
  ['all that was', Platform.options.map((platform) => source(platform, 'looked'))],
])('leaves no platform out: %s', (_, sources) => {
  const said = whereWords(sources).sentences.join(' ');
  for (const platform of Platform.options) expect(said).toContain(platformTable[platform].name);
});

test('of what no scan asks any more nothing is promised', () => {
  const sources = [
    ...[source('X', 'looked'), source('GITHUB', 'looked'), source('FACEBOOK', 'looked')],
    ...[source('TIKTOK', 'looked'), source('REDDIT', 'could not look'), source('TWITCH', 'in part')],
  ];
  const ended = ['GITHUB', 'TIKTOK', 'REDDIT'] as const;
  const { searched, sentences } = whereWords(sources, { ended });
  expect(searched).toBe(4);
  expect(sentences.slice(0, 4)).toEqual([
    'Searched directly: X.',
    'Through a search engine, once a week: Facebook.',
    'No answer we can rely on: Twitch. We’ll ask again in the next scan.',
    'No longer searched from the next scan on, until an account or your domain is proven: TikTok, GitHub, Reddit.',
  ]);
  expect(whereWords(sources, { ended, isMute: true }).sentences[3]).toMatch(/until an account is proven: /);
});

test('scans ask what the newest asked, and no more what they were allowed by a proof that is gone', () => {
  const sources = [source('X', 'looked'), source('TIKTOK', 'not asked'), source('GITHUB', 'could not look')];
  expect([...askedNow(sources, [])]).toEqual(['X', 'GITHUB']);
  expect([...askedNow(sources, ['X'])]).toEqual(['GITHUB']);
});
