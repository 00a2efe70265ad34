import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { platformTable } from '#domain/platform-table';
import { Field } from '../../ui/Field.tsx';
import { accountOf } from '../compare/account-read.ts';

/** Leads to the page of an account, from its link or its handle. */
export function AskForm() {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [platform, setPlatform] = useState('');
  const [sent, setSent] = useState(false);
  const read = accountOf(text, platform);
  const error =
    read.state === 'unknown'
      ? read.words
      : sent && read.state === 'empty'
        ? 'This field is required'
        : sent && read.state === 'ask'
          ? 'Say below on which platform it is, or give the link.'
          : undefined;
  const go = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (read.state !== 'read') return;
    const { platform: of, handle } = read.account;
    void navigate(`/check/${of.toLowerCase()}/${encodeURIComponent(handle)}`);
  };
  return (
    <form className="add-account" onSubmit={go} noValidate>
      <Field
        label="Link to a profile, or a handle"
        mono
        id={`${id}-link`}
        value={text}
        onChange={setText}
        autoComplete="off"
        error={error}
        read={
          read.state === 'read' && (
            <>
              {read.platformName}, <span className="handle">{read.account.handle}</span>
            </>
          )
        }
        hint="For example github.com/maya-hollimund"
      />
      {(read.state === 'ask' || (platform && read.state !== 'empty')) && (
        <div className="field">
          <label htmlFor={`${id}-platform`}>On which platform?</label>
          <select
            id={`${id}-platform`}
            value={platform}
            onChange={(event) => setPlatform(event.target.value)}
          >
            <option value="">Choose a platform</option>
            {Object.entries(platformTable).map(([key, row]) => (
              <option key={key} value={key}>
                {row.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className="actions">
        <button type="submit" className="button primary">
          Look it up
        </button>
      </p>
    </form>
  );
}
