// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Report } from '#domain/contract/scan';
import type { Scan } from '#domain/scan/scan';
import { newUser, type User } from '#domain/account/user';
import { TOUR } from './steps.ts';
import { useTour } from './use-tour.ts';

const server = vi.hoisted(() => ({
  answer: (_: unknown): Promise<unknown> => Promise.resolve(),
  asked: [] as unknown[],
}));
vi.mock('../../lib/api/graphql.ts', () => ({
  graphql: (_document: string, variables: unknown) => {
    server.asked.push(variables);
    return server.answer(variables);
  },
}));
vi.mock('../scan/api.ts', () => ({
  isRunning: ({ scan }: Report) => scan?.status === 'RUNNING',
}));

const user = newUser({ sub: 'u1', email: 'lena@example.com' }, '2026-11-20T10:00:00.000Z');
const report = (status?: Scan['status']) => ({ scan: status ? { status } : null }) as Report;
let queries: QueryClient;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  sessionStorage.clear();
  server.asked = [];
  server.answer = () => Promise.resolve({ ...user, tourEnabled: false });
  queries = new QueryClient();
});

async function dashboard(first: Report, person: User = user) {
  const root = createRoot(document.createElement('div'));
  let tour!: ReturnType<typeof useTour>;
  function Dashboard({ report: shown }: { report: Report }) {
    const used = useTour(person, shown);

    tour = used;
    return null;
  }
  const draw = (shown: Report) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queries}>
          <Dashboard report={shown} />
        </QueryClientProvider>,
      ),
    );
  await draw(first);
  return { tour: () => tour, draw, leave: () => act(async () => root.unmount()) };
}

test.each<[string, Report, Partial<User>, boolean]>([
  ['waits for the first task', report(), {}, false],
  ['waits until it has ended', report('RUNNING'), {}, false],
  ['begins over a dashboard that is opened after it', report('DONE'), {}, true],
  ['is not for those who have had it', report('DONE'), { tourEnabled: false }, false],
])('%s', async (_, shown, over, open) => {
  const { tour } = await dashboard(shown, { ...user, ...over });
  expect(tour().open).toBe(open);
});

test('a search that ends while the person looks on keeps its results uncovered', async () => {
  const { tour, draw } = await dashboard(report('RUNNING'));
  await draw(report('DONE'));
  expect(tour().open).toBe(false);
  await act(async () => tour().begin());
  expect(tour().open).toBe(true);
});

test('whoever goes elsewhere while it shows has ended it', async () => {
  const { tour, leave } = await dashboard(report('DONE'));
  expect([tour().open, server.asked]).toEqual([true, []]);
  await leave();
  expect(server.asked).toEqual([{ input: { id: 'u1', tourEnabled: false } }]);
});

test('ending it is kept here and on the server', async () => {
  const { tour } = await dashboard(report('DONE'));
  queries.setQueryData(['user', 'u1'], user);
  await act(async () => tour().end());
  expect(tour().open).toBe(false);
  expect(server.asked).toEqual([{ input: { id: 'u1', tourEnabled: false } }]);
  expect(queries.getQueryData<User>(['user', 'u1'])?.tourEnabled).toBe(false);
});

test("a failure is logged as 'Error updating user data', and the tour stays closed", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('no network');
  server.answer = () => Promise.reject(failure);
  const { tour } = await dashboard(report('DONE'));
  await act(async () => tour().end());
  expect(logged).toHaveBeenCalledWith('Error updating user data', failure);
  expect(tour().open).toBe(false);
  expect((await dashboard(report('DONE'))).tour().open).toBe(false);
});

test('the tour finds its parts by their ids and names: a class belongs to a style sheet', () => {
  expect(TOUR.map(({ selector }) => selector).filter((selector) => selector.includes('.'))).toEqual([]);
});
