// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { casesKey } from '../api.ts';
import { one } from '../case-for-test.ts';
import { useKeepReported } from './use-keep-reported.ts';

const server = vi.hoisted(() => ({ made: {} as object, edits: [] as object[], deleted: 0 }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_: string, { path }: { path: string }, request: object) => {
    if (path.endsWith('get-cases')) return { cases: [server.made] };
    if (path.endsWith('delete-case')) server.deleted += 1;
    if (path.endsWith('edit-case')) server.edits.push(request);
    return { case: path.endsWith('edit-case') ? { ...server.made, ...request } : server.made };
  },
}));

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Says of a case that its account was reported just now, and then that it wasn't. */
async function editsOf(part: Partial<Case>, queries = new QueryClient()): Promise<object[]> {
  server.made = one(part);
  server.edits = [];
  let keep: ReturnType<typeof useKeepReported> | undefined;
  const Keeps = () => ((keep = useKeepReported()), null);
  drawForTest(
    <QueryClientProvider client={queries}>
      <Keeps />
    </QueryClientProvider>,
  );
  await act(async () => {
    const { takeBack } = await keep!.mutateAsync({ findingId: 'f', reportText: 'As sent now.' });
    await takeBack();
  });
  return server.edits;
}

const today = '2026-11-20T12:00:00.000Z';
const inAWeek = '2026-11-27T09:00:00.000Z';

test('an account that was reported before is reported again, and the first report stays', async () => {
  const [first, reminderAt] = ['2026-11-03T12:00:00.000Z', '2026-11-21T09:00:00.000Z'];
  const [again, undone] = await editsOf({ reportedOn: first, reportText: 'As sent first.', reminderAt });
  expect(again).toMatchObject({ reportedOn: today, seenReportedOn: first, again: true });
  // A reminder that lies ahead stays on its day.
  expect(again).toMatchObject({ reportText: 'As sent now.', reminderAt });
  expect(undone).toMatchObject({ reportedOn: null, seenReportedOn: today, reminderAt });
});

test('a first report has its text and a reminder in a week, also where the last one was sent', async () => {
  const [marked, undone] = await editsOf({ reminderAt: '2026-11-10T09:00:00.000Z' });
  expect(marked).toMatchObject({ reportedOn: today, reportText: 'As sent now.', reminderAt: inAWeek });
  expect(marked).not.toHaveProperty('again');
  expect(undone).toMatchObject({ reportedOn: null, reminderAt: '2026-11-10T09:00:00.000Z' });
});

test('what is marked today already is the same report', async () => {
  const [marked, undone] = await editsOf({ reportedOn: today, reportText: 'As sent.' });
  expect(marked).not.toHaveProperty('again');
  expect(marked).not.toHaveProperty('reportText');
  expect(undone).toMatchObject({ reportedOn: today });
});

test('a case that another tab has just opened is not deleted, though the list that is shown here lacks it', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  queries.setQueryData(casesKey({}), []);
  const [, undone] = await editsOf({}, queries);
  expect([server.deleted, undone]).toMatchObject([0, { reportedOn: null, seenReportedOn: today }]);
});
