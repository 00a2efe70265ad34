import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Business, typedToDelete } from '#domain/business/business';
import { businessContract } from '#domain/contract/business';
import { isTypedAs } from '#domain/text';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useBusiness } from '../api.ts';
import { useBusinessCall } from '../seats-api.ts';
import { knownBy } from '../told-apart.ts';
import { words } from '../words.ts';

const said = words.deleting;

/** Deletes a business, by its name, or what stands for one. */
export function EndBusiness({ business }: { business: Business }) {
  const { clear } = useBusiness();
  const end = useBusinessCall('delete-business', clear);
  const navigate = useNavigate();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const name = business.name || business.domain;
  const word = typedToDelete(business);
  const form = useContractForm({
    schema: businessContract['delete-business'].request,
    values: { confirm: '' },
    request: ({ confirm }) => ({ businessId: business.id, confirm: confirm.trim() }),
    send: async (request) => {
      await end.mutateAsync(request);
      toast(said.done(name));
      await navigate('/business-dashboard', { replace: true });
    },
    refusedAt: 'confirm',
  });
  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            form.clear();
            setOpen(true);
          }}
        >
          {said.delete}
        </button>
      </p>
      {open && (
        <Dialog title={said.ask} onClose={() => setOpen(false)}>
          <form className="form" {...form.props}>
            <p>
              {name && (
                <>
                  <b>{name}</b>,{' '}
                </>
              )}
              {knownBy(business, now)}.
            </p>
            <p>{said.words}</p>
            <Field label={said.type(word)} autoComplete="off" {...form.field('confirm')} />
            <p className="actions">
              <Submit form={form} busy={said.deleting} disabled={!isTypedAs(word, form.values.confirm)}>
                {said.delete}
              </Submit>
              <button type="button" className="button" onClick={() => setOpen(false)}>
                {said.keep}
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  );
}
