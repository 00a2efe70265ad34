// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { at, one } from '../../case-for-test.ts';
import { AnswerStep } from './AnswerStep.tsx';

vi.mock('./AnswerForm.tsx', () => ({ AnswerForm: () => null }));

test.each([
  ['before', '2026-11-10T10:00:00.000Z', 'Check that it is gone'],
  ['after', '2026-11-24T10:00:00.000Z', 'It has been seen since.'],
])('of an account that was seen %s they said that they removed it', (_, seenAt, says) => {
  const removed = one({
    reportedOn: at,
    answers: [{ on: at, answer: 'REMOVED', words: '' }],
    sightings: [{ at: seenAt, seenIn: null }],
  });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerStep one={removed} now={Date.parse('2026-11-26T10:00:00.000Z')} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(says);
});
