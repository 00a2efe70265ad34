import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { RemovedList } from '../../RemovedList.tsx';
import { words } from '../words.ts';

/** Answers that were taken out, with their words. */
export function RemovedAnswers({ one: { caseId, removedAnswers } }: { one: Case }) {
  const answers = removedAnswers ?? [];
  return (
    <RemovedList
      caseId={caseId}
      waiting={words.answer.waiting(answers.length)}
      rows={answers.map((answer, n) => ({
        key: `${n}`,
        says: `${words.answer.choice[answer.answer]}${answer.words && `: ${answer.words}`}`,
        when: utcDay(answer.on),
        back: { answer },
      }))}
    />
  );
}
