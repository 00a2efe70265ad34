import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform-table';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { reportable, type Comparison } from './comparison.ts';
import { reportText, warningText, type Reported, type ReportInput } from './report-text.ts';
import { read, type Draft, type Side } from './side.ts';

const reported = (side: Side): Reported => {
  const account = read(side);
  const name = side.name.trim();
  return account.state === 'read'
    ? { platformName: account.platformName, handle: account.account.handle, name, url: account.account.url }
    : { platformName: '', handle: '', name };
};

/** Form, what it asks, text and warning; the text only after the person says that they compared and are shown. */
export function ReportKit({ comparison, draft }: { comparison: Comparison; draft: Draft }) {
  const id = useId();
  const [sure, setSure] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const other = read(draft.theirs);

  if (!reportable(comparison.judgement))
    return (
      <p className="prose">
        There is no report text for this account: an account that only shares a name with you belongs to
        somebody. If you know more than you typed above, add it, and the comparison changes.
      </p>
    );
  if (other.state !== 'read' || !draft.yours.name.trim())
    return (
      <p className="prose">
        Give the link to the other account and your name above: the report needs both, and the link tells us
        which platform’s form it is.
      </p>
    );

  const platform = platformTable[other.account.platform];
  const input: ReportInput = {
    mine: reported(draft.yours),
    other: reported(draft.theirs),
    judgement: comparison.judgement,
    diff: comparison.diff,
    sha256: draft.theirs.picture?.sha256,
    at: openedAt,
  };
  const report = reportText(input);
  const warning = warningText(input);

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
          <h3 className="h4">Text for {platform.name}</h3>
          {sure && <CopyButton text={report} label="Copy the text" />}
        </div>
        {sure ? (
          <pre tabIndex={0} aria-label="Report text">
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
            <th scope="col">What {platform.name} asks for</th>
            <th scope="col" className="n">
              Form
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{platform.name}</th>
            <td>{platform.asks}</td>
            <td className="n">
              {platform.reportForm ? (
                <a href={platform.reportForm} target="_blank" rel="noreferrer">
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
        <button
          type="button"
          className="button"
          disabled={!sure}
          onClick={() => save(report, warning, platform.reportForm)}
        >
          Save as a file
        </button>
        <Link className="button" to="/auth/signup">
          Create an account
        </Link>
        <span className="label">An account lets us look for copies again. It is not needed.</span>
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
