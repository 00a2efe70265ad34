import { useId, type ReactNode } from 'react';

interface Props {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  maxLength?: number | undefined;
  hint?: ReactNode;
  error?: string | false | undefined;
}

/** A labelled field for several lines, with its hint and its error; both are announced. */
export function LongField({ label, value, onChange, rows, maxLength, hint, error }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note${hint ? ` ${id}-hint` : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-note`} className="error" role="status">
        {error || null}
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
