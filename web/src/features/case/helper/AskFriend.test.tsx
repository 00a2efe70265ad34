// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { at, one } from '../case-for-test.ts';
import { AskFriend } from './AskFriend.tsx';

const seen = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock('../../account/api.ts', () => ({ useUser: () => ({}) }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_: string, { path }: { path: string }, { caseId }: { caseId: string }) => {
    seen.asked.push(`${path} ${caseId}`);
    return { case: {} };
  },
}));

const helperUntil = '2026-11-27T10:00:00.000Z';
const drawn = (part: Partial<Case>) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AskFriend one={one(part)} now={Date.parse(at)} />
      <Toasts />
    </QueryClientProvider>,
  );

test.each<[string, Partial<Case>, string[], RegExp]>([
  ['an open case', {}, ['Make a link for a friend'], /^Blocked by it\? Ask a friend/],
  [
    'an open case whose link is out',
    { helperUntil },
    ['Make a new link', 'End the link'],
    /works for one screenshot, until 27 November 2026/,
  ],
  ['one closed as not a copy', { outcome: 'NOT_A_COPY', closedAt: at }, [], /^$/],
  [
    'one closed so, whose link is out',
    { outcome: 'NOT_A_COPY', closedAt: at, helperUntil },
    ['End the link'],
    /^Your link for a friendWhile this case is closed as not a copy, .* reopen the case, .* until 27 November 2026\./,
  ],
  [
    'one closed as gone, whose link is out',
    { outcome: 'REMOVED', closedAt: at, helperUntil },
    ['End the link'],
    /^Your link for a friendYour link works for one screenshot/,
  ],
  ['one closed as gone, whose link is over', { outcome: 'REMOVED', closedAt: at, helperUntil: at }, [], /^$/],
])('what is offered for a friend in %s', (_, part, offered, says) => {
  const { box } = drawn(part);
  expect([...box.querySelectorAll('section button')].map(({ textContent }) => textContent)).toEqual(offered);
  expect(box.querySelector('section')?.textContent ?? '').toMatch(says);
});

test('a link that is out is ended by its owner', async () => {
  seen.asked.length = 0;
  const { box, click } = drawn({ helperUntil });
  click('End the link');
  await act(() => vi.waitFor(() => expect(box.textContent).toContain('The link no longer works.')));
  expect(seen.asked).toEqual(['/app/end-helper-link 01A']);
});
