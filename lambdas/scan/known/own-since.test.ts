import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { withOwnSince } from './own-since.ts';

const found = (platform: 'X' | 'GITHUB', handle: string, createdAt?: string) =>
  ({ id: handle, yours: { platform, handle, createdAt } }) as Finding;
const at = '2026-11-26T10:00:00.000Z';
const x = { platform: 'X' as const, pageUrl: 'https://x.com/ColinPrewett', verifiedAt: at };
const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/colinprewett', verifiedAt: at };
const findings = [
  found('GITHUB', 'colinprewett', '2026-11-08T00:00:00Z'),
  found('X', 'colinprewett', '2026-08-26T00:00:00Z'),
];
const since = (...accounts: Parameters<typeof withOwnSince>[1]) =>
  withOwnSince(findings, accounts).map(({ ownSince }) => ownSince);

it('is the day of the oldest account that is proven', () => {
  expect(since(github, x)).toEqual(['2026-08-26T00:00:00Z', '2026-08-26T00:00:00Z']);
  // Anybody can list an old account.
  expect(since(github, { ...x, verifiedAt: undefined })).toEqual(Array(2).fill('2026-11-08T00:00:00Z'));
  expect(since()).toEqual([undefined, undefined]);
  expect(withOwnSince([found('X', 'colinprewett')], [x])[0]?.ownSince).toBeUndefined();
});
