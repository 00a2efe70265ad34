import { expect, it } from 'vitest';
import { platformTable } from '#domain/platform/platform-table';
import { linksFor } from '../../lib/use-links.ts';
import { meantLink, standInAccount } from './stand-in-address.ts';

const origin = 'http://localhost:4910';

it.each([
  ['http://localhost:4910/platforms/github/u/maya-hollimund', 'GITHUB', 'maya-hollimund'],
  ['localhost:4910/platforms/x/u/maya_hol1imund', 'X', 'maya_hol1imund'],
  [' http://localhost:4910/platforms/tiktok/u/maya.hollimund?from=search ', 'TIKTOK', 'maya.hollimund'],
])('%s', (typed, platform, handle) =>
  expect(standInAccount(typed, origin)).toMatchObject({ platform, handle }),
);

it.each([
  'http://localhost:4911/platforms/github/u/maya-hollimund',
  'http://localhost:4910/platforms/github/report',
  'http://localhost:4910/platforms/elsewhere/u/maya',
  'http://localhost:4910/platforms/constructor/u/maya',
  'http://localhost:4910/platforms/github/u/%zz',
  'http://localhost:4910/dashboard',
  'https://github.com/maya-hollimund',
  'maya-hollimund',
  '',
])('is no stand-in: %j', (typed) => expect(standInAccount(typed, origin)).toBeUndefined());

it('reads every address that the demonstration’s links lead to', () => {
  const links = linksFor(true, origin);
  for (const [platform, { page }] of Object.entries(platformTable)) {
    const handle = platform === 'WHATSAPP' ? '447700900123' : 'maya1990';
    const address = links.address({
      platform: platform as keyof typeof platformTable,
      handle,
      url: page(handle),
    });
    expect(standInAccount(address!, origin), platform).toMatchObject({ platform });
  }
});

it('means the account that a stand-in stands for; any other link is as it was typed', () => {
  expect(meantLink(`${origin}/platforms/github/u/maya-hollimund`, origin)).toBe(
    'https://github.com/maya-hollimund',
  );
  expect(meantLink(' https://twitter.com/maya ', origin)).toBe('https://twitter.com/maya');
});
