import { useLocation } from 'react-router-dom';
import { may } from '#domain/business/role';
import type { Report } from '#domain/contract/scan';
import { useCases } from '../case/api.ts';
import { useBusinessList } from '../seats/business-list.ts';

/** `lead`: to the business. `wait`: that isn't known yet, so nothing is asked of them. */
type First = 'lead' | 'wait' | undefined;

/**
 * Whether somebody who has just signed in (`state={{ signedIn: true }}`) belongs at the business that they run: they do while they
 * have no account, no scan and no case of their own. `accounts` and `report` are undefined while they are on their way.
 */
export function useBusinessFirst(accounts: number | undefined, report: Report | undefined): First {
  const state = useLocation().state as { signedIn?: boolean } | null;
  const businesses = useBusinessList();
  const cases = useCases();
  if (!state?.signedIn || accounts !== 0 || !report || report.scan || report.findings.length) return;
  if (businesses.isPending || cases.isPending) return 'wait';
  const runs = businesses.data?.some(({ role }) => may(role, 'see members'));
  if (runs && cases.data?.length === 0) return 'lead';
}
