import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { reportForms, unknownForm } from '#domain/platform/report-forms';
import { words as reporting } from '../compare/report/words.ts';
import styles from './OfficialForms.module.css';
import { words } from './words.ts';

const said = words.page.form;

/** The forms of a platform, each with what it asks and for whom it is. */
export function OfficialForms({ platform }: { platform: Platform }) {
  const name = platformTable[platform].name;
  const { question, forms, unsure } = reportForms[platform];
  return (
    <div className={styles.forms}>
      {question && <h3 className="h4">{question}</h3>}
      <div className={styles.ways}>
        {forms.map(({ answer, url, asks }) => (
          <div key={asks} className={styles.form}>
            {answer && <h4 className={styles.answer}>{answer}</h4>}
            <p>{asks}</p>
            {url ? (
              <p>
                <a className="button" href={url} target="_blank" rel="noreferrer">
                  {said.open(name)}
                </a>
              </p>
            ) : (
              asks !== unknownForm && <p className="small quiet">{said.onProfile}</p>
            )}
          </div>
        ))}
      </div>
      <p className="note prose">{reporting.forms.advice(platform, name, false, 'me')}</p>
      {unsure && <p className="note prose">{said.unsure}</p>}
    </div>
  );
}
