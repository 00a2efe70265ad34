import { expect, it } from 'vitest';
import { special } from '#domain/help/questions/special';
import { whereToSend } from './where-to-send.ts';

const formOf = (url: string | undefined) => url?.slice(0, 30);

it.each([
  [
    'both forms below their question',
    'REDDIT' as const,
    [
      'Do you have a Reddit account?',
      'If yes, send it here: https://www.reddit.com/report',
      'What Reddit asks for: The link to the copy, and to your own account. “Report” on the profile does the same.',
      'If no, send it here: https://support.reddithelp.com',
      'What Reddit asks for: The link to the copy, your email address, and what is copied.',
    ],
  ],
  [
    'one form where there is one',
    'GITHUB' as const,
    [
      'Send it here: https://github.com/contact/rep',
      'What GitHub asks for: Both links, and what is copied: the picture, the profile, or a very similar username.',
    ],
  ],
  [
    'what to do where no form has an address',
    'TWITCH' as const,
    ['Use “Report” on the channel: “Impersonation”. Say which channel is yours and what is copied.'],
  ],
])('names %s', (_, platform, lines) => {
  expect(whereToSend(platform, formOf).map((line) => line.trimEnd())).toEqual(lines);
});

it('says what to do on any other site', () => {
  const [told] = whereToSend(undefined, formOf, 'mastodon.social');
  expect(told).toBe(
    'We don’t know of a form for this. Use “Report” on the profile itself, and have both links ready.',
  );
});

it('names both ways of Telegram, as our help does', () => {
  const [told] = whereToSend(undefined, formOf, 'Telegram');
  const help = special.find(({ slug }) => slug === 'telegram')!.short;
  for (const way of ['@NoToScam, which needs an account there', 'abuse@telegram.org'])
    expect([told, help].filter((text) => text?.includes(way))).toHaveLength(2);
});
