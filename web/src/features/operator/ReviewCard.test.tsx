// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Review } from '#domain/proof/review';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Toasts } from '../../ui/Toast.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const at = '2026-11-26T05:50:00.000Z';
const review: Review = {
  ...{ id: 'GITHUB#maya', since: at, reasons: ['Someone else has shown a proof of the same account.'] },
  holders: [
    {
      ...{ platform: 'GITHUB', handle: 'maya', how: 'oauth', since: at, reviewSince: at, reason: 'disputed' },
      ...{ wantsPublic: true, proven: 1, memberSince: at, reports: [], version: 4 },
      rival: { kind: 'business', how: 'code', at, memberSince: at, proven: 2, listed: false },
    },
  ],
};
const server = vi.hoisted(() => ({
  refuse: undefined as Error | undefined,
  reviews: [] as unknown[],
  sent: [] as object[],
  kept: undefined as object | undefined,
}));
vi.mock('../../lib/use-links.ts', () => ({ useLinks: () => ({ profile: () => undefined }) }));
vi.mock('../../lib/api/rest.ts', () => ({
  call: async (_: string, { path }: { path: string }, request: object) => {
    if (path === '/proxy/get-reviews') return { reviews: server.reviews };
    if (path !== '/proxy/decide-review') throw new Error('not asked');
    server.reviews = [];
    server.sent.push(request);
    if (server.refuse) throw server.refuse;
    return { decided: true, ...('undo' in request || !server.kept ? {} : { undo: server.kept }) };
  },
}));
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

/** The list as the page shows it: whatever is decided is no longer on it. */
function Listed() {
  const { data } = useQuery({
    queryKey: ['reviews'],
    queryFn: async () => ({ reviews: server.reviews as Review[] }),
  });
  return data?.reviews.map((one) => <ReviewCard key={one.id} review={one} now={Date.parse(at)} />);
}

/** Presses a decision and gives its reason. */
async function decide(press: string, refuse?: Error, given = review) {
  Object.assign(server, { reviews: [given], refuse, sent: [] });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Listed />
      <Toasts />
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(box.querySelector('[aria-labelledby^=review]')).not.toBeNull()));
  click(press);
  const why = box.querySelector('textarea')!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(why, 'Hers.');
  await act(async () => why.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => box.querySelector('form')!.requestSubmit());
  await act(() =>
    vi.waitFor(() => expect(box.querySelector('dialog, [aria-labelledby^=review]')).toBeNull()),
  );
  return { box, click };
}

test('of one that was shown all the time only its reports are closed: an undo would pause it', async () => {
  const [holder] = review.holders;
  const told = { id: 'r1', at, words: 'It copies me.', own: 'https://github.com/lena' };
  const shown = { ...review, holders: [{ ...holder!, reviewSince: null, reports: [told] }] };
  const { box } = await decide('Nothing wrong maya', undefined, shown);
  expect(box.textContent).toContain('The reports about it are closed.');
  expect(box.textContent).not.toContain('Undo');
});

test('whose decision came too late reads what was decided instead, also where the card is gone', async () => {
  const words = 'maya on GitHub: the badge is as its holder chose in the meantime. Yours wasn’t carried out.';
  const { box } = await decide('End proof maya', new CallFailed(words, 'CONFLICT'));
  expect(box.textContent).toContain(words);
});

test('what was decided is said, and can be undone, also where the card is gone', async () => {
  server.kept = { reviewSince: at, reviewReason: 'disputed', reports: ['r1'], version: 5 };
  const { box, click } = await decide('Show again maya');
  expect(box.textContent).toContain('maya: Shown again, as its holder chose.');
  click('Undo');
  await act(async () => {});
  expect(server.sent).toMatchObject([
    { decision: 'keep', seenVersion: 4 },
    { decision: 'pause', undo: server.kept },
  ]);
  expect(server.sent[1]).not.toHaveProperty('seenVersion');
});

test('of a sign-in that is disputed stands when the proof ends, if nobody decides', () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewCard review={review} now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(
    'The proof ends by itself after 3 December 2026, unless its holder proves it again.',
  );
});

test('of a dispute the other side stands beside: who, how and when, and that they no longer list it', () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewCard review={review} now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  const row = [...box.querySelectorAll('tr')].find(({ textContent }) =>
    textContent.startsWith('Also proven'),
  );
  expect(row!.querySelector('td')!.textContent).toBe(
    'By a business: 26 November 2026, with a code on the profileMember since 26 November 2026, 2 proven accountsThey no longer list it.',
  );
});
