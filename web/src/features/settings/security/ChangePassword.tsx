import { useQuery } from '@tanstack/react-query';
import { updatePassword } from 'aws-amplify/auth';
import * as z from 'zod';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { presentPasswordRefusal } from '../../session/auth-words.ts';
import { isCommon } from '../../session/passwords/common-passwords.ts';
import { securityChanged } from './security-changed.ts';
import { passwordProblems, type PasswordPolicy } from '../../session/passwords/password-rules.ts';
import styles from './ChangePassword.module.css';

const EMPTY = { old: '', fresh: '', again: '' };
const Passwords = z.object({ old: z.string().min(1), fresh: z.string(), again: z.string().min(1) });
const DIFFER = 'Your passwords must match';
/** Earlier than this nobody has finished typing the second one. */
const TYPED = 6;

/** A new password, by the old one. */
export function ChangePassword({ email }: { email: string }) {
  const policy = useQuery({
    queryKey: ['password-policy'],
    staleTime: Infinity,
    queryFn: async () => ((await siteConfig()).Auth?.Cognito.passwordFormat ?? {}) as PasswordPolicy,
  });
  const form = useContractForm({
    schema: Passwords,
    values: EMPTY,
    rules: ({ fresh, again }) => ({
      fresh: passwordProblems(fresh, policy.data).join(' '),
      again: again !== '' && fresh !== again && DIFFER,
    }),
    send: ({ old, fresh }) => updatePassword({ oldPassword: old, newPassword: fresh }),
    onSent: () => {
      toast('Password changed.');
      securityChanged({ password: true });
    },
    refusedAt: 'old',
    refusal: presentPasswordRefusal,
  });
  const { fresh, again } = form.values;
  // These two say what is missing already while they are typed.
  const problems = form.asked || fresh ? passwordProblems(fresh, policy.data) : [];
  const differ = fresh !== again && fresh.length >= TYPED && again.length >= TYPED;
  const field = (name: keyof typeof EMPTY) => ({ type: 'password', ...form.field(name) });
  return (
    <form className="form" {...form.props}>
      {/* So that password managers know whose password it is. */}
      <input
        className="vh"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field label="Present password" autoComplete="current-password" {...field('old')} />
      <Field
        label="New password"
        autoComplete="new-password"
        {...field('fresh')}
        error={
          problems.length > 0
            ? problems.map((words) => (
                <span key={words} className={styles.line}>
                  {words}
                </span>
              ))
            : undefined
        }
        hint={
          isCommon(fresh)
            ? 'This is among the first that are tried. Three or four words that do not belong together are better, and easier to keep in mind.'
            : undefined
        }
      />
      <Field
        label="New password again"
        autoComplete="new-password"
        {...field('again')}
        error={form.faults.again ?? (differ ? DIFFER : undefined)}
      />
      <p className="actions">
        <Submit form={form} busy="Changing">
          Change the password
        </Submit>
      </p>
    </form>
  );
}
