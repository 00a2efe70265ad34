import { expect, it } from 'vitest';
import { linkEvidence } from './link-evidence.ts';

it.each([
  ['https://x.com/maya?s=20', 'https://x.com/maya', 'The link as you pasted it', 'https://x.com/maya?s=20'],
  ['@maya', 'https://x.com/maya', 'The address of the account', 'https://x.com/maya'],
  ['see https://x.com/maya', 'https://x.com/maya', 'The address of the account', 'https://x.com/maya'],
  ['maya.draws', 'https://discord.com/users/maya.draws', 'The handle as you entered it', 'maya.draws'],
  ['maya', undefined, 'The handle as you entered it', 'maya'],
])('of “%s”, an account at %s, it keeps: %s', (typed, url, words, kept) =>
  expect(linkEvidence(typed, url)).toEqual({ words, kept }),
);
