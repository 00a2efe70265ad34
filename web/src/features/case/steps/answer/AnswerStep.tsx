import type { Case } from '#domain/case/case';
import { lastAnswer } from '#domain/case/last-answer';
import type { PlatformAnswer } from '#domain/case/report-facts';
import type { Region } from '#domain/case/region';
import { isToReportAgain } from '#domain/case/review-due';
import { reportedTo } from '#domain/case/place';
import { utcDay } from '#domain/utc';
import { Mark } from '../../../../ui/Mark.tsx';
import { toast } from '../../../../ui/Toast.tsx';
import { useEditCase } from '../../api.ts';
import { isSeenAfter } from '../../case-state.ts';
import { words } from '../words.ts';
import { AfterRefusal } from './AfterRefusal.tsx';
import { DomainRecourse } from '../../domain/DomainRecourse.tsx';
import { isPictured } from './answer-kept.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RemovedAnswers } from './RemovedAnswers.tsx';
import styles from './AnswerStep.module.css';

const KIND = { REMOVED: 'done', REFUSED: 'none', ASKED_FOR_MORE: 'part' } as const;

interface Props {
  one: Case;
  now: number;
  /** Where the person seems to live. */
  suggested?: Region | undefined;
}

/** What the platform answered, what to do with it, and a form for the next answer. */
export function AnswerStep({ one, now, suggested }: Props) {
  const answers = one.answers ?? [];
  const todo = todoAfter(one);
  return (
    <>
      <p className="quiet prose">{words.answer.intro(reportedTo(one.platform))}</p>
      {answers.length > 0 && (
        <ol className={styles.answers} aria-label={words.answer.all}>
          {answers.map(({ on, answer, words: said }, n) => (
            <li key={n} tabIndex={-1} data-outcome>
              <Mark kind={KIND[answer]}>{words.answer.choice[answer]}</Mark>{' '}
              <time className="small quiet" dateTime={on}>
                {utcDay(on)}
              </time>{' '}
              <RemoveAnswer one={one} answered={{ on, answer, words: said }} />
              {said && <p className={styles.said}>{said}</p>}
            </li>
          ))}
        </ol>
      )}
      <RemovedAnswers one={one} />
      {todo && <p>{todo}</p>}
      {one.domain ? (
        <DomainRecourse one={one} now={now} />
      ) : (
        <AfterRefusal one={one} now={now} suggested={suggested} />
      )}
      <AnswerForm key={answers.length} one={one} now={now} />
    </>
  );
}

/** What to do about the last answer, while there is something to do. */
function todoAfter(one: Case): string | undefined {
  const last = lastAnswer(one)?.answer;
  if (!last || one.closedAt) return undefined;
  // Of what is gone, nothing is sent, and nobody decides again.
  if (one.goneAt) return last === 'REMOVED' ? words.answer.next.REMOVED : undefined;
  if (isSeenAfter(one.answers?.at(-1), one.sightings?.at(-1))) return words.answer.notGone;
  // Closed as gone and opened again: what is next is another report.
  return last === 'REMOVED' && isToReportAgain(one) ? undefined : words.answer.next[last];
}

/** For an answer noted by mistake; it can be put back. */
function RemoveAnswer({ one, answered }: { one: Case; answered: PlatformAnswer }) {
  const edit = useEditCase(one.caseId);
  const { answer, on } = answered;
  const remove = () =>
    edit.mutateAsync({ withdrawnAnswer: answered }).then(
      () =>
        toast(words.answer.removed[isPictured(one, answer) ? 'pictured' : 'alone'], () =>
          edit.mutate({ answer: answered }),
        ),
      (error: Error) => toast(words.answer.notRemoved(error.message)),
    );
  return (
    <button
      type="button"
      className="link-like small"
      disabled={edit.isPending}
      aria-label={words.answer.removeThis(words.answer.choice[answer], utcDay(on))}
      onClick={() => void remove()}
    >
      {words.answer.remove}
    </button>
  );
}
