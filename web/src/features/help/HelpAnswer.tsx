import { Link } from 'react-router-dom';
import type { HelpQuestion } from '#domain/help/help-question';
import { helpAddress, helpQuestions } from '#domain/help/questions';
import { formsReadOn } from '#domain/platform/report-forms';
import { utcDay } from '#domain/utc';
import { Clause } from '../../ui/Clause.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { FromTheTables } from './FromTheTables.tsx';
import styles from './HelpAnswer.module.css';
import { words } from './words.ts';

const said = words.help.answer;
/** How many further questions stand below an answer. */
const further = 5;

/** One question: its answer, what the tables say of it, and where it stands. */
export function HelpAnswer({ question }: { question: HelpQuestion }) {
  const { answer, sources, shows } = question;
  const near = helpQuestions.filter(({ about }) => about === question.about);
  const at = near.indexOf(question);
  const next = [...near.slice(at + 1), ...near.slice(0, at)].slice(0, further);
  return (
    <>
      <Clause title={said.title}>
        <div className="prose">
          {answer.map((text) => (
            <p key={text}>
              <LinkedText text={text} />
            </p>
          ))}
          {!question.noReport && (
            <p className="actions">
              <Link className="button primary" to="/compare">
                {words.page.first.prepare}
              </Link>
            </p>
          )}
        </div>
      </Clause>
      {shows && (
        <Clause title={said.shows[shows]}>
          <FromTheTables shows={shows} {...(question.regions && { regions: question.regions })} />
        </Clause>
      )}
      {sources.length > 0 && (
        <Clause title={words.page.source.title}>
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={source}>
                <LinkedText text={source} />
              </li>
            ))}
          </ul>
          <p className="small quiet prose">{said.readOn(utcDay(question.readOn ?? formsReadOn))}</p>
        </Clause>
      )}
      <Clause title={said.more}>
        <ul className={styles.more}>
          {next.map((other) => (
            <li key={other.slug}>
              <Link to={helpAddress(other.slug)}>{other.title}</Link>
            </li>
          ))}
          <li>
            <Link to="/help">{said.all}</Link>
          </li>
        </ul>
      </Clause>
    </>
  );
}
