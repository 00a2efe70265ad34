import { useId } from 'react';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { formsReadOn, reportForms } from '#domain/platform/report-forms';
import { utcDay } from '#domain/utc';
import { useLinks } from '../../../lib/use-links.ts';
import { useFormAnswer } from './use-form-answer.ts';
import { words } from './words.ts';
import styles from './ReportForms.module.css';

interface Props {
  platform: Platform;
  /** The other account's page, where it has one. */
  url: string | undefined;
  /** Where an account of theirs is known: on the platform of the copy, or else where the copied one is. */
  copied?: Platform | undefined;
  /** For whom it is reported: for the person themselves, for somebody else, or for a business. */
  voice?: 'me' | 'them' | 'us' | undefined;
}

/** Which of the platform's forms is the right one, what it asks, how to report, and what the other side gets to see. */
export function ReportForms({ platform, url, copied, voice = 'me' }: Props) {
  const id = useId();
  const links = useLinks();
  const { name } = platformTable[platform];
  const {
    question,
    forms,
    ownAccountDecides,
    representatives = '',
    otherSide,
    unsure,
  } = reportForms[platform];
  const known = ownAccountDecides && copied === platform ? forms[0].answer : undefined;
  const [said, say] = useFormAnswer(platform);
  // What was answered before may be no answer any more.
  const chosen = forms.find(({ answer }) => answer === said)?.answer ?? known;
  const shown = chosen === undefined ? forms : forms.filter(({ answer }) => answer === chosen);
  const wantsDocument = shown.some(({ asks }) => asks.includes('identity document'));
  const read = unsure ? 'unsureSince' : shown.some(({ url: at }) => at) ? 'readOn' : 'lookedOn';
  const theirs = voice === 'them' && representatives.includes('identity document of the person');
  return (
    <div className="stack">
      <p className="prose">{words.forms.advice(platform, name, copied === platform, voice)}</p>
      {question && (
        <fieldset className={styles.question}>
          <legend>{question}</legend>
          {forms.map(({ answer = '' }) => (
            <label key={answer} className="check radio" htmlFor={`${id}-${answer}`}>
              <input
                id={`${id}-${answer}`}
                type="radio"
                name={id}
                checked={chosen === answer}
                onChange={() => say(answer)}
              />
              <span>{answer}</span>
            </label>
          ))}
        </fieldset>
      )}
      <table className={`ledger ${styles.where}`}>
        <caption className="vh">{words.forms.where}</caption>
        <thead>
          <tr>
            <th scope="col">{words.forms.columns.where}</th>
            <th scope="col">{words.forms.columns.asks(name)}</th>
            <th scope="col" className="n">
              {words.forms.columns.form}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ answer, url: at, asks }) => {
            const form = links.form(platform, at, url);
            return (
              <tr key={answer ?? ''}>
                <th scope="row">
                  {name}
                  {shown.length > 1 && answer && (
                    <span className="small quiet"> {words.forms.ifAnswer(answer)}</span>
                  )}
                </th>
                <td>{asks}</td>
                <td className="n">
                  {form ? (
                    <a href={form} target="_blank" rel="noreferrer">
                      {words.forms.open}
                      {shown.length > 1 && <span className="vh">: {answer}</span>}
                    </a>
                  ) : (
                    words.forms.onProfile
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {wantsDocument && theirs && <p className="prose">{words.forms.document.them}</p>}
      {wantsDocument && voice === 'us' && <p className="prose">{words.forms.document.us(name)}</p>}
      <p className="small quiet prose">
        {otherSide ?? words.forms.otherSide(name)} {unsure ? words.forms.unsure : ''}{' '}
        {words.forms[read](utcDay(formsReadOn))}
      </p>
    </div>
  );
}
