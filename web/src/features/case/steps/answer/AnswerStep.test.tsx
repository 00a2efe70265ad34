// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case, Evidence } from '#domain/case/case';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../../ui/Toast.tsx';
import { at, one } from '../../case-for-test.ts';
import { words } from '../words.ts';
import { AnswerStep } from './AnswerStep.tsx';

vi.mock('./AnswerForm.tsx', () => ({ AnswerForm: () => null }));
vi.mock('../../../../lib/api/rest.ts', () => ({ call: async () => ({ case: one({}) }) }));

test.each([
  ['before', '2026-11-10T10:00:00.000Z', 'Check that it is gone'],
  ['half an hour before', '2026-11-21T00:30:00.000Z', 'Check that it is gone'],
  ['half an hour after', '2026-11-21T01:30:00.000Z', 'It has been seen since.'],
  ['after', '2026-11-24T10:00:00.000Z', 'It has been seen since.'],
])('of an account that was seen %s they said that they removed it', (_, seenAt, says) => {
  const removed = one({
    reportedOn: at,
    // In the evening in New York.
    answers: [{ on: at, answer: 'REMOVED', words: '', notedAt: '2026-11-21T01:00:00.000Z' }],
    sightings: [{ at: seenAt, seenIn: null }],
  });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerStep one={removed} now={Date.parse('2026-11-26T10:00:00.000Z')} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(says);
});

test.each([
  ['before', '2026-11-20T10:10:00.000Z', false],
  ['after', '2026-11-20T10:40:00.000Z', true],
])('of a case noted as removed %s it was opened again, the way to close it is told: %s', (_, notedAt, is) => {
  const reopened = one({
    ...{ reportedOn: at, reportNotedAt: at },
    answers: [{ on: at, answer: 'REMOVED', words: '', notedAt }],
    endings: [
      { at: '2026-11-20T10:20:00.000Z', outcome: 'REMOVED' },
      { at: '2026-11-20T10:30:00.000Z', outcome: null },
    ],
  });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerStep one={reopened} now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  expect(box.textContent.includes('Check that it is gone')).toBe(is);
});

test.each([
  ['an account', 'REFUSED', {}, false],
  ['a domain', 'REFUSED', { platform: 'DOMAIN', domain: {} as Case['domain'] }, false],
  ['an account', 'ASKED_FOR_MORE', {}, false],
  ['an account', 'REMOVED', {}, true],
] as const)(
  'of %s that is gone, after “%s”, what to do about the answer is told: %s',
  (_, answer, part, is) => {
    const drawn = (goneAt: string | null) =>
      drawForTest(
        <QueryClientProvider client={new QueryClient()}>
          <AnswerStep
            one={one({ reportedOn: at, answers: [{ on: at, answer, words: '' }], goneAt, ...part })}
            now={Date.parse(at)}
          />
        </QueryClientProvider>,
      ).box.textContent;
    const says = words.answer.next[answer];
    expect([drawn(null).includes(says), drawn(at).includes(says)]).toEqual([true, is]);
    // Nobody refuses to remove what is gone.
    expect(drawn(at)).not.toContain('If they refuse');
  },
);

const screenshot = { id: 'p', kind: 'screenshot', words: 'Answer from X: they refused' } as Evidence;

test.each([
  ['without a screenshot', [], 'Answer removed.'],
  ['with one', [screenshot], 'Answer removed. A screenshot of it stays among the evidence.'],
])('an answer %s that is removed', async (_, evidence, says) => {
  const refused = one({ reportedOn: at, answers: [{ on: at, answer: 'REFUSED', words: '' }], evidence });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerStep one={refused} now={Date.parse(at)} />
      <Toasts />
    </QueryClientProvider>,
  );
  const remove = box.querySelector<HTMLElement>('button[aria-label^=Remove]')!;
  await act(async () => {
    remove.click();
    await new Promise((done) => setTimeout(done));
  });
  await vi.waitFor(() => expect(box.textContent).toContain(says));
  if (!evidence.length) expect(box.textContent).not.toContain('stays among the evidence');
});
