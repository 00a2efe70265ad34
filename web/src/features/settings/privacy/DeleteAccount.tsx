import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountContract } from '#domain/contract/account';
import { signedInRecently } from '#domain/account/recent-sign-in';
import { call } from '../../../lib/api/rest.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { leave } from '../../session/leave.ts';
import { useSignInFacts } from '../security/sign-in-facts.ts';
import { words } from './words.ts';

const { deletion } = words;
const WORD = accountContract.delete.request.shape.confirm.value;

/** In capitals, whatever the keyboard of a phone makes of them. */
const typed = (confirm: string) => confirm.trim().toUpperCase();

/** Ends the account. Whoever finds an open session must not be able to: it takes a fresh sign-in, and the word typed. `also`: what else goes. */
export function DeleteAccount({ also }: { also?: ReactNode }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const facts = useSignInFacts();
  const [open, setOpen] = useState(false);
  const signedInAt = facts.data?.at;
  const fresh = signedInAt !== undefined && signedInRecently(signedInAt / 1000, now);
  const form = useContractForm({
    schema: accountContract.delete.request,
    values: { confirm: '' },
    request: ({ confirm }) => ({ confirm: typed(confirm) }),
    send: async (request) => {
      await call('user', accountContract.delete, request);
      const next = '/auth/logout?deleted';
      if (!(await leave(queries, { next }))) await navigate(next, { replace: true });
    },
    refusedAt: 'confirm',
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
              form.clear();
              setOpen(true);
            }}
          >
            {deletion.delete}
          </button>
        ) : (
          // The gate asks for the sign-in right here, and this page comes back.
          <button
            type="button"
            className="button"
            disabled={!facts.data}
            onClick={() => void leave(queries, { next: location.pathname })}
          >
            {deletion.signInAgain}
          </button>
        )}
      </p>
      {open && (
        <Dialog title={deletion.ask} onClose={() => setOpen(false)}>
          <form className="form" {...form.props}>
            <p>{deletion.final}</p>
            {also}
            <Field label={deletion.type(WORD)} autoComplete="off" mono {...form.field('confirm')} />
            <p className="actions">
              <Submit form={form} busy={deletion.deleting} disabled={typed(form.values.confirm) !== WORD}>
                {deletion.delete}
              </Submit>
              <button type="button" className="button" onClick={() => setOpen(false)}>
                {deletion.keep}
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  );
}
