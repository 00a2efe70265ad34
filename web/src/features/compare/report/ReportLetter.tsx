import { useId, useState, type ReactNode } from 'react';
import type { Platform } from '#domain/platform/platform';
import { platformTable, unknownForm } from '#domain/platform/platform-table';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useLinks } from '../../../lib/use-links.ts';
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
  sureWords = 'I compared both, and I am the person shown.',
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
          <h3 className="h4">Text for {name}</h3>
          {sure && <CopyButton text={report} label="Copy the text" />}
        </div>
        {sure ? (
          <pre tabIndex={0} aria-label="Report text" role="region">
            {report}
          </pre>
        ) : (
          <p className={styles.locked}>Tick the sentence above and the text appears here.</p>
        )}
      </div>
      <table className="ledger">
        <caption className="vh">Where to send it</caption>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">What {name} asks for</th>
            <th scope="col" className="n">
              Form
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
                  Open the form
                </a>
              ) : (
                'On the profile'
              )}
            </td>
          </tr>
        </tbody>
      </table>
      {children?.(sure)}
    </>
  );
}
