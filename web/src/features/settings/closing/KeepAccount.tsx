import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { closingContract } from '#domain/contract/proof';
import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import { call } from '../../../lib/api/rest.ts';
import { toast } from '../../../ui/Toast.tsx';
import { PROOFS } from '../../proof/api.ts';
import { words } from './words.ts';

/** What is said of it: of several tries, the last. */
const KEPT = 'closing';

/** What keeps an account that waits to be deleted. */
export const KeepAccount = ({ because }: { because: PlannedDeletion['because'] }) =>
  because === 'MAILBOX' ? (
    <CallOff />
  ) : (
    <Link className="button primary" to="/settings/profile#date-of-birth">
      {words.correct}
    </Link>
  );

/** Calls off the deletion of one's account. Whatever shows this is gone once that is known, so it is said in passing. */
function CallOff() {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call('proxy', closingContract['keep-account'], {}),
    onSuccess: ({ closing }) => {
      queries.setQueriesData<object>({ queryKey: [PROOFS] }, (known) => known && { ...known, closing });
      void queries.invalidateQueries({ queryKey: ['notifications'] });
      if (!closing) toast(words.kept, undefined, KEPT);
    },
    onError: (error) => toast(error.message, undefined, KEPT),
  });
  return (
    <button type="button" className="button primary" disabled={keep.isPending} onClick={() => keep.mutate()}>
      {words.keep}
    </button>
  );
}
