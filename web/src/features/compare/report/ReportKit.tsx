import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import { useLinks } from '../../../lib/use-links.ts';
import { lacksPlatform, type ReportInput } from './report-input.ts';
import { reportText } from './report-text.ts';
import { ReportLetter, type Said } from './ReportLetter.tsx';
import { Warning } from './Warning.tsx';
import { warningText } from './warning-text.ts';
import { lacksDetails, says } from './what-is-copied.ts';
import { whereToSend } from './where-to-send.ts';
import { words } from './words.ts';
import styles from './ReportKit.module.css';

interface Props {
  /** Undefined: one that we have no row for. */
  platform: Platform | undefined;
  /** Where an account of theirs is known: on the platform of the copy, or else where the copied one is. */
  copied?: Platform | undefined;
  input: Omit<ReportInput, 'at'>;
  /** What else can be done, beside saving the file. `sure`: the person said that they compared both. */
  actions: (sure: boolean, report: string) => ReactNode;
  /** What is to be known of the text, right above it. */
  note?: ReactNode;
  /** Words after the buttons. */
  after?: ReactNode;
  /** When both were compared, ms since 1970. Now, if nothing is said. */
  comparedAt?: number;
  /** What the person stands behind, where it is not about themselves. */
  sureWords?: string | undefined;
  /** Where it is kept that they compared both; in the kit alone, if nothing is said. */
  said?: Said;
}

/** Everything for one report: the text and where to send it, a warning to post, and both as a file. */
export function ReportKit(props: Props) {
  const { platform, copied, input, actions, note, after, comparedAt, sureWords, said } = props;
  const [opened] = useState(() => Date.now());
  const at = comparedAt ?? opened;
  const links = useLinks();
  const site = input.other.platformName;
  const formOf = (url: string | undefined) => {
    const form = platform && links.form(platform, url, input.other.url);
    return form && new URL(form, location.href).href;
  };
  const report = reportText({ ...input, at });
  const warning = warningText(input);
  const missing = [
    ...(lacksPlatform(input) ? [words.letter.nameIt] : []),
    ...(lacksDetails(platform, input) ? [words.letter.secondDetail(site)] : []),
  ];

  return (
    <div className="stack">
      <ReportLetter
        platform={platform}
        site={site}
        url={input.other.url}
        copied={copied}
        voice={input.business && 'us'}
        report={report}
        note={
          <>
            {note}
            {missing.map((what) => (
              <p className="note small" key={what}>
                {what}
              </p>
            ))}
            {says(input, 'photo') && (
              <p className="small prose no-print">
                {words.letter.tookIt.before}
                <Link to={words.letter.tookIt.to}>{words.letter.tookIt.link}</Link>
              </p>
            )}
          </>
        }
        {...(sureWords && { sureWords })}
        {...(said && { said })}
      >
        {(sure) => (
          <>
            <div className={styles.tell}>
              <h3 className="h4">{words.warning.title}</h3>
              <Warning words={warning} />
            </div>
            <div className="actions no-print">
              {actions(sure, report)}
              <button
                type="button"
                className="button"
                disabled={!sure}
                onClick={() => save(report, warning, [...missing, ...whereToSend(platform, formOf, site)])}
              >
                {words.file.save}
              </button>
              {after}
              {!sure && <span className="label">{words.file.first}</span>}
            </div>
          </>
        )}
      </ReportLetter>
    </div>
  );
}

/** Everything in one text file, made here: no address of ours is asked. */
function save(report: string, warning: string, forms: readonly string[]): void {
  const text = [report, '', ...forms, '', words.file.post, warning, ''].join('\n');
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = words.file.name;
  link.click();
}
