import { useId, useState, type ReactNode } from 'react';
import type { Platform } from '#domain/platform';
import { platformTable } from '#domain/platform-table';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useLinks } from '../demo/use-links.ts';
import { reportText, warningText, type ReportInput } from './report-text.ts';

interface Props {
  platform: Platform;
  input: Omit<ReportInput, 'at'>;
  /** What else can be done, beside saving the file. `sure`: the person said that they compared both. */
  actions: (sure: boolean) => ReactNode;
}

/** Form, what it asks, text and warning; the text only after the person says that they compared both and are shown. */
export function ReportKit({ platform, input, actions }: Props) {
  const id = useId();
  const [sure, setSure] = useState(false);
  const [at] = useState(() => Date.now());
  const links = useLinks();
  const { name, asks } = platformTable[platform];
  const form = links.form(platform, input.other.url);
  const report = reportText({ ...input, at });
  const warning = warningText({ ...input, at });

  return (
    <div className="stack kit">
      <label className="check" htmlFor={`${id}-sure`}>
        <input
          id={`${id}-sure`}
          type="checkbox"
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
        <span>I compared both, and I am the person shown.</span>
      </label>
      <div className="letter">
        <div className="sheet-head">
          <h3 className="h4">Text for {name}</h3>
          {sure && <CopyButton text={report} label="Copy the text" />}
        </div>
        {sure ? (
          <pre tabIndex={0} aria-label="Report text" role="region">
            {report}
          </pre>
        ) : (
          <p className="locked">Tick the sentence above and the text appears here.</p>
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
      <div>
        <h3 className="h4">Tell the people who follow you</h3>
        <blockquote className="note seal-note warning">{warning}</blockquote>
        <CopyButton text={warning} label="Copy the warning" />
      </div>
      <div className="actions">
        <button type="button" className="button" disabled={!sure} onClick={() => save(report, warning, form)}>
          Save as a file
        </button>
        {actions(sure)}
      </div>
    </div>
  );
}

/** Everything in one text file, made here: no address of ours is asked. */
function save(report: string, warning: string, form: string | undefined): void {
  const text = [report, '', form ? `Send it here: ${form}` : '', '', 'To post:', warning, ''].join('\n');
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = 'report.txt';
  link.click();
}
