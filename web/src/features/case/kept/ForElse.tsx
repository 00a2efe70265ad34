import { useId } from 'react';
import { Field } from '../../../ui/form/Field.tsx';
import type { Relation } from '../behalf/their-account.ts';
import { words } from '../behalf/words.ts';

/** Whom a case is for that comes of a comparison made for somebody else. */
export interface ElseTyped {
  /** Empty until one is chosen. */
  relation: Exclude<Relation, 'BUSINESS'> | '';
  name: string;
  /** What it was compared with is their account. */
  isTheirs: boolean;
}

interface Props {
  /** What it was compared with, as people call it. */
  called: string | undefined;
  typed: ElseTyped;
  type: (part: Partial<ElseTyped>) => void;
  /** What is missing is said once it was sent. */
  sent: boolean;
}

/** Asked before the case is there: its report and its warning speak of them from the first moment. */
export function ForElse({ called, typed, type, sent }: Props) {
  const id = useId();
  const missing = sent && !typed.relation;
  return (
    <div className="form">
      <div className="field">
        <label htmlFor={id}>{words.title}</label>
        <select
          id={id}
          value={typed.relation}
          aria-invalid={missing || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => type({ relation: event.target.value as ElseTyped['relation'] })}
        >
          <option value="">{words.choose}</option>
          {(['CHILD', 'PARENT', 'CLIENT', 'OTHER'] as const).map((one) => (
            <option key={one} value={one}>
              {words.other[one]}
            </option>
          ))}
        </select>
        <span id={`${id}-note`} className="error" role="status">
          {missing ? words.required : null}
        </span>
      </div>
      <Field
        label={words.name}
        value={typed.name}
        maxLength={200}
        error={sent && !typed.name.trim() && words.required}
        onChange={(name) => type({ name })}
      />
      {called && (
        <label className="check" htmlFor={`${id}-theirs`}>
          <input
            id={`${id}-theirs`}
            type="checkbox"
            checked={typed.isTheirs}
            onChange={(event) => type({ isTheirs: event.target.checked })}
          />
          <span>{words.compared(called)}</span>
        </label>
      )}
    </div>
  );
}
