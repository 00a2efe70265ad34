// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { OutcomeStep } from './OutcomeStep.tsx';

const all = [
  'The account is gone',
  'The platform refused',
  'The platform never answered',
  'It wasn’t a copy after all',
];
const answers: Case['answers'] = [{ on: at, answer: 'REFUSED', words: '' }];

test.each<[string, Partial<Case>, string[]]>([
  ['reported', { reportedOn: at }, all],
  ['answered', { reportedOn: at, answers }, [all[0]!, all[1]!, all[3]!]],
  ['answered, and the report was not marked', { answers }, [all[0]!, all[1]!, all[3]!]],
  ['never reported', {}, [all[0]!, all[3]!]],
])('a case that was %s can end so', (_, part, expected) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one(part)} />
    </QueryClientProvider>,
  );
  const offered = [...box.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(offered).toEqual(expected);
  expect(box.textContent.includes('mark the report above first')).toBe(expected.length === 2);
});

test.each<[string, Partial<Case>, string]>([
  ['what a person says', { outcome: 'REMOVED' }, 'Said to be gone'],
  ['what our checks saw', { outcome: 'REMOVED', goneAt: at }, 'Gone'],
  ['what came back', { outcome: 'REMOVED', goneAt: at, seenAgainAt: at }, 'Said to be gone'],
])('a case that is closed as gone says so by %s', (_, part, words) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one({ closedAt: at, ...part })} />
    </QueryClientProvider>,
  );
  expect(box.querySelector('.actions')!.firstChild!.textContent).toBe(words);
});
