import { updatePassword } from 'aws-amplify/auth';
import * as z from 'zod';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { NOT_YOURS, presentPasswordRefusal } from '../../session/auth-words.ts';
import { useSetSecondFactor, type Factor } from './second-factor.ts';

const OFF: Record<Factor, string> = {
  TOTP: 'The authenticator app is off.',
  SMS: 'Codes by text message are off.',
};

const Password = z.object({ password: z.string().min(1) });

/** What breaks the rules for passwords is nobody's. */
const refusal = (error: Error) =>
  error.name === 'InvalidPasswordException' ? NOT_YOURS : presentPasswordRefusal(error);

/** Turns a second step off after the password, so that nobody does it who merely found this page open. */
export function TurnOffFactor({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const set = useSetSecondFactor();
  const form = useContractForm({
    schema: Password,
    values: { password: '' },
    send: async ({ password }) => {
      // The identity service has no call that only checks a password; changing it into itself does, and keeps the session.
      await updatePassword({ oldPassword: password, newPassword: password });
      await set.mutateAsync(factor === 'TOTP' ? { totp: 'DISABLED' } : { sms: 'DISABLED' });
    },
    onSent: () => {
      toast(OFF[factor]);
      onDone();
    },
    refusedAt: 'password',
    refusal,
  });
  return (
    <form className="form" {...form.props}>
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <p className="actions">
        <Submit form={form}>Turn it off</Submit>
        <button type="button" className="button plain" onClick={onDone}>
          Keep it on
        </button>
      </p>
    </form>
  );
}
