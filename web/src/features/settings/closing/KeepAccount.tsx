import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closingContract } from '#domain/contract/proof';
import { call } from '../../../lib/api/rest.ts';
import { toast } from '../../../ui/Toast.tsx';
import { PROOFS } from '../../proof/api.ts';
import { words } from './words.ts';

/** What is said of it: of several tries, the last. */
const KEPT = 'closing';

/** Calls off the deletion of one's account. Whatever shows this is gone once that is known, so it is said in passing. */
export function KeepAccount() {
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
