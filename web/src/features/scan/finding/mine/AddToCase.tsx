import { useNavigate } from 'react-router-dom';
import { isOne } from '#domain/case/represented/told';
import { type Finding, isAccount, isClone } from '#domain/scan/finding';
import { toast } from '../../../../ui/Toast.tsx';
import { useCaseOf, useCreateCase } from '../../../case/api.ts';
import { words } from './words.ts';

const said = words.addToCase;

/**
 * Adds the comparison to the case that was open before the account was found. Not where that is about another of their accounts: what is so
 * of one needn't be of the other.
 */
export function AddToCase({ finding }: { finding: Finding }) {
  const kept = useCaseOf(finding.id, true);
  const create = useCreateCase();
  const navigate = useNavigate();
  const { yours } = finding;
  const isElse = !isAccount(yours) || (!!kept?.imitates && !isOne(kept.imitates, yours));
  if (!kept || kept.closedAt || isElse || !isClone(finding)) return null;
  const add = () =>
    create.mutate(
      { findingId: finding.id },
      {
        onSuccess: ({ caseId }) => {
          toast(said.added);
          void navigate(`/cases/${caseId}`);
        },
        onError: (error) => toast(error.message),
      },
    );
  return (
    <button type="button" className="link-like" disabled={create.isPending} onClick={add}>
      {said.add}
    </button>
  );
}
