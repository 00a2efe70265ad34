import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { userContract } from '#domain/contract/user';
import { signedInRecently } from '#domain/account/deletion';
import { call } from '../../../lib/api/rest.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { leave } from '../../session/leave.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { useSignInFacts } from '../security/sign-in-facts.ts';

const WORD = 'DELETE';

/** Ends the account. Whoever finds an open session must not be able to: it takes a fresh sign-in, and the word typed. */
export function DeleteAccount() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const facts = useSignInFacts();
  const [open, setOpen] = useState(false);
  const once = useOneAtATime();
  const [typed, setTyped] = useState('');
  const signedInAt = facts.data?.at;
  const fresh = signedInAt !== undefined && signedInRecently(signedInAt / 1000, now);
  const end = useMutation({
    mutationFn: () => call('user', userContract.delete, { confirm: WORD }),
    onSuccess: async () => {
      await leave(queries);
      await navigate('/auth/logout?deleted', { replace: true });
    },
  });
  return (
    <>
      <p className="actions">
        {fresh ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              // The word is typed for each time that is meant.
              setTyped('');
              end.reset();
              setOpen(true);
            }}
          >
            Delete my account
          </button>
        ) : (
          // The gate asks for the sign-in right here, and this page comes back.
          <button type="button" className="button" disabled={!facts.data} onClick={() => void leave(queries)}>
            Sign in again to delete it
          </button>
        )}
      </p>
      {open && (
        <Dialog title="Delete your account?" onClose={() => setOpen(false)}>
          <form
            className="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim() === WORD) once(() => end.mutateAsync());
            }}
          >
            <p>
              Nobody can bring it back, and nor can we. Within minutes your profile, addresses, pictures,
              findings, reports and connections are gone, and nobody watches your accounts any more.
            </p>
            <Field
              label={`Type ${WORD} to go on`}
              autoComplete="off"
              mono
              value={typed}
              onChange={setTyped}
              error={end.error?.message}
            />
            <p className="actions">
              <button
                type="submit"
                className="button primary"
                disabled={typed.trim() !== WORD || end.isPending}
              >
                {end.isPending ? 'Deleting' : 'Delete my account'}
              </button>
              <button type="button" className="button" onClick={() => setOpen(false)}>
                Keep it
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  );
}
