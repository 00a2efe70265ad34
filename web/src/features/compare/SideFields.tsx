import { useId } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { AccountField } from '../platform/AccountField.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { longestBio, type Side } from './side.ts';
import { words } from './words.ts';

interface Props {
  title: string;
  linkLabel: string;
  side: Side;
  /** What is said of a website here; without it, who can do something about one that copies. */
  ofWebsite?: string;
  /** Whether the text of either is known: then both have a field for it. */
  withBio: boolean;
  onChange: (change: Partial<Side>) => void;
  /** Own name may be filled in by the browser; the other's must not. */
  autoComplete: string;
}

/** One half of the form: link (or handle and platform), name, picture. */
export function SideFields(props: Props) {
  const { title, linkLabel, side, ofWebsite, withBio, onChange, autoComplete } = props;
  const id = useId();
  return (
    <fieldset>
      <legend className="h4">{title}</legend>
      <AccountField
        anywhere
        label={linkLabel}
        ofWebsite={ofWebsite}
        form={{ values: side, type: onChange, faults: {} }}
      />
      <Field
        label={words.name}
        id={`${id}-name`}
        value={side.name}
        onChange={(name) => onChange({ name })}
        autoComplete={autoComplete}
        maxLength={200}
      />
      {withBio && (
        <LongField
          label={words.bio}
          rows={3}
          maxLength={longestBio}
          value={side.bio ?? ''}
          onChange={(bio) => onChange({ bio })}
        />
      )}
      <PictureField title={title} picture={side.picture} onChange={(picture) => onChange({ picture })} />
    </fieldset>
  );
}
