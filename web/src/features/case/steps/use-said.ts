import { useState } from 'react';
import type { Case } from '#domain/case/case';
import type { Said } from '../../compare/report/ReportLetter.tsx';

const keyOf = (caseId: string) => `countersign.said.${caseId}`;

type For = Pick<Case, 'behalf'>;
/** Another account of theirs is another comparison. */
const accountOf = ({ account }: NonNullable<Case['behalf']>): string =>
  account ? ` ${account.platform} ${account.handle}` : '';

/** For whom they speak: that they are the person shown is another word than that they may act for their child. */
const statementOf = ({ behalf }: For, ofBusiness: boolean): string =>
  behalf ? `${behalf.relation} ${behalf.name}${accountOf(behalf)}` : ofBusiness ? 'us' : 'me';

/** That the person compared both accounts of a case, and for whom they said it; this tab remembers it, as it does at the comparison. */
export function keepSaid(caseId: string, about: For = {}, store: Storage = sessionStorage): void {
  keepStatement(caseId, statementOf(about, false), store);
}

function keepStatement(caseId: string, statement: string, store: Storage = sessionStorage): void {
  try {
    store.setItem(keyOf(caseId), statement);
  } catch {
    // The browser refuses: it is asked again after a reload.
  }
}

function keptStatement(caseId: string, store: Storage = sessionStorage): string | null {
  try {
    return store.getItem(keyOf(caseId));
  } catch {
    return null;
  }
}

type About = Pick<Case, 'caseId' | 'behalf' | 'reportText'>;

/** What was said of a case on its page. */
export interface SaidOfCase extends Said {
  /** The same of the case as it is kept by now, which may have changed for whom it is. */
  isSaid: (now: About) => boolean;
}

/**
 * Whether it was said of this case, here or when it was marked as reported with its text, which shows once it is said. Of a report whose
 * text wasn't on the page nobody said it. Whoever then reports for somebody else is asked again.
 * `ofBusiness`: the case is kept by a business.
 */
export function useSaid(one: About, ofBusiness = false): SaidOfCase {
  const { caseId } = one;
  const statement = statementOf(one, ofBusiness);
  const [here, setHere] = useState<{ statement: string; sure: boolean }>();
  const say = (sure: boolean) => {
    setHere({ statement, sure });
    if (sure) keepStatement(caseId, statement);
    else sessionStorage.removeItem(keyOf(caseId));
  };
  const kept = here ? (here.sure ? here.statement : '') : keptStatement(caseId);
  const isSaid = (now: About) =>
    kept === null ? Boolean(now.reportText) : kept === statementOf(now, ofBusiness);
  return { sure: isSaid(one), say, isSaid };
}
