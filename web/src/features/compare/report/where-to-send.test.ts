import { expect, it } from 'vitest';
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
