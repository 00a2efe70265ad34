import { type ReactNode, useId } from 'react';
import type { Field as FieldPart } from '../../../ui/form/Field.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { AccountField } from '../../platform/AccountField.tsx';
import type { ForWhomTyped, Relation } from './their-account.ts';
import { words as ofPlatforms } from '../../platform/words.ts';
import { words } from './words.ts';

interface Props {
  typed: ForWhomTyped;
  type: (part: Partial<ForWhomTyped>) => void;
  /** The account as it stands in its field. */
  theirs: { link: string; platform: string };
  fault: string | undefined;
  /** The field of the name. */
  name: Omit<Parameters<typeof FieldPart>[0], 'label'>;
  /** Whatever stands below who it is. */
  children?: ReactNode;
}

/** Who is being impersonated, and of somebody else their name and account. */
export function ForWhom({ typed, type, theirs, fault, name, children }: Props) {
  const id = useId();
  const { relation } = typed;
  const isBusiness = relation === 'BUSINESS';
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words.title}</label>
        <select
          id={id}
          value={relation}
          onChange={(event) => type({ relation: event.target.value as Relation | '' })}
        >
          <option value="">{words.me}</option>
          {Object.entries<string>(words.other).map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      </div>
      {children}
      {relation && (
        <>
          <Field label={isBusiness ? words.businessName : words.name} {...name} />
          <AccountField
            label={isBusiness ? words.ofBusiness : words.theirs}
            {...(!isBusiness && { hint: words.hint })}
            ofWebsite={ofPlatforms.ownWebsite}
            form={{
              values: theirs,
              type: ({ link, platform }) =>
                type({
                  ...(link !== undefined && { theirs: link }),
                  ...(platform !== undefined && { theirsOn: platform, theirs: theirs.link }),
                }),
              faults: { link: fault },
            }}
          />
        </>
      )}
    </>
  );
}
