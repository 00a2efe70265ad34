import type { Case } from '../case.ts';
import { mostAnswers, type NotedAnswer, type PlatformAnswer } from '../report-facts.ts';
import { lastAnswer } from '../last-answer.ts';
import { withStep } from '../steps.ts';

/** The case with one more answer, among the others by its day; if it was taken out before, it is back. */
export function withAnswer(one: Case, answer: PlatformAnswer, at: string): Case {
  const { removedAnswers: removed } = one;
  const back = placeOf(removed, answer);
  const next = {
    ...one,
    answers: byDay(one.answers ?? [], { ...answer, notedAt: removed?.[back]?.notedAt ?? at }),
    ...(removed && back >= 0 && { removedAnswers: removed.toSpliced(back, 1) }),
  };
  // What an earlier report was answered is not what is waited for.
  return lastAnswer(next) ? withStep(next, 'answer', at) : next;
}

/** Without the last answer that says just this, which can be put back; the step is open again when no other to the latest report is left. */
export function withoutAnswer(one: Case, answer: PlatformAnswer): Case {
  const answers = one.answers ?? [];
  const last = placeOf(answers, answer);
  if (last < 0) return one; // taken out already
  const left = answers.toSpliced(last, 1);
  // What an earlier report was answered is not what is waited for.
  return {
    ...(lastAnswer({ ...one, answers: left }) ? one : withStep(one, 'answer', null)),
    answers: left,
    removedAnswers: [...(one.removedAnswers ?? []), answers[last]!].slice(-mostAnswers),
  };
}

const placeOf = (answers: Case['answers'], { on, answer, words }: PlatformAnswer): number =>
  (answers ?? []).findLastIndex(
    (known) => known.on === on && known.answer === answer && known.words === words,
  );

/** Of one day, that which was noted later comes later; one that was noted without its words is told in full now. */
function byDay(noted: NotedAnswer[], answer: NotedAnswer): NotedAnswer[] {
  const told = noted.findLastIndex((one) => isToldBy(one, answer));
  // It stays where it stood, and with the report that it answers.
  if (told >= 0) return noted.with(told, { ...answer, notedAt: noted[told]!.notedAt ?? answer.notedAt });
  const later = noted.findIndex(({ on }) => Date.parse(on) > Date.parse(answer.on));
  return noted.toSpliced(later < 0 ? noted.length : later, 0, answer).slice(-mostAnswers);
}

const isToldBy = (one: PlatformAnswer, { on, answer, words }: PlatformAnswer): boolean =>
  one.words === '' && words !== '' && one.on === on && one.answer === answer;
