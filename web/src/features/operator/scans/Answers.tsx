import { SourceAnswer, type SourceAnswers } from '#domain/operations/source-answers';
import { sourceName, type SourceState } from '#domain/operations/operations';
import { ago } from '../../../lib/when.ts';
import styles from './Answers.module.css';
import { words } from './words.ts';

const said = words.answers;

/** What each source that is connected answered in the last hour, why it did not, and what it said of accounts that do not exist. */
export function Answers({ sources, now }: { sources: readonly SourceState[]; now: number }) {
  return (
    <table className={styles.answers} aria-label={said.title}>
      <thead>
        <tr>
          <td />
          {SourceAnswer.options.map((answer) => (
            <th key={answer} scope="col">
              {said.columns[answer]}
            </th>
          ))}
        </tr>
      </thead>
      {sources
        .filter(({ connected }) => connected)
        .map(({ source, lastHour }) => (
          <tbody key={source}>
            <tr>
              <th scope="row">{sourceName(source)}</th>
              {SourceAnswer.options.map((answer) => (
                <td key={answer} data-label={said.columns[answer]}>
                  {said.count(lastHour.counts[answer])}
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={1 + SourceAnswer.options.length}>
                {notesOn(source, lastHour, now).map((note) => (
                  <p key={note} className="small quiet">
                    {note}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        ))}
    </table>
  );
}

/** The last reason of each kind that occurred, and the last test question. */
function notesOn(
  source: SourceState['source'],
  { counts, why, canary }: SourceAnswers,
  now: number,
): string[] {
  const reasons = SourceAnswer.options.flatMap((answer) => {
    const reason = why[answer];
    return reason ? [said.why(said.columns[answer], reason)] : [];
  });
  if (SourceAnswer.options.every((answer) => counts[answer] === 0)) return [said.unasked];
  if (source === 'WEB') return [...reasons, said.noCanary];
  return [...reasons, canary ? said.canary[canary.said](ago(canary.at, now)) : said.unanswered];
}
