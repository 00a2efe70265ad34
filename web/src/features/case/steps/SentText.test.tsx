// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { caseReport } from '../case-report.ts';
import { at, one } from '../case-for-test.ts';
import { SentText } from './SentText.tsx';

const asked = vi.hoisted(() => [] as object[]);
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_: string, __: object, request: object) => {
    asked.push(request);
    return { case: request };
  },
}));

const onAgain = vi.fn();
const draw = (kept: Case) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SentText one={kept} report={caseReport(kept, { name: 'Maya' })} busy={false} onAgain={onAgain} />
    </QueryClientProvider>,
  );
const text = caseReport(one({}), { name: 'Maya' });
const sent = one({ reportedOn: at, reportText: text, reportTextAt: at });
const note = { id: 'p', at, kind: 'screenshot', words: '', sha256: 'a'.repeat(64), byHelper: false } as const;

test('nothing is said of the text that was sent, nor when evidence alone came since', () => {
  expect(draw(sent).box.textContent).toBe('');
  expect(draw({ ...sent, evidence: [note] }).box.textContent).toBe('');
  expect(draw({ ...sent, reportedOn: null, facts: ['ASKS_FOR_MONEY'] }).box.textContent).toBe('');
});

test('another text says which one the pack holds, and can be kept instead', async () => {
  const changed: Case = { ...sent, behalf: { name: 'Lena Brook', relation: 'CHILD' } };
  const { box, click } = draw(changed);
  expect(box.textContent).toContain('Your evidence pack has the text of 20 November 2026.');
  act(() => click('I’ve reported it again with this text'));
  expect([onAgain.mock.calls.length, asked]).toEqual([1, []]);
  await act(async () => click('This is what I sent then'));
  expect(asked).toMatchObject([
    {
      reportedOn: at,
      seenReportedOn: at,
      reportText: expect.stringContaining('I report this for Lena Brook') as string,
    },
  ]);
});

test('a report that was marked where its text did not stand on the page can have it later', async () => {
  asked.length = 0;
  const { box, click } = draw({ ...sent, reportText: null, reportTextAt: null });
  expect(box.textContent).toContain('Your evidence pack doesn’t have the text of this report yet.');
  await act(async () => click('This is what I sent then'));
  expect(asked).toMatchObject([{ reportedOn: at, seenReportedOn: at, reportText: text }]);
});
