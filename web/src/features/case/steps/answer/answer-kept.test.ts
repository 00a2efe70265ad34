import { expect, test } from 'vitest';
import type { Case, Evidence } from '#domain/case/case';
import { at, one } from '../../case-for-test.ts';
import { answerKept } from './answer-kept.ts';

const refused = (words: string) => ({ answers: [{ on: at, answer: 'REFUSED' as const, words }] });
/** Reported again on 24 November. */
const again = {
  reportedOn: '2026-11-24T12:00:00.000Z',
  earlierReports: [{ on: '2026-11-10T12:00:00.000Z' }],
};
const onDay = (n: number, words: string) => [
  { on: `2026-11-${n}T12:00:00.000Z`, answer: 'REFUSED' as const, words },
];
const picture = { id: 'p', kind: 'screenshot', words: 'Answer from X: they refused' } as Evidence;

test.each<[string, Partial<Case>, ReturnType<typeof answerKept>]>([
  ['nothing was noted', {}, 'missing'],
  ['with its words', refused('No.'), 'kept'],
  ['what it came to alone', refused(''), 'wordless'],
  ['a picture of it', { ...refused(''), evidence: [picture] }, 'kept'],
  ['one to an earlier report alone', { ...refused(''), ...again }, 'missing'],
  ['one to each', { ...again, answers: [...refused('').answers, ...onDay(27, 'No.')] }, 'kept'],
  ['another picture', { ...refused(''), evidence: [{ ...picture, words: 'The page' }] }, 'wordless'],
])('%s', (_, part, says) => expect(answerKept(one(part))).toBe(says));
