import type { Case } from '#domain/case/case';
import { disputeBodies } from '#domain/platform/dispute-bodies';
import { platformTable } from '#domain/platform/platform-table';
import { dayOf } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { words } from './words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './AnswerStep.module.css';

const KIND = { REMOVED: 'done', REFUSED: 'none', ASKED_FOR_MORE: 'part' } as const;

/** What the platform answered, what to do with it, and a form for the next answer. */
export function AnswerStep({ one, now }: { one: Case; now: number }) {
  const answers = one.answers ?? [];
  const last = answers.at(-1)?.answer;
  return (
    <>
      <p className="quiet prose">{words.answer.intro(platformTable[one.platform].name)}</p>
      {answers.length > 0 && (
        <ol className={styles.answers} aria-label={words.answer.all}>
          {answers.map(({ on, answer, words: said }, n) => (
            <li key={n}>
              <Mark kind={KIND[answer]}>{words.answer.choice[answer]}</Mark>{' '}
              <time className="small quiet" dateTime={on}>
                {dayOf(on)}
              </time>
              {said && <p className={styles.said}>{said}</p>}
            </li>
          ))}
        </ol>
      )}
      {last && <p>{words.answer.next[last]}</p>}
      {last === 'REFUSED' && (
        <ul className="small">
          {disputeBodies(one.platform).map(({ name, url, words: said }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              . {said}
            </li>
          ))}
        </ul>
      )}
      <AnswerForm key={answers.length} one={one} now={now} />
    </>
  );
}
