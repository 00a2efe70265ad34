import { useId } from 'react';
import { platformTable } from '#domain/platform-table';
import { Field } from '../../ui/Field.tsx';
import { PictureField } from './PictureField.tsx';
import { read, type Side } from './side.ts';

interface Props {
  title: string;
  linkLabel: string;
  side: Side;
  onChange: (change: Partial<Side>) => void;
  /** Own name may be filled in by the browser; the other's must not. */
  autoComplete: string;
}

/** One half of the form: link (or handle and platform), name, picture. */
export function SideFields({ title, linkLabel, side, onChange, autoComplete }: Props) {
  const id = useId();
  const account = read(side);
  return (
    <fieldset>
      <legend className="h4">{title}</legend>
      <Field
        label={linkLabel}
        mono
        id={`${id}-link`}
        value={side.link}
        onChange={(link) => onChange({ link })}
        inputMode="url"
        autoComplete="off"
        error={account.state === 'unknown' ? account.words : undefined}
        read={
          account.state === 'read' && (
            <>
              {account.platformName}, <span className="handle">{account.account.handle}</span>
            </>
          )
        }
      />
      {(account.state === 'ask' || (side.platform && account.state !== 'empty')) && (
        <div className="field">
          <label htmlFor={`${id}-platform`}>Not a link: which platform is it on?</label>
          <select
            id={`${id}-platform`}
            value={side.platform}
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
      <Field
        label="Name shown there"
        id={`${id}-name`}
        value={side.name}
        onChange={(name) => onChange({ name })}
        autoComplete={autoComplete}
        maxLength={200}
      />
      <PictureField title={title} picture={side.picture} onChange={(picture) => onChange({ picture })} />
    </fieldset>
  );
}
