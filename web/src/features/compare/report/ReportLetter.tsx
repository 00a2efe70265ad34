import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { unknownForm } from '#domain/platform/report-forms';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { NamesApart } from '../../../ui/text/NamesApart.tsx';
import { ReportForms } from './ReportForms.tsx';
import { words } from './words.ts';
import styles from './ReportLetter.module.css';

/** Whether the person said that they compared both, and how they say so. */
export interface Said {
  sure: boolean;
  say: (sure: boolean) => void;
}

interface Props {
  /** Undefined: one that we have no row for; then it is called `site`, if its name is known. */
  platform: Platform | undefined;
  site?: string;
  /** The other account's page, where it has one. */
  url: string | undefined;
  /** Where an account of theirs is known: on the platform of the copy, or else where the copied one is. */
  copied?: Platform | undefined;
  /** For whom it is reported; for the person themselves, if nothing is said. */
  voice?: 'me' | 'them' | 'us' | undefined;
  /** The text to paste into the form. */
  report: string;
  /** What the person stands behind, where it is not about themselves. */
  sureWords?: string;
  /** Where it is kept; here alone, if nothing is said. */
  said?: Said;
  /** What is to be known of the text, right above it. */
  note?: ReactNode;
  /** What can be done. `sure`: the person said that they compared both. */
  children?: (sure: boolean) => ReactNode;
}

/** Form, what it asks, and the text; the text only after the person says that they compared both and are shown. */
export function ReportLetter({
  platform,
  site = '',
  url,
  copied,
  voice,
  report,
  sureWords = words.letter.sure,
  said,
  note,
  children,
}: Props) {
  const id = useId();
  const [here, setHere] = useState(false);
  const { sure, say } = said ?? { sure: here, say: setHere };
  const name = platform ? platformTable[platform].name : site || words.letter.unnamed;
  return (
    <>
      <label className="check" htmlFor={`${id}-sure`}>
        <input
          id={`${id}-sure`}
          type="checkbox"
          checked={sure}
          onChange={(event) => say(event.target.checked)}
        />
        <span>{sureWords}</span>
      </label>
      {note}
      <div className={styles.letter}>
        <div className="sheet-head">
          <h3 className="h4">{words.letter.title(name)}</h3>
          {sure && <CopyButton text={report} label={words.letter.copy} />}
        </div>
        {sure ? (
          <pre tabIndex={0} aria-label={words.letter.text} role="region">
            <NamesApart text={report} />
          </pre>
        ) : (
          <p className={styles.locked}>{words.letter.locked}</p>
        )}
      </div>
      {platform ? <ReportForms {...{ platform, url, copied, voice }} /> : <Elsewhere site={site} />}
      {children?.(sure)}
    </>
  );
}

/** Where no row is known: the button on the profile, or the help page where it knows more. */
function Elsewhere({ site }: { site: string }) {
  const { help } = words.forms;
  if (site !== help.site) return <p className="prose">{unknownForm}</p>;
  return (
    <p className="prose">
      {help.before}
      <Link to={help.to}>{help.link}</Link>.
    </p>
  );
}
