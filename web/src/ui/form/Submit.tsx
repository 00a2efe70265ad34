import { useHydrated } from '../../lib/use-hydrated.ts';

interface Props {
  form: { sending: boolean };
  /** Said while it is being sent. */
  busy?: string;
  disabled?: boolean;
  className?: string;
  children: string;
}

/** The button that sends a form; before there is a script to send it, the browser would write what was typed into the address. */
export const Submit = ({ form, busy, disabled, className = 'button primary', children }: Props) => (
  <button type="submit" className={className} disabled={!useHydrated() || form.sending || disabled}>
    {form.sending ? (busy ?? children) : children}
  </button>
);
