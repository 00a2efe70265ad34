// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { one } from '../case-for-test.ts';
import { words } from '../words.ts';
import { KeepComparison } from './KeepComparison.tsx';

const server = vi.hoisted(() => ({ there: {} as object, sent: [] as object[] }));
const toasts = vi.hoisted(() => [] as string[]);
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, _entry: object, request: object) => {
    server.sent.push(request);
    return { case: server.there };
  },
}));
vi.mock('../../../ui/Toast.tsx', () => ({ toast: (text: string) => void toasts.push(text) }));

const mine = { link: 'https://x.com/harbourloaf', platform: 'X', name: 'Harbour Loaf' };
const compared = {
  ...{
    at: 0,
    link: 'https://x.com/harb0urloaf',
    platform: 'X',
    handle: 'harb0urloaf',
    platformName: 'X',
    mine,
  },
};
const behalf = { name: 'Harbour Loaf', relation: 'BUSINESS' as const };

beforeEach(() => void (toasts.length = 0));

test.each<[string, true | undefined, Partial<Case>, boolean]>([
  ['a business, in a case that says so', true, { behalf }, false],
  ['a business, in a case of their own', true, {}, true],
  ['another business', true, { behalf: { ...behalf, name: 'Harbour Lights' } }, true],
  ['a business, in a case for a child', true, { behalf: { name: 'Isla', relation: 'CHILD' } }, true],
  ['themselves', undefined, {}, false],
  ['themselves, in a case for a business', undefined, { behalf }, true],
])(
  'what was compared for %s says where the case speaks for somebody else',
  async (_, business, there, says) => {
    server.there = one(there);
    const { click } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <KeepComparison kept={{ ...compared, ...(business && { business }) }} />
      </QueryClientProvider>,
    );
    await act(async () => click(words.comparison.save));
    expect(toasts).toEqual(says ? [words.fresh.there] : []);
  },
);

test('what was compared for somebody else asks for whom before it is a case, and the case speaks for them', async () => {
  server.there = one({});
  server.sent = [];
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <KeepComparison kept={{ ...compared, forElse: true }} />
    </QueryClientProvider>,
  );
  const whom = box.querySelector('select')!;
  expect([...whom.options].map(({ text }) => text)).not.toContain('I am');
  expect(box.querySelector<HTMLInputElement>('input')!.value).toBe(mine.name);
  await act(async () => click(words.comparison.save));
  expect([server.sent, whom.getAttribute('aria-invalid')]).toEqual([[], 'true']);
  act(() => {
    whom.value = 'CHILD';
    whom.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => click(words.comparison.save));
  const account = { platform: 'X', handle: 'harbourloaf', url: 'https://x.com/harbourloaf' };
  expect(server.sent).toMatchObject([{ behalf: { name: mine.name, relation: 'CHILD', account } }]);
  click('harbourloaf on X is their own account');
  await act(async () => click(words.comparison.save));
  expect(server.sent[1]).toMatchObject({ behalf: { account: null } });
});

test.each([
  ['likely clone', 82, 'Likeness 82 of 100, likely clone. Same name.'],
  ['namesake', 31, 'Likeness 31 of 100, alike in name. Same name.'],
  ['namesake', 0, 'Alike in name. Same name.'],
])('a comparison that came to %s, %i points, is said as in the case', (verdict, score, says) => {
  const reasons = [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }];
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <KeepComparison kept={{ ...compared, snapshot: { verdict, score, reasons, yours: {} } as never }} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(says);
});
