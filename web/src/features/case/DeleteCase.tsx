import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { businessOfCase, casesPath } from '#domain/case/owner';
import type { Case } from '#domain/case/case';
import { forgetDraft } from '../../lib/form/kept-draft.ts';
import { leaveOfferOf } from '../compare/offer/leave-offer.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useDeleteCase } from './api.ts';
import { words } from './words.ts';
import styles from './DeleteCase.module.css';

/** Takes a case away for good, after one more question: evidence cannot be had again once an account is gone. */
export function DeleteCase({ one }: { one: Case }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteCase(one.caseId, async () => {
    await navigate(casesPath(one), { replace: true });
    for (const form of ['evidence', 'answer']) forgetDraft(`${form}-${one.caseId}`);
    // What was compared for somebody else is nothing of one's own, and only the case said that it was.
    if (one.behalf) leaveOfferOf(one);
    toast(words.deletion.deleted);
  });
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <div className={`no-print ${styles.delete}`}>
      <button type="button" className="link-like small" onClick={() => setAsking(true)}>
        {words.deletion.ask}
      </button>
      {asking && (
        <Dialog title={words.deletion.title} onClose={close}>
          <p className="prose">
            {words.deletion.goes(one.evidence.length, businessOfCase(one) !== undefined, !one.closedAt)}
          </p>
          <Failed error={remove.error} />
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {remove.isPending ? words.deletion.deleting : words.deletion.delete}
            </button>
            <button type="button" className="button plain" disabled={remove.isPending} onClick={close}>
              {words.deletion.keep}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}
