// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { useAddEvidence, useCase, useEditCase } from './api.ts';
import { one } from './case-for-test.ts';

/** Answers that the test gives, in the order that it likes. */
const server = vi.hoisted(() => ({
  answer: {} as Record<string, (value: object) => void>,
  now: {} as object,
}));
vi.mock('../../lib/api/rest.ts', () => ({
  call: (_group: string, { path }: { path: string }) =>
    path === '/app/get-case'
      ? Promise.resolve({ case: server.now })
      : new Promise((resolve) => (server.answer[path] = resolve)),
}));

const before = one({ facts: [], evidence: [] });
const noted: Case = { ...before, updatedAt: '2026-11-26T10:00:00.001Z' };
const ticked: Case = { ...noted, updatedAt: '2026-11-26T10:00:00.002Z', facts: ['ASKS_FOR_MONEY'] };

function Page() {
  const add = useAddEvidence();
  const edit = useEditCase(before.caseId);
  const { data } = useCase(before.caseId);
  return (
    <>
      <button type="button" onClick={() => add.mutate({ caseId: before.caseId, words: 'A note' })}>
        note
      </button>
      <button type="button" onClick={() => edit.mutate({ facts: ['ASKS_FOR_MONEY'] })}>
        tick
      </button>
      <output>{data?.facts?.join() ?? ''}</output>
    </>
  );
}

test('an answer from before another that is there already takes nothing back', async () => {
  server.now = before;
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  await settled();
  click('note');
  click('tick');
  await settled();
  server.now = ticked;
  server.answer['/app/edit-case']!({ case: ticked });
  await settled();
  server.answer['/app/add-evidence']!({ case: noted });
  await settled();
  expect(box.querySelector('output')?.textContent).toBe('ASKS_FOR_MONEY');
});
