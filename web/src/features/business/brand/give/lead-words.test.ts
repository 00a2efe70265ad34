import { expect, test } from 'vitest';
import { leadWords } from './lead-words.ts';

const kept = 'Its picture stays in your browser: only a fingerprint of it is sent.';
const all = { accounts: true, domain: true, logo: true, proven: true };

test.each([
  [{}, 'your accounts, your proven domain and your logo.'],
  [{ logo: false }, 'your accounts and your proven domain.'],
  [{ accounts: false }, 'your proven domain and your logo.'],
  [{ accounts: false, logo: false }, 'your proven domain.'],
  [{ domain: false, logo: false, proven: false }, 'your accounts.'],
  [
    { domain: false, proven: false },
    'your accounts, but not with your logo until your domain or an account is proven.',
  ],
])('a copy is said to be compared with what there is: %o', (part, words) =>
  expect(leadWords({ ...all, ...part })).toBe(`We compare it with ${words} ${kept}`),
);
