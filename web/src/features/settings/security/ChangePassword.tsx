import { useMutation, useQuery } from '@tanstack/react-query';
import { updatePassword } from 'aws-amplify/auth';
import { useState } from 'react';
import { siteConfig } from '../../../lib/site-config.ts';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { presentPasswordRefusal } from '../../session/auth-words.ts';
import { isCommon } from '../../session/passwords/common-passwords.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { securityChanged } from './security-changed.ts';
import { passwordProblems, type PasswordPolicy } from '../../session/passwords/password-rules.ts';

const EMPTY = { old: '', fresh: '', again: '' };
const REQUIRED = 'This field is required';
/** Earlier than this nobody has finished typing the second one. */
const TYPED = 6;

/** A new password, by the old one. */
export function ChangePassword({ email }: { email: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const [sent, setSent] = useState(false);
  const policy = useQuery({
    queryKey: ['password-policy'],
    staleTime: Infinity,
    queryFn: async () => ((await siteConfig()).Auth?.Cognito.passwordFormat ?? {}) as PasswordPolicy,
  });
  const change = useMutation({
    mutationFn: () => updatePassword({ oldPassword: typed.old, newPassword: typed.fresh }),
    onSuccess: () => {
      setTyped(EMPTY);
      setSent(false);
      toast('Password changed.');
      securityChanged({ password: true });
    },
  });
  const once = useOneAtATime();
  const problems = passwordProblems(typed.fresh, policy.data);
  const differ = typed.fresh !== typed.again;
  const bothTyped = typed.fresh.length >= TYPED && typed.again.length >= TYPED;
  const field = (name: keyof typeof EMPTY) => ({
    type: 'password',
    value: typed[name],
    onChange: (value: string) => {
      if (change.error) change.reset();
      setTyped((current) => ({ ...current, [name]: value }));
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (typed.old && problems.length === 0 && !differ) once(() => change.mutateAsync());
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
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
      <Field
        label="Present password"
        autoComplete="current-password"
        {...field('old')}
        error={
          sent && !typed.old ? REQUIRED : change.error ? presentPasswordRefusal(change.error) : undefined
        }
      />
      <Field
        label="New password"
        autoComplete="new-password"
        {...field('fresh')}
        error={
          (sent || typed.fresh) && problems.length > 0
            ? problems.map((words) => (
                <span key={words} className="line">
                  {words}
                </span>
              ))
            : undefined
        }
        hint={
          isCommon(typed.fresh)
            ? 'This is among the first that are tried. Three or four words that do not belong together are better, and easier to keep in mind.'
            : undefined
        }
      />
      <Field
        label="New password again"
        autoComplete="new-password"
        {...field('again')}
        error={
          sent && !typed.again
            ? REQUIRED
            : differ && (sent || bothTyped)
              ? 'Your passwords must match'
              : undefined
        }
      />
      <p className="actions">
        <button type="submit" className="button primary" disabled={change.isPending}>
          {change.isPending ? 'Changing' : 'Change the password'}
        </button>
      </p>
    </form>
  );
}
