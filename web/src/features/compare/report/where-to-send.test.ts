import { expect, it } from 'vitest';
import { whereToSend } from './where-to-send.ts';

const formOf = (url: string | undefined) => url?.slice(0, 30);

it.each([
  [
    'both forms below their question',
    'REDDIT' as const,
    'GITHUB' as const,
    [
      'Do you have a Reddit account?',
      'If yes, send it here: https://www.reddit.com/report',
      'If no, send it here: https://support.reddithelp.com',
    ],
  ],
  [
    'one form where the account that was copied says which',
    'REDDIT' as const,
    'REDDIT' as const,
    ['Send it here: https://www.reddit.com/report'],
  ],
  [
    'one form where there is one',
    'GITHUB' as const,
    undefined,
    ['Send it here: https://github.com/contact/rep'],
  ],
])('names %s', (_, platform, copied, lines) => {
  expect(whereToSend(platform, copied, formOf).map((line) => line.trimEnd())).toEqual(lines);
});

it('names nothing where no form has an address', () => {
  expect(whereToSend('REDDIT', undefined, () => undefined)).toEqual([]);
});
