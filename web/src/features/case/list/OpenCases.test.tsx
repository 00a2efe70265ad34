// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { OpenCases, standsBeside } from './OpenCases.tsx';

const answers = (answer: NonNullable<Case['answers']>[number]['answer']): Partial<Case> => ({
  answers: [{ on: at, answer, words: '' }],
});

test.each<[string, Partial<Case>, boolean]>([
  ['refused', answers('REFUSED'), true],
  ['asked for more', answers('ASKED_FOR_MORE'), true],
  ['removed', answers('REMOVED'), false],
  ['refused, and gone since', { ...answers('REFUSED'), goneAt: at }, false],
  ['refused, and closed by the person', { ...answers('REFUSED'), closedAt: at, outcome: 'REFUSED' }, false],
  ['not reported yet', {}, true],
  ['not reported, and gone by itself', { goneAt: at }, false],
  ['reported, and not answered', { reportedOn: at }, false],
  ['not found by a scan', { findingId: null }, true],
  ['not found by a scan, and gone since', { findingId: null, goneAt: at }, false],
])('the dashboard names a case that was %s? ', (_, part, stands) => {
  expect(standsBeside(listed(one({ findingId: 'f', ...part })))).toBe(stands);
});

test('the account stands in its row as one column, and its handle in one piece', () => {
  const queries = new QueryClient();
  queries.setQueryData(['cases'], [listed(one({ platform: 'FACEBOOK', handle: 'patricia.blakemore.61' }))]);
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <OpenCases />
    </QueryClientProvider>,
  );
  expect([...box.querySelector('li')!.childNodes].map((column) => column.textContent)).toEqual([
    'Not reported yet',
    'patricia.blakemore.61 on Facebook',
    'Open the case',
  ]);
  expect(box.querySelector('.handle')?.textContent).toBe('patricia.blakemore.61');
});
