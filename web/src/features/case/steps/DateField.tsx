import { useId } from 'react';
import * as z from 'zod';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Submit } from '../../../ui/form/Submit.tsx';
import { Waiting } from '../Waiting.tsx';
import { words } from './words.ts';
import styles from './DateField.module.css';

const Chosen = z.object({ day: z.iso.date() });

interface Props {
  label: string;
  /** As a date field has it, e.g. 2026-11-20; empty for none. */
  value: string;
  min?: string;
  /** What is said of a day before `min`. */
  early?: string;
  max?: string;
  save: string;
  busy: boolean;
  /** The day shown at first is worth saving as it is. */
  always?: boolean;
  onSave: (value: string) => void;
}

/** A day, chosen and then saved: a date that is being typed is not one yet. */
export function DateField({ label, value, min, early, max, save, busy, always = false, onSave }: Props) {
  const id = useId();
  const form = useContractForm({
    schema: Chosen,
    // null until one is chosen: what is saved may change meanwhile.
    values: { day: null as string | null },
    request: (chosen) => ({ day: chosen.day ?? value }),
    rules: (chosen) => {
      const day = chosen.day ?? value;
      return {
        day: (max && day > max && words.future) || (min && day < min && early),
      };
    },
    send: ({ day }) => onSave(day),
  });
  const current = form.values.day ?? value;
  const { day: wrong } = form.faults;
  return (
    <form className={styles.form} {...form.props}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="date"
          className={styles.input}
          value={current}
          min={min}
          max={max}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => form.type({ day: event.target.value })}
        />
      </div>
      <Submit className="button" form={form} disabled={busy || !current || (!always && current === value)}>
        {save}
      </Submit>
      <span id={`${id}-note`} className={styles.fault} role="status">
        {wrong}
      </span>
      {busy && <Waiting sending />}
    </form>
  );
}
