import { expect, it } from 'vitest';
import { parseProfileLink } from './platforms.ts';
import {
  accountHandle,
  accountKey,
  mergeSocialAccounts,
  nameInAddress,
  unreadableAccount,
} from './social-account.ts';

const proven = {
  platform: 'GITHUB',
  pageUrl: 'https://github.com/Maya',
  verifiedAt: '2026-01-01T00:00:00.000Z',
  accountData: '{}',
} as const;

it('keeps what the server knows of an account that stays, and nothing of what a browser claims', () => {
  const merged = mergeSocialAccounts(
    [proven],
    [
      { platform: 'GITHUB', pageUrl: 'https://github.com/maya', verifiedAt: null },
      {
        platform: 'X',
        pageUrl: 'https://x.com/maya',
        verifiedAt: '2026-02-02T00:00:00.000Z',
        accountData: 'mine',
      },
      { platform: 'X', pageUrl: 'https://twitter.com/Maya' },
    ],
  );
  expect(merged).toEqual([proven, { platform: 'X', pageUrl: 'https://x.com/maya' }]);
});

it('names an account by its platform and its handle in small letters', () => {
  expect(accountKey(proven)).toBe('GITHUB#maya');
  expect(accountKey({ platform: 'X', pageUrl: 'https://Example.org/Maya' })).toBe(
    'X#https://example.org/maya',
  );
});

it('drops a proof with its account', () => {
  expect(mergeSocialAccounts([proven], [])).toEqual([]);
});

it('reads the handle from the page, only where the page is of that platform', () => {
  expect(accountHandle(proven)).toBe('Maya');
  expect(accountHandle({ platform: 'X', pageUrl: 'https://github.com/maya' })).toBeUndefined();
});

it('finds what is no profile of its platform, among what is new', () => {
  const page = { platform: 'GITHUB', pageUrl: 'https://maya.example/github' } as const;
  const elsewhere = { platform: 'GITHUB', pageUrl: 'https://x.com/maya' } as const;
  expect(unreadableAccount([], [proven, page])).toBe(page);
  expect(unreadableAccount([], [elsewhere])).toBe(elsewhere);
  expect(unreadableAccount([page], [proven, page])).toBeUndefined();
  expect(unreadableAccount([], [proven])).toBeUndefined();
  // Nobody can be asked which channel that is.
  const former = { platform: 'GOOGLE', pageUrl: 'https://www.youtube.com/user/maya' } as const;
  expect(unreadableAccount([], [former])).toBe(former);
  expect(accountKey(former)).not.toBe(accountKey({ ...former, pageUrl: 'https://www.youtube.com/@maya' }));
});

it.each([
  ['https://www.facebook.com/p/Hazel-Thorn-Books-61550001234567/', 'Hazel Thorn Books'],
  ['https://www.facebook.com/p/K%C3%A4thes-B%C3%A4ckerei-61550001234567?ref=x', 'Käthes Bäckerei'],
  ['https://www.facebook.com/profile.php?id=61550001234567', undefined],
  ['https://www.facebook.com/hazelthornbooks', undefined],
])('the address %s as it is kept has the name %s', (typed, name) => {
  const { platform, url, handle } = parseProfileLink(typed)!;
  const account = { platform, pageUrl: url! };
  expect(nameInAddress(account)).toBe(name);
  // It is the same account, with or without the name.
  expect(accountHandle(account)).toBe(handle);
  expect(parseProfileLink(url!)?.url).toBe(url);
});

it('only a page of Facebook has a name in its address', () =>
  expect(nameInAddress({ platform: 'X', pageUrl: 'https://x.com/p/maya-1234567' })).toBeUndefined());
