import { useId } from 'react';
import { platformTable } from '#domain/platform-table';
import { Field } from '../../ui/Field.tsx';
import { accountOf } from './account-read.ts';

interface Props {
  label: string;
  link: string;
  /** Chosen when the text is a bare handle. */
  platform: string;
  onChange: (change: { link?: string; platform?: string }) => void;
  hint?: string;
  error?: string | undefined;
}

/** An account by its link, or by its handle and the platform; what was understood stands below. */
export function AccountField({ label, link, platform, onChange, hint, error }: Props) {
  const id = useId();
  const account = accountOf(link, platform);
  return (
    <>
      <Field
        label={label}
        mono
        id={`${id}-link`}
        value={link}
        onChange={(next) => onChange({ link: next })}
        inputMode="url"
        autoComplete="off"
        hint={hint}
        error={account.state === 'unknown' ? account.words : error}
        read={
          account.state === 'read' && (
            <>
              {account.platformName}, <span className="handle">{account.account.handle}</span>
            </>
          )
        }
      />
      {(account.state === 'ask' || (platform && account.state !== 'empty')) && (
        <div className="field">
          <label htmlFor={`${id}-platform`}>Not a link: which platform is it on?</label>
          <select
            id={`${id}-platform`}
            value={platform}
            onChange={(event) => onChange({ platform: event.target.value })}
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
    </>
  );
}
