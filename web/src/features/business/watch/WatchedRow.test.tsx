// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case, ListedCase } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import type { ShownDomain } from '#domain/contract/business-domains';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { CasesOfBusiness } from '../../case/owner/case-business.ts';
import { one } from '../../case/case-for-test.ts';
import { WatchedRow } from './WatchedRow.tsx';

const server = vi.hoisted(() => ({ cases: [] as object[], sent: [] as object[], said: [] as string[] }));
vi.mock('../../../ui/Toast.tsx', () => ({
  toast: (text: string) => server.said.push(text),
  untold: () => {},
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_group: string, { path }: { path: string }, request: object) => {
    if (path === '/business/mark-domain') server.sent.push(request);
    return { cases: server.cases };
  },
}));

const domain = 'ferr0wbay.example';
const name: ShownDomain = {
  ...{ domain, brand: 'ferrowbay.example', class: 'homoglyph', score: 97 },
  ...{ foundBy: 'permutation', foundAt: '2026-11-20T00:00:00Z', existence: 'exists', changes: [] },
  records: { A: ['192.0.2.1'] },
};
const about = (part: Partial<Case>) =>
  listed(one({ userId: 'B#b', platform: 'DOMAIN', handle: domain, url: null, ...part }));
const refused = about({ outcome: 'REFUSED', closedAt: '2026-11-21T00:00:00Z' });
const gone = about({ caseId: '02B', outcome: 'REMOVED', closedAt: '2026-11-24T00:00:00Z' });
const open = about({ caseId: '03C' });

async function draw(cases: object[], fields: Partial<ShownDomain> = {}) {
  Object.assign(server, { cases, sent: [], said: [] });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CasesOfBusiness value={{ id: 'b', name: 'Ferrow Bay', standing: [] }}>
        <WatchedRow businessId="b" name={{ ...name, ...fields }} />
      </CasesOfBusiness>
    </QueryClientProvider>,
  );
  await settled();
  const marks = [...box.querySelectorAll('.mark')].map(({ textContent }) => textContent);
  const acts = [...box.querySelectorAll('.actions a, .actions button')].map(
    (control) => control.getAttribute('href') ?? control.textContent.replace(` ${domain}`, ''),
  );
  return {
    click,
    said: [marks.filter((mark) => /case/i.test(mark)), acts.filter((text) => /case/.test(text))],
  };
}
async function settled() {
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}
const row = async (...drawn: Parameters<typeof draw>) => (await draw(...drawn)).said;
const at = (id: string) => `/business-dashboard/cases/${id}?businessId=b`;

test('a domain without a case can be kept as one', async () =>
  expect(await row([])).toEqual([[], ['Save as a case']]));

test('its open case is one step away, and no second one is opened', async () =>
  expect(await row([refused, open])).toEqual([[], [at('03C')]]));

test('a case that is closed says how it ended; another one is a wish, not an accident', async () => {
  expect(await row([refused])).toEqual([['Case closed: refused'], [at('01A'), 'Save as a new case']]);
  expect(await row([refused, gone]), 'the last of them').toEqual([
    ['Case closed: said to be gone'],
    [at('02B'), 'Save as a new case'],
  ]);
});

test.each<[string, Partial<ShownDomain>]>([
  ['gone', { existence: 'does not exist' }],
  ['ours', { mark: 'ours' }],
])('one that is %s keeps the way to its case, and gets no new one', async (_, fields) => {
  expect(await row([refused], fields)).toEqual([['Case closed: refused'], [at('01A')]]);
  expect(await row([], fields)).toEqual([[], []]);
});

test.each<[string, Partial<ShownDomain>, string, ListedCase?]>([
  [
    'convincing',
    {},
    ' Whoever gets your business’s alerts will still hear if it starts to receive email or looks like your page.',
  ],
  ['less so', { score: 79 }, ''],
  [
    'added by hand',
    { foundBy: 'given', score: 12, records: { MX: ['mx.example'] } },
    ' Whoever gets your business’s alerts will still hear if it looks like your page.',
  ],
  [
    'in a case',
    {},
    ' Whoever gets your business’s alerts will still hear if it starts to receive email, looks like your page, disappears or comes back.',
    open,
  ],
  [
    'less so, in a case',
    { score: 79 },
    ' Whoever gets your business’s alerts will still hear if it disappears or comes back.',
    gone,
  ],
  [
    'added by hand before it is there',
    { foundBy: 'given', existence: 'does not exist', records: {}, firstSeen: undefined },
    ' Whoever gets your business’s alerts will still hear if it leads to a server, starts to receive email or looks like your page.',
  ],
  ['less so, and no copy', { score: 79 }, '', { ...gone, outcome: 'NOT_A_COPY' }],
])('“Seen” of one that is %s promises what is told of it', async (_, fields, promise, kept) => {
  const { click } = await draw(kept ? [kept] : [], fields);
  click(`Seen ${domain}`);
  await settled();
  expect(server.said).toEqual([`${domain} is marked as seen.${promise}`]);
});

test.each<[string, ShownDomain['mark'], object]>([
  ['It’s ours', undefined, { mark: 'ours', seenAs: null }],
  ['Undo', 'seen', { mark: null, seenAs: 'seen' }],
])('“%s” says what the page showed', async (words, mark, sent) => {
  const { click } = await draw([], { mark });
  click(`${words} ${domain}`);
  await settled();
  expect(server.sent).toEqual([{ businessId: 'b', domain, ...sent }]);
});
