interface Props {
  form: { sending: boolean };
  /** Said while it is being sent. */
  busy?: string;
  disabled?: boolean;
  className?: string;
  children: string;
}

/** The button that sends a form. */
export const Submit = ({ form, busy, disabled, className = 'button primary', children }: Props) => (
  <button type="submit" className={className} disabled={form.sending || disabled}>
    {form.sending ? (busy ?? children) : children}
  </button>
);
