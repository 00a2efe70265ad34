import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rightsContract } from '#domain/contract/rights';
import { call } from '../../../lib/api/rest.ts';
import { toast } from '../../../ui/Toast.tsx';
import { PROOFS } from '../api.ts';
import { words } from '../words.ts';

/** Takes back that one is left out of checks. Whatever asks for it is gone once that is known, so this says it. */
export function useShowInChecks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('app', rightsContract['show-in-checks'], {}),
    onSuccess: () => {
      toast(words.leftOut.shown);
      return queries.invalidateQueries({ queryKey: [PROOFS] });
    },
  });
}
