import { useMutation } from '@tanstack/react-query';
import { confirmUserAttribute, fetchAuthSession, sendUserAttributeVerificationCode } from 'aws-amplify/auth';
import { useState, type ReactNode } from 'react';
import { CallFailed } from '../../lib/call-failed.ts';
import { Field } from '../../ui/Field.tsx';
import { authWords } from '../settings/auth-words.ts';
import { useUser } from '../user/api.ts';
import { OutboxHint } from './OutboxHint.tsx';
import { useSignedIn } from './use-session.ts';

/**
 * Nobody gets a record before their address is confirmed, and not every service that signs people in says so of it. Whoever
 * comes without is asked here for a code; everybody else passes.
 */
export function AddressFirst({ children }: { children: ReactNode }) {
  const user = useUser();
  const refused = user.error instanceof CallFailed && user.error.code === 'FORBIDDEN';
  return refused ? <ConfirmAddress onDone={() => void user.refetch()} /> : children;
}

const userAttributeKey = 'email';

function ConfirmAddress({ onDone }: { onDone: () => void }) {
  const { email } = useSignedIn();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = useMutation({ mutationFn: () => sendUserAttributeVerificationCode({ userAttributeKey }) });
  const confirm = useMutation({
    mutationFn: async () => {
      await confirmUserAttribute({ userAttributeKey, confirmationCode: code.trim() });
      await fetchAuthSession({ forceRefresh: true }); // the tokens say so too from now on
    },
    onSuccess: onDone,
  });
  const error = empty ? 'This field is required' : confirm.error ? authWords(confirm.error) : undefined;
  return (
    <div className="narrow plain-page">
      <h1 className="h2">Confirm your e-mail address</h1>
      <p>
        You are signed in, but whether {email ? <b>{email}</b> : 'your address'} is yours was not confirmed
        yet. We send a code there; then your account begins.
      </p>
      {send.isSuccess ? (
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setEmpty(!code.trim());
            if (code.trim() && !confirm.isPending) confirm.mutate();
          }}
        >
          <Field
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={12}
            value={code}
            onChange={(value) => {
              setCode(value);
              setEmpty(false);
              confirm.reset();
            }}
            error={error}
          />
          <p className="actions">
            <button type="submit" className="button primary" disabled={confirm.isPending}>
              Confirm
            </button>
            <button
              type="button"
              className="button plain"
              disabled={send.isPending}
              onClick={() => send.mutate()}
            >
              Send a new code
            </button>
          </p>
          <OutboxHint />
        </form>
      ) : (
        <p className="actions">
          <button
            type="button"
            className="button primary"
            disabled={send.isPending}
            onClick={() => send.mutate()}
          >
            Send me the code
          </button>
        </p>
      )}
      <p role="alert">{send.error && authWords(send.error)}</p>
    </div>
  );
}
