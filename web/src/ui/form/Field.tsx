import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** What was understood of the input, shown in green below it. */
  read?: ReactNode;
  mono?: boolean;
};

/** A labelled input with its hint, what was read from it, and its error; all three are announced. */
export function Field({ label, onChange, hint, error, read, mono, id, ...input }: Props) {
  const own = useId();
  const name = id ?? own;
  const notes = error || read || hint;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        className={mono ? 'mono' : undefined}
        spellCheck={mono ? false : undefined}
        autoCapitalize={mono ? 'off' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes ? `${name}-note` : undefined}
        onChange={(event) => onChange?.(event.target.value)}
        {...input}
      />
      <span id={`${name}-note`} className={error ? 'error' : read ? 'read' : 'hint'} role="status">
        {notes || null}
      </span>
    </div>
  );
}
