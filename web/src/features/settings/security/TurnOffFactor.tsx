import { updatePassword } from 'aws-amplify/auth';
import * as z from 'zod';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { NOT_YOURS, currentPasswordRefusal } from '../../session/auth-words.ts';
import { useSetSecondFactor, type Factor } from './second-factor.ts';
import { words } from './words.ts';

const { off } = words;

const Password = z.object({ password: z.string().min(1) });

/** What breaks the rules for passwords is nobody's. */
const refusal = (error: Error) =>
  error.name === 'InvalidPasswordException' ? NOT_YOURS : currentPasswordRefusal(error);

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
      toast(off[factor]);
      onDone();
    },
    refusedAt: 'password',
    refusal,
  });
  return (
    <form className="form" {...form.props}>
      <Field
        label={off.password}
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <p className="actions">
        <Submit form={form}>{off.turnOff}</Submit>
        <button type="button" className="button plain" onClick={onDone}>
          {off.keep}
        </button>
      </p>
    </form>
  );
}
