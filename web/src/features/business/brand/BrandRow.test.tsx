// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import type { BrandFinding } from '#domain/contract/business-brand';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { CasesOfBusiness } from '../../case/owner/case-business.ts';
import { one } from '../../case/case-for-test.ts';
import type { OwnBusiness } from '../api.ts';
import { BrandRow } from './BrandRow.tsx';

const server = vi.hoisted(() => ({ cases: [] as object[] }));
vi.mock('../../../lib/use-links.ts', () => ({
  useLinks: () => ({ profile: () => undefined, address: () => undefined, form: () => undefined }),
}));
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ cases: server.cases }) }));

const at = '2026-11-20T10:00:00.000Z';
const finding: BrandFinding = {
  ...{ id: 'f', platform: 'INSTAGRAM', verdict: 'likely clone', score: 91, reasons: [], status: 'CASE' },
  yours: { platform: 'INSTAGRAM', handle: 'ferrowbay.ceramics' },
  theirs: { platform: 'INSTAGRAM', handle: 'ferr0wbay.ceramics' },
  ...{ firstSeen: at, lastSeen: at },
};

const draw = (finding: BrandFinding, onTellMore = () => {}, isAsked = true) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CasesOfBusiness value={{ id: 'b', name: 'Ferrow Bay', standing: [] }}>
        <BrandRow
          business={{ id: 'b', name: 'Ferrow Bay' } as OwnBusiness}
          {...{ finding, isAsked, onTellMore }}
        />
        <Toasts />
      </CasesOfBusiness>
    </QueryClientProvider>,
  );

async function state(part: Partial<Case>) {
  server.cases = [listed(one({ userId: 'B#b', findingId: 'f', ...part }))];
  const { box } = draw(finding);
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const mark = box.querySelector('.mark')!;
  expect(box.querySelector('.actions a')?.textContent).toMatch(/^See the case/);
  return `${mark.className}: ${mark.textContent}`;
}

test('what the fold of the reasons says is not said again as a heading in it', () => {
  const reasons = [{ signal: 'name' as const, value: 1, words: 'Same name', side: 'for' as const }];
  const { box } = draw({ ...finding, status: 'OPEN', reasons });
  const fold = [...box.querySelectorAll('details')].find(({ textContent }) =>
    textContent.includes('Same name'),
  );
  expect(fold?.textContent.match(/The reasons/g)).toHaveLength(1);
});

test.each([
  [
    'a scan found',
    undefined,
    'REDDIT' as const,
    'Prove that account, and the next scan compares the two.',
    [],
  ],
  [
    'one of them gave',
    'report' as const,
    'FACEBOOK' as const,
    'whether it copies that one.',
    ['Save as a case'],
  ],
])(
  'what %s with a handle like that of an unproven account is nobody else’s yet',
  (_, seenIn, on, says, offers) => {
    const { box, buttons } = draw({
      ...{ ...finding, status: 'OPEN', verdict: 'namesake' },
      yours: { ...finding.yours, name: 'Ferrow Bay' },
      theirs: { platform: 'INSTAGRAM', handle: 'ferrowbaypots.official', name: 'Ferrow Bay', seenIn },
      likeUnproven: { platform: on, handle: 'ferrowbaypots' },
    });
    expect(box.textContent).toContain('Can’t say yet');
    expect(box.textContent).toContain(
      'We compared it with ferrowbay.ceramics on Instagram. Its handle is like that of ferrowbaypots on ',
    );
    expect(box.textContent).toContain(says);
    expect(box.textContent).not.toContain('nothing to report');
    const ways = buttons().map((words) => words.replace(/ ferrowbaypots.*/, ''));
    expect(ways.filter((way) => /^(?:Add|Save)/.test(way))).toEqual(offers);
  },
);

test('one of their own accounts cannot be undone into a copy', () => {
  const buttons = (socialMediaAccounts: object[]) => {
    const business = { id: 'b', name: 'Ferrow Bay', socialMediaAccounts } as OwnBusiness;
    const own = { ...finding, status: 'MINE' as const };
    return drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <BrandRow {...{ business, finding: own }} isAsked onTellMore={() => {}} />
      </QueryClientProvider>,
    ).buttons();
  };
  expect(buttons([])).toEqual(['Undo ferr0wbay.ceramics on Instagram']);
  const pageUrl = 'https://www.instagram.com/ferr0wbay.ceramics/';
  expect(buttons([{ platform: 'INSTAGRAM', pageUrl }])).toEqual([]);
});

test('beside the name of the domain, the handle is not set against one of theirs', () => {
  const keys = (yours: BrandFinding['yours']) =>
    draw({ ...finding, status: 'OPEN', yours }).box.querySelector('figure')!.textContent;
  expect(keys(finding.yours)).not.toContain('Your domain');
  expect(keys({ ...finding.yours, ofDomain: true })).toContain('Your domain');
});

test('one that is asked about again says what it had been marked as, and what changed since', () => {
  const of = (part: Partial<BrandFinding>) => draw({ ...finding, status: 'OPEN', ...part }).box.textContent;
  expect(of({ askedAgain: { was: 'MINE', on: at, changed: 'its bio' } })).toContain(
    'One of you marked it as yours on 20 November 2026. Since then it has changed its bio. Is it still yours?',
  );
  expect(of({ askedAgain: { was: 'IGNORED', on: at, changed: 'its name' } })).toMatch(
    /One of you marked it as not a copy on 20 November 2026\. Since then it has changed its name\.(?! Is)/,
  );
  expect(of({})).not.toContain('marked it');
});

test('says when the platform knows no account by this name, whatever was decided', () => {
  const of = (part: Partial<BrandFinding>) => draw({ ...finding, ...part }).box.textContent;
  for (const status of ['OPEN', 'REPORTED', 'IGNORED'] as const)
    expect(of({ status, noAccountAt: at })).toContain(
      'On 20 November 2026, Instagram told our scan that it has no account by this name.',
    );
  expect(of({ status: 'OPEN' })).not.toContain('no account by this name');
});

test('one that is alike in name says why it isn’t called a copy, and takes its picture where that could still tell', () => {
  const own = { ...finding.yours, name: 'Ferrow Bay Ceramics', photoHash: 'cd'.repeat(32) };
  const of = (theirs: Partial<BrandFinding['theirs']>, yours: BrandFinding['yours'] = own) => {
    const told = vi.fn();
    const alike = { ...finding, yours, status: 'OPEN', verdict: 'namesake', score: 59 } as const;
    const drawn = draw({ ...alike, theirs: { ...finding.theirs, name: 'Ferrow Bay Shop', ...theirs } }, told);
    return { ...drawn, told };
  };
  const given = of({ seenIn: 'report' });
  expect(given.box.textContent).toContain('It probably belongs to someone else');
  expect(given.box.textContent).toContain('add its picture');
  given.click('Add its picture ferr0wbay.ceramics on Instagram');
  expect(given.told).toHaveBeenCalledOnce();
  expect(given.box.textContent).toContain('If you know that it copies you, save it as a case');
  expect(given.buttons()).toContain('Save as a case ferr0wbay.ceramics on Instagram');
  // With none of ours to compare it with, a picture would say nothing.
  const bare = of({ seenIn: 'report' }, finding.yours);
  expect(bare.box.textContent).not.toContain('add its picture');
  expect(bare.buttons().join()).not.toContain('Add its picture');
  const seen = of({ photoHash: 'ab'.repeat(32) });
  expect(seen.box.textContent).toContain('It probably belongs to someone else');
  expect(seen.buttons().join()).not.toMatch(/Add its picture|Save as a case/);
});

test('one like the name of the domain may be theirs, where they have listed none on its platform', () => {
  const ofDomain = { ...finding.yours, ofDomain: true as const };
  expect(draw({ ...finding, status: 'OPEN', yours: ofDomain }).box.textContent).toContain(
    'No account of yours on Instagram is listed yet. If this one is yours, choose “It’s ours”.',
  );
  expect(draw({ ...finding, status: 'OPEN' }).box.textContent).not.toContain('is listed yet');
});

test('one of the very same handle may be theirs, too, where they have listed none on its platform', () => {
  const of = (handle: string, listed: object[] = []) => {
    const theirs = { platform: 'X' as const, handle };
    const business = { id: 'b', name: 'Ferrow Bay', socialMediaAccounts: listed } as OwnBusiness;
    return drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <BrandRow
          {...{ business, finding: { ...finding, platform: 'X', status: 'OPEN', theirs } }}
          isAsked
          onTellMore={() => {}}
        />
      </QueryClientProvider>,
    ).box.textContent;
  };
  const said = 'No account of yours on X is listed yet. If this one is yours, choose “It’s ours”.';
  expect(of('FerrowBay.ceramics')).toContain(said);
  expect(of('ferr0wbay.ceramics')).not.toContain('is listed yet');
  const onX = { platform: 'X', pageUrl: 'https://x.com/ferrowbay' };
  expect(of('ferrowbay.ceramics', [onX])).not.toContain('is listed yet');
});

test('no number stands beside what is alike in name and else in nothing', () => {
  const of = (score: number) =>
    draw({ ...finding, status: 'OPEN', verdict: 'namesake', score }).box.textContent;
  expect(of(35)).toContain('35 of 100 likeness');
  expect(of(0)).not.toContain('of 100');
});

test('a link to it opens the list in which it is filed', () => {
  const business = { id: 'b', name: 'Ferrow Bay' } as OwnBusiness;
  const filed = (id: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <details>
        <BrandRow business={business} finding={{ ...finding, id }} isAsked onTellMore={() => {}} />
      </details>
    </QueryClientProvider>
  );
  const isOpen = (id: string) =>
    drawForTest(filed(id), '/business-dashboard#finding-f').box.querySelector('details')!.open;
  expect([isOpen('f'), isOpen('g')]).toEqual([true, false]);
});

test.each<[string, Partial<Case>]>([
  ['done: In a case', {}],
  ['done: In a case', { reportedOn: at }],
  [
    'none: They asked for more on 20 November 2026',
    { answers: [{ on: at, answer: 'ASKED_FOR_MORE', words: '' }] },
  ],
  ['none: Refused', { outcome: 'REFUSED', closedAt: at }],
  ['none: No answer', { outcome: 'NO_ANSWER', closedAt: at }],
  ['person: Not a copy', { outcome: 'NOT_A_COPY', closedAt: at }],
  ['done: Said to be gone', { outcome: 'REMOVED', closedAt: at }],
  [
    'part: Said to be gone; seen again on 24 November 2026',
    { outcome: 'REMOVED', closedAt: at, seenAgainAt: '2026-11-24T10:00:00.000Z' },
  ],
])('a copy in a case says what became of it: %s', async (says, part) =>
  expect(await state(part)).toBe(`mark ${says}`),
);

test.each([
  ['a search engine showed', 'web search', true],
  ['the platform showed', undefined, false],
] as const)('an account that %s', (_, seenIn, said) => {
  const { box } = draw({ ...finding, status: 'OPEN', theirs: { ...finding.theirs, seenIn } });
  expect(box.textContent.includes('as the search engine stored it. Open it to see how it looks now.')).toBe(
    said,
  );
});

test.each([
  [
    'known by its link alone: nobody can say yet, and the rest is asked for',
    { seenIn: 'report' },
    'Can’t say yet',
    true,
  ],
  [
    'known by its name as well: it shares one detail',
    { seenIn: 'report', name: 'Ada' },
    'Alike in one detail, probably someone else',
    false,
  ],
] as const)('a given account, %s', (_, seen, says, asks) => {
  const theirs = { ...finding.theirs, ...seen };
  const yours = { ...finding.yours, name: 'Ferrow Bay' };
  const given: BrandFinding = { ...finding, verdict: 'namesake', status: 'OPEN', theirs, yours };
  const more = vi.fn();
  const { box, buttons, click } = draw(given, more);
  expect(box.querySelector('.mark')!.textContent).toBe(says);
  const label = 'Add its name and picture ferr0wbay.ceramics on Instagram';
  expect(buttons().includes(label)).toBe(asks);
  if (!asks) return;
  click(label);
  expect(more).toHaveBeenCalledOnce();
});

test.each<[string, 'report' | undefined, string, string]>([
  [
    'a change of no copy is told',
    undefined,
    'Not a copy',
    'is off the list. Whoever gets your business’s alerts will hear if it changes',
  ],
  [
    'of one that was given it isn’t',
    'report',
    'Not a copy',
    'We don’t check the account itself for changes.',
  ],
  [
    'one of their own is asked about again',
    undefined,
    'It’s ours',
    'is marked as yours. If it changes to look',
  ],
  ['one of their own that was given isn’t', 'report', 'It’s ours', 'is marked as yours.'],
])('%s', async (_, seenIn, button, says) => {
  const theirs = {
    ...finding.theirs,
    platform: 'GITHUB' as const,
    ...(seenIn && { seenIn, name: 'Ferrow' }),
  };
  const { box, click } = draw({ ...finding, platform: 'GITHUB', status: 'OPEN', theirs });
  click(`${button} ferr0wbay.ceramics on GitHub`);
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(box.textContent).toContain(says);
  });
});

test('of two cases it leads to the one that is open, as the file of the evidence tells it', async () => {
  const kept = { userId: 'B#b', findingId: 'f' };
  const ended = one({ ...kept, caseId: '01B', outcome: 'REFUSED', closedAt: at });
  server.cases = [listed(ended), listed(one({ ...kept, caseId: '01A' }))];
  const { box } = draw(finding);
  await act(() => vi.waitFor(() => expect(box.querySelector('.actions a')).not.toBe(null)));
  expect(box.querySelector('.actions a')!.getAttribute('href')).toContain('/cases/01A');
  expect(box.querySelector('.mark')!.textContent).toBe('In a case');
});

test.each([
  [true, 'Whoever gets your business’s alerts will hear when it’s gone.'],
  [false, 'We can’t check whether it’s gone there'],
])('nobody is told that it went where no scan asks its platform: %s', async (isAsked, says) => {
  const theirs = { platform: 'GITHUB' as const, handle: 'ferr0wbay' };
  const copy: BrandFinding = { ...finding, platform: 'GITHUB', theirs, status: 'OPEN' };
  const { box, click } = draw(copy, undefined, isAsked);
  click('I’ve reported it ferr0wbay on GitHub');
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(box.textContent).toContain(says);
  });
});
