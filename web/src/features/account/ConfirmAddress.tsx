import { useMutation } from '@tanstack/react-query';
import { confirmUserAttribute, fetchAuthSession, sendUserAttributeVerificationCode } from 'aws-amplify/auth';
import { useState } from 'react';
import { authWords } from '../session/auth-words.ts';
import { CodeForm } from '../session/codes/CodeForm.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { words } from './words.ts';

const said = words.confirm;

const userAttributeKey = 'email';

/** Asks somebody who came without a confirmed address for a code. */
export function ConfirmAddress({ onDone }: { onDone: () => void }) {
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
  const isWrong = error?.name === 'CodeMismatchException';
  const refused = error && !busy ? (isWrong ? said.wrong : authWords(error)) : undefined;
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
