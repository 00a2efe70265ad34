import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { words as steps } from '../steps/words.ts';
import type { Paper } from './paper.ts';
import { words as packWords } from './words.ts';

/** "12 November 2026: They refused", and the platform's own words. */
const answersOf = ({ answers }: Case) =>
  (answers ?? []).map(({ on, answer, words }) => ({
    title: packWords.answer(utcDay(on), steps.answer.choice[answer]),
    words,
  }));

/** What the platform answered, word for word: whoever reviews a refusal asks for it. */
export function drawAnswers(paper: Paper, one: Case): void {
  const answers = answersOf(one);
  if (answers.length === 0) return;
  paper.title(packWords.answers[one.platform === 'DOMAIN' ? 'domain' : 'platform']);
  answers.forEach(({ title, words }, n) => {
    if (n > 0) paper.gap(10);
    paper.room(40);
    paper.write(title, { style: 'bold', size: 10.5 });
    if (words) paper.write(words, { size: 9.5 });
  });
}

/** The same as the text of a file; undefined where there was no answer. */
export function answersText(one: Case): string | undefined {
  const answers = answersOf(one);
  return answers.length > 0
    ? answers.map(({ title, words }) => `${title}\n${words && `${words}\n`}`).join('\n')
    : undefined;
}
