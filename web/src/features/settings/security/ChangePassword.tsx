import { useQuery } from '@tanstack/react-query';
import { updatePassword } from 'aws-amplify/auth';
import * as z from 'zod';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { currentPasswordRefusal } from '../../session/auth-words.ts';
import { isCommon } from '../../session/passwords/common-passwords.ts';
import { securityChanged } from './security-changed.ts';
import { passwordProblems, type PasswordPolicy } from '../../session/passwords/password-rules.ts';
import styles from './ChangePassword.module.css';
import { words as session } from '../../session/words.ts';
import { words } from './words.ts';

const said = words.password;

const EMPTY = { old: '', fresh: '', again: '' };
const Passwords = z.object({ old: z.string().min(1), fresh: z.string(), again: z.string().min(1) });
/** Earlier than this nobody has finished typing the second one. */
const TYPED = 6;

/** What a new password lacks; the identity service would take the current one once more. */
const problemsOf = ({ old, fresh }: { old: string; fresh: string }, policy: PasswordPolicy | undefined) =>
  fresh !== '' && fresh === old ? [said.same] : passwordProblems(fresh, policy);

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
    rules: ({ old, fresh, again }) => ({
      fresh: problemsOf({ old, fresh }, policy.data).join(' '),
      again: again !== '' && fresh !== again && said.mustMatch,
    }),
    send: ({ old, fresh }) => updatePassword({ oldPassword: old, newPassword: fresh }),
    onSent: () => {
      toast(said.changed);
      securityChanged({ password: true });
    },
    refusedAt: 'old',
    refusal: currentPasswordRefusal,
  });
  const { fresh, again } = form.values;
  // These two say what is missing already while they are typed.
  const problems = form.asked || fresh ? problemsOf(form.values, policy.data) : [];
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
      <Field label={said.current} autoComplete="current-password" {...field('old')} />
      <Field
        label={said.new}
        autoComplete="new-password"
        {...field('fresh')}
        error={
          problems.length > 0
            ? problems.map((problem) => (
                <span key={problem} className={styles.line}>
                  {problem}
                </span>
              ))
            : undefined
        }
        hint={isCommon(fresh) ? session.passwords.easy : undefined}
      />
      <Field
        label={said.again}
        autoComplete="new-password"
        {...field('again')}
        error={form.faults.again ?? (differ ? said.mustMatch : undefined)}
      />
      <p className="actions">
        <Submit form={form} busy={said.changing}>
          {said.change}
        </Submit>
      </p>
    </form>
  );
}
