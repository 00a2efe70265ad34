import { useId, type ReactNode } from 'react';
import { tooLong } from '../../lib/form/fault-words.ts';

interface Props {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  /** Said of a longer text at once; the text stays whole. */
  maxLength?: number | undefined;
  hint?: ReactNode;
  error?: string | false | undefined;
}

/** A labelled field for several lines, with its hint and its error; both are announced. */
export function LongField({ label, value, onChange, rows, maxLength, hint, error }: Props) {
  const id = useId();
  // Not an attribute of the textarea: the browser would cut what is pasted without a word, out of sight.
  const isTooLong = maxLength !== undefined && value.trim().length > maxLength;
  const fault = error || (isTooLong && tooLong(maxLength));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-note${hint ? ` ${id}-hint` : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-note`} className="error" role="status">
        {fault || null}
      </span>
      {/* What is written here is long: its advice counts while an error is mended, too. */}
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}
