import { expect, test } from 'vitest';
import type { Case, Evidence } from '#domain/case/case';
import { at, one } from '../../case-for-test.ts';
import { answerKept } from './answer-kept.ts';

const refused = (words: string) => ({ answers: [{ on: at, answer: 'REFUSED' as const, words }] });
const picture = { id: 'p', kind: 'screenshot', words: 'Answer from X: they refused' } as Evidence;

test.each<[string, Partial<Case>, ReturnType<typeof answerKept>]>([
  ['nothing was noted', {}, 'missing'],
  ['with its words', refused('No.'), 'kept'],
  ['what it came to alone', refused(''), 'wordless'],
  ['a picture of it', { ...refused(''), evidence: [picture] }, 'kept'],
  ['another picture', { ...refused(''), evidence: [{ ...picture, words: 'The page' }] }, 'wordless'],
])('%s', (_, part, says) => expect(answerKept(one(part))).toBe(says));
