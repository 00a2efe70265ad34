import { useState } from 'react';
import type { Said } from '../../compare/report/ReportLetter.tsx';

const keyOf = (caseId: string) => `countersign.said.${caseId}`;

/** That the person compared both accounts of a case; this tab remembers it, as it does at the comparison. */
export function keepSaid(caseId: string, store: Storage = sessionStorage): void {
  try {
    store.setItem(keyOf(caseId), 'yes');
  } catch {
    // The browser refuses: it is asked again after a reload.
  }
}

function wasSaid(caseId: string, store: Storage = sessionStorage): boolean {
  try {
    return store.getItem(keyOf(caseId)) !== null;
  } catch {
    return false;
  }
}

/** Whether it was said of this case, here or when it was marked as reported. */
export function useSaid({
  caseId,
  reportedOn,
}: {
  caseId: string;
  reportedOn?: string | null | undefined;
}): Said {
  const [here, setHere] = useState<boolean>();
  const say = (sure: boolean) => {
    setHere(sure);
    if (sure) keepSaid(caseId);
    else sessionStorage.removeItem(keyOf(caseId));
  };
  return { sure: here ?? (Boolean(reportedOn) || wasSaid(caseId)), say };
}
