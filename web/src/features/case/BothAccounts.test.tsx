// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Snapshot } from '#domain/case/snapshot';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { BothAccounts } from './BothAccounts.tsx';
import { one } from './case-for-test.ts';
import { CasesOfBusiness } from './owner/case-business.ts';

vi.mock('./evidence/evidence-address.ts', () => ({ evidenceAddress: async () => 'data:image/png;base64,' }));

const at = '2026-11-26T09:18:24.784Z';
const said = (part: Pick<Snapshot, 'seenBy' | 'theirs'> & Partial<Snapshot>) => {
  const compared = { at, yours: { bio: 'Pots' }, verdict: 'likely clone' as const, score: 80, reasons: [] };
  const { box } = drawForTest(<BothAccounts one={one({ snapshot: { ...compared, ...part } })} />);
  return box.textContent;
};

test('who saw what was compared stands beside it: a scan, a search engine, or who entered it', () => {
  expect(said({ seenBy: 'search', theirs: {} })).toContain(
    'As our scan saw them on 26 November 2026, 09:18 UTC.',
  );
  const listed = { platform: 'INSTAGRAM' as const, handle: 'maya', name: 'Maya' };
  expect(said({ seenBy: 'search', yours: listed, theirs: {} })).toContain(
    'The other account is as our scan saw it on 26 November 2026, 09:18 UTC. Yours is as it was listed here, and not as a scan saw it.',
  );
  // A scan does not read an account anew for each platform that it looks at.
  const read = { ...listed, bio: 'Pots' };
  expect(said({ seenBy: 'search', yours: read, theirs: { platform: 'X' } })).toContain(
    'The other account is as our scan saw it on 26 November 2026, 09:18 UTC. Yours, on another platform, is as our scans last saw it, then or earlier.',
  );
  expect(said({ seenBy: 'search', theirs: { seenIn: 'web search' } })).toContain(
    'The other account is as a search engine had stored it when our scan asked on 26 November 2026, 09:18 UTC. The stored copy may be older, and no scan had seen the account itself by then.',
  );
  expect(said({ seenBy: 'person', theirs: {} })).toContain(
    'As you entered them on 26 November 2026, 09:18 UTC.',
  );
  expect(said({ seenBy: 'person', theirs: { seenIn: 'report' } })).toContain(
    'As you entered the other account on 26 November 2026, 09:18 UTC. No scan had seen it by then.',
  );
});

test('the own account of somebody else is not called the reader’s', () => {
  const account = { platform: 'INSTAGRAM' as const, handle: 'isla.oxenholme' };
  const url = 'https://www.instagram.com/isla.oxenholme/';
  const saw = (yours: Snapshot['yours']) => {
    const given = one({
      imitates: account,
      behalf: { name: 'Isla', relation: 'CHILD', account: { ...account, url } },
      snapshot: {
        ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80, reasons: [] },
        ...{ yours, theirs: { platform: 'X' } },
      },
    });
    return drawForTest(<BothAccounts one={given} />).box.textContent;
  };
  for (const text of [saw(account), saw({ ...account, bio: 'Swims.' })]) expect(text).not.toContain('Yours');
  expect(saw(account)).toContain('Their own account is as it was listed here');
  expect(saw({ ...account, bio: 'Swims.' })).toContain('Their own account, on another platform, is as our');
});

test('what was compared with an account of the person stays in sight, and is not said to be their child’s', () => {
  const yours = { platform: 'INSTAGRAM' as const, handle: 'bettany.swims', bio: 'Swims.' };
  const given = one({
    imitates: { platform: yours.platform, handle: yours.handle },
    behalf: { name: 'Isla', relation: 'CHILD', account: null },
    snapshot: {
      ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80, reasons: [] },
      ...{ yours, theirs: {} },
    },
  });
  const text = drawForTest(<BothAccounts one={given} />).box.textContent;
  expect(text).toContain('What was compared');
  expect(text).toContain(
    'This compares it with bettany.swims on Instagram, not with an account of Isla’s. The report and the warning don’t use it; the evidence pack keeps it, and says so.',
  );
  expect(text).toContain('Swims.');
});

test('beside the name of a domain stands that it is one, and nothing calls it theirs or an account', () => {
  const compared = {
    at,
    seenBy: 'search' as const,
    verdict: 'likely clone' as const,
    score: 80,
    reasons: [],
  };
  const yours = { platform: 'X' as const, handle: 'ferrowbay', name: 'Ferrow Bay', ofDomain: true as const };
  const theirs = { platform: 'X' as const, handle: 'ferr0wbay', name: 'Ferrow Bay', bio: 'Pots' };
  const { box } = drawForTest(<BothAccounts one={one({ snapshot: { ...compared, yours, theirs } })} />);
  const heads = [...box.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['The name of your domain', 'The other account']);
  expect(box.querySelector('h2')!.textContent).toBe('What was compared');
  expect(box.querySelector('table')!.getAttribute('aria-label')).toBe('What was compared');
  expect(box.textContent).toContain(
    'The other account is as our scan saw it on 26 November 2026, 09:18 UTC.',
  );
  expect([...box.querySelectorAll('tbody tr')].at(-1)!.textContent).toBe('BioNonePots');
  expect(box.textContent).not.toMatch(/both/i);
});

const file = { sha256: 'a'.repeat(64), bytes: 9, contentType: 'image/png' as const, at };

test.each<[string, Partial<Snapshot['theirs']>, string]>([
  ['given without a picture: nobody knows what it shows', { seenIn: 'report' }, 'Not known'],
  ['given with one, of which a fingerprint was sent', { seenIn: 'report', photoHash: 'ab' }, 'Not kept'],
  ['read by a scan, and without a picture', { accountId: '7' }, 'Not shown'],
  ['read by a scan, and its picture not kept', { imageUrl: 'https://x.example/p.jpg' }, 'Not kept'],
])('the picture of an account %s', (_, theirs, says) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <BothAccounts
        one={one({
          evidence: [
            {
              ...{ id: 'p', at, words: '', sha256: 'a'.repeat(64), byHelper: false },
              ...{ kind: 'picture', contentType: 'image/png', side: 'yours' },
            },
          ],
          snapshot: {
            ...{ at, seenBy: 'seenIn' in theirs ? 'person' : 'search', verdict: 'likely clone', score: 90 },
            ...{
              reasons: [],
              yours: { platform: 'X', handle: 'kestrellanetea', picture: file },
            },
            theirs: { platform: 'X', handle: 'kestrelanetea', ...theirs },
          },
        })}
      />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(says);
  for (const other of ['Not known', 'Not kept', 'Not shown'].filter((word) => word !== says))
    expect(box.textContent).not.toContain(other);
});

test.each([
  ['uploaded to Countersign', { uploaded: true as const }, {}, true],
  ['that the account shows', {}, {}, false],
  [
    'uploaded, beside the name of a domain, which is no account',
    { uploaded: true as const },
    { ofDomain: true as const },
    false,
  ],
])('under the own picture stands whether the account shows it: one %s', (_, part, own, says) => {
  const piece = { id: 'p', at, words: '', sha256: 'a'.repeat(64), byHelper: false, side: 'yours' as const };
  const evidence = [{ ...piece, kind: 'picture' as const, contentType: 'image/png', ...part }];
  const snapshot: Snapshot = {
    ...{ at, seenBy: 'person', verdict: 'likely clone', score: 90, reasons: [] },
    yours: { platform: 'INSTAGRAM', handle: 'polwhevrelseeds', picture: file, ...own },
    theirs: { platform: 'FACEBOOK', handle: 'polwhevrel.seeds.shop', seenIn: 'report' },
  };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <BothAccounts one={one({ evidence, snapshot })} />
    </QueryClientProvider>,
  );
  const shown = box.querySelector('tbody tr td')!.textContent;
  expect(shown.includes('Uploaded to Countersign, not this account’s picture')).toBe(says);
});

test.each([
  ['name', 'Alike in name, probably someone else'],
  ['photo', 'Alike in one detail, probably someone else'],
])('what is alike in its %s alone is called what it is', (signal, words) => {
  const reasons = [{ signal, value: 1, words: 'The same.', side: 'for' }] as Snapshot['reasons'];
  expect(said({ seenBy: 'search', theirs: {}, verdict: 'namesake', reasons })).toContain(words);
});

test.each([
  ['what one of a business gave', 'report', /^.*As one of you entered the other account on 26 November 2026/],
  ['what one of a business compared', undefined, /^.*As one of you entered them on 26 November 2026/],
] as const)('%s is said to its others without calling it theirs', (_, seenIn, words) => {
  const snapshot: Snapshot = {
    ...{ at, seenBy: 'person', yours: { bio: 'Pots' }, theirs: { ...(seenIn && { seenIn }) } },
    ...{ verdict: 'likely clone', score: 80, reasons: [] },
  };
  const { box } = drawForTest(
    <CasesOfBusiness value={{ id: 'b', name: 'Ferrow Bay', standing: [] }}>
      <BothAccounts one={one({ snapshot })} />
    </CasesOfBusiness>,
  );
  expect(box.textContent).toMatch(words);
  expect(box.textContent).not.toContain('As you entered');
});
