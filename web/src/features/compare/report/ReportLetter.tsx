import { useId, useState, type ReactNode } from 'react';
import type { Platform } from '#domain/platform/platform';
import { platformTable, unknownForm } from '#domain/platform/platform-table';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import { words } from './words.ts';
import styles from './ReportLetter.module.css';

interface Props {
  /** Undefined: one that we have no row for; then it is called `site`. */
  platform: Platform | undefined;
  site?: string;
  /** The other account's page, where it has one. */
  url: string | undefined;
  /** The text to paste into the form. */
  report: string;
  /** What the person stands behind, where it is not about themselves. */
  sureWords?: string;
  /** What can be done. `sure`: the person said that they compared both. */
  children?: (sure: boolean) => ReactNode;
}

/** Form, what it asks, and the text; the text only after the person says that they compared both and are shown. */
export function ReportLetter({
  platform,
  site = '',
  url,
  report,
  sureWords = words.letter.sure,
  children,
}: Props) {
  const id = useId();
  const [sure, setSure] = useState(false);
  const links = useLinks();
  const { name, asks } = platform ? platformTable[platform] : { name: site, asks: unknownForm };
  const form = links.form(platform, url);
  return (
    <>
      <label className="check" htmlFor={`${id}-sure`}>
        <input
          id={`${id}-sure`}
          type="checkbox"
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
        <span>{sureWords}</span>
      </label>
      <div className={styles.letter}>
        <div className="sheet-head">
          <h3 className="h4">{words.letter.title(name)}</h3>
          {sure && <CopyButton text={report} label={words.letter.copy} />}
        </div>
        {sure ? (
          <pre tabIndex={0} aria-label={words.letter.text} role="region">
            {report}
          </pre>
        ) : (
          <p className={styles.locked}>{words.letter.locked}</p>
        )}
      </div>
      <table className={`ledger ${styles.where}`}>
        <caption className="vh">{words.letter.where}</caption>
        <thead>
          <tr>
            <th scope="col">{words.letter.columns.where}</th>
            <th scope="col">{words.letter.columns.asks(name)}</th>
            <th scope="col" className="n">
              {words.letter.columns.form}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{name}</th>
            <td>{asks}</td>
            <td className="n">
              {form ? (
                <a href={form} target="_blank" rel="noreferrer">
                  {words.letter.open}
                </a>
              ) : (
                words.letter.onProfile
              )}
            </td>
          </tr>
        </tbody>
      </table>
      {children?.(sure)}
    </>
  );
}
