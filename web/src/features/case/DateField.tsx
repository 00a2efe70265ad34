import { useId, useState } from 'react';

interface Props {
  label: string;
  /** As a date field has it, e.g. 2026-11-20; empty for none. */
  value: string;
  min?: string;
  max?: string;
  save: string;
  busy: boolean;
  /** The day shown at first is worth saving as it is. */
  always?: boolean;
  onSave: (value: string) => void;
}

/** A day, chosen and then saved: a date that is being typed is not one yet. */
export function DateField({ label, value, min, max, save, busy, always = false, onSave }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const current = typed ?? value;
  const wrong = current !== '' && ((min && current < min) || (max && current > max));
  return (
    <form
      className="date-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (current && !wrong) {
          onSave(current);
          setTyped(undefined);
        }
      }}
      noValidate
    >
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="date"
          value={current}
          min={min}
          max={max}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <button
        type="submit"
        className="button"
        disabled={busy || !current || Boolean(wrong) || (!always && current === value)}
      >
        {save}
      </button>
      <span id={`${id}-note`} className="error" role="status">
        {wrong ? (max && current > max ? 'This day has not come yet.' : 'This day is over.') : null}
      </span>
    </form>
  );
}
