import { useMutation } from '@tanstack/react-query';
import { confirmUserAttribute, fetchAuthSession, sendUserAttributeVerificationCode } from 'aws-amplify/auth';
import { useState, type ReactNode } from 'react';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { authWords } from '../session/auth-words.ts';
import { CodeForm } from '../session/codes/CodeForm.tsx';
import { useUser } from './api.ts';
import { useSignedIn } from '../session/use-session.ts';
import { words } from './words.ts';

const said = words.confirm;

/**
 * Nobody gets a record before their address is confirmed, and not every service that signs people in says so of it. A
 * person who comes without is asked here for a code; everybody else passes.
 */
export function AddressFirst({ children }: { children: ReactNode }) {
  const user = useUser();
  const refused = user.error instanceof CallFailed && user.error.code === 'FORBIDDEN';
  return refused ? <ConfirmAddress onDone={() => void user.refetch()} /> : children;
}

const userAttributeKey = 'email';

function ConfirmAddress({ onDone }: { onDone: () => void }) {
  const { email } = useSignedIn();
  const [tried, setTried] = useState<'send' | 'confirm'>('send');
  const send = useMutation({
    mutationFn: () => sendUserAttributeVerificationCode({ userAttributeKey }),
    onMutate: () => setTried('send'),
  });
  const confirm = useMutation({
    mutationFn: async (confirmationCode: string) => {
      await confirmUserAttribute({ userAttributeKey, confirmationCode });
      await fetchAuthSession({ forceRefresh: true }); // the tokens say so too from now on
    },
    onMutate: () => setTried('confirm'),
    onSuccess: onDone,
  });
  const [sentTo, setSentTo] = useState<string>();
  const ask = () =>
    send.mutate(undefined, { onSuccess: ({ destination }) => setSentTo(destination ?? email) });
  const busy = send.isPending || confirm.isPending;
  const { error } = tried === 'send' ? send : confirm;
  const refused = error && !busy ? authWords(error) : undefined;
  return (
    <div className="narrow plain-page">
      <h1 className="h2">{said.title}</h1>
      <p>
        {said.before} {email ? <b>{email}</b> : said.someone} {said.after}
      </p>
      {sentTo ? (
        <CodeForm
          sentTo={sentTo}
          refused={refused}
          busy={busy}
          label={said.label}
          lasts={said.lasts}
          onCode={(code) => confirm.mutate(code)}
          onResend={ask}
        />
      ) : (
        <>
          <p className="actions">
            <button type="button" className="button primary" disabled={busy} onClick={ask}>
              {said.send}
            </button>
          </p>
          <p role="alert">{refused}</p>
        </>
      )}
    </div>
  );
}
