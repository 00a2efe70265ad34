import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useDeleteCase } from './api.ts';
import styles from './DeleteCase.module.css';

/** Takes a case away for good, after one more question: evidence cannot be had again once an account is gone. */
export function DeleteCase({ one }: { one: Case }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteCase(one.caseId, async () => {
    await navigate('/cases', { replace: true });
    toast('The case is deleted.');
  });
  const pieces = one.evidence.length;
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <div className={`no-print ${styles.delete}`}>
      <button type="button" className="link-like small" onClick={() => setAsking(true)}>
        Delete this case
      </button>
      {asking && (
        <Dialog title="Delete this case?" onClose={close}>
          <p className="prose">
            {pieces === 1 ? 'Its piece of evidence' : `Its ${pieces} pieces of evidence`} and any link you
            gave to a friend will be deleted too. This can’t be undone. If the case is just finished, close it
            instead.
          </p>
          <Failed error={remove.error} />
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {remove.isPending ? 'Deleting' : 'Delete it'}
            </button>
            <button type="button" className="button plain" disabled={remove.isPending} onClick={close}>
              Keep it
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}
