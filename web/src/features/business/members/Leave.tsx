import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Business } from '#domain/business/business';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useBusiness } from '../api.ts';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';

const said = words.leaving;

/** Gives up the own seat. */
export function Leave({ business, address }: { business: Business; address: string }) {
  const { clear } = useBusiness();
  const leave = useBusinessCall('remove-user', clear);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const go = () =>
    leave.mutate(
      { businessId: business.id, userEmailAddress: address },
      {
        onSuccess: async () => {
          toast(said.left);
          await navigate('/business-dashboard', { replace: true });
        },
      },
    );
  return (
    <>
      <p className="actions">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {said.leave}
        </button>
      </p>
      {open && (
        <Dialog title={said.ask(business.name ?? '')} onClose={() => setOpen(false)}>
          <p>{said.words}</p>
          <Failed error={leave.error} />
          <p className="actions">
            <button type="button" className="button primary" disabled={leave.isPending} onClick={go}>
              {said.leave}
            </button>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {said.stay}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
