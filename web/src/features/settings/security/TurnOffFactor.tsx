import { useMutation } from '@tanstack/react-query';
import { updatePassword } from 'aws-amplify/auth';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { NOT_YOURS, presentPasswordRefusal } from '../../session/auth-words.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { useSetSecondFactor, type Factor } from './second-factor.ts';

const OFF: Record<Factor, string> = {
  TOTP: 'The authenticator app is off.',
  SMS: 'Codes by text message are off.',
};

/** What breaks the rules for passwords is nobody's. */
const refusal = (error: Error) =>
  error.name === 'InvalidPasswordException' ? NOT_YOURS : presentPasswordRefusal(error);

/** Turns a second step off after the password, so that nobody does it who merely found this page open. */
export function TurnOffFactor({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const set = useSetSecondFactor();
  const [password, setPassword] = useState('');
  const once = useOneAtATime();
  const [sent, setSent] = useState(false);
  const turnOff = useMutation({
    mutationFn: async () => {
      // The identity service has no call that only checks a password; changing it into itself does, and keeps the session.
      await updatePassword({ oldPassword: password, newPassword: password });
      await set.mutateAsync(factor === 'TOTP' ? { totp: 'DISABLED' } : { sms: 'DISABLED' });
    },
    onSuccess: () => {
      toast(OFF[factor]);
      onDone();
    },
  });
  const empty = sent && !password ? 'This field is required' : undefined;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (password) once(() => turnOff.mutateAsync());
      }}
    >
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(value) => {
          setPassword(value);
          if (turnOff.error) turnOff.reset();
        }}
        error={empty ?? (turnOff.error ? refusal(turnOff.error) : undefined)}
      />
      <p className="actions">
        <button type="submit" className="button primary" disabled={turnOff.isPending}>
          Turn it off
        </button>
        <button type="button" className="button plain" onClick={onDone}>
          Keep it on
        </button>
      </p>
    </form>
  );
}
