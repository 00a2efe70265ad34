import type { Case } from '#domain/case/case';
import { Warning } from '../../compare/report/Warning.tsx';
import { caseWarning } from '../case-report.ts';
import { CautionNote } from '../caution/CautionNote.tsx';
import { words as ofDomain } from '../domain/words.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { OffList } from '../off-list/OffList.tsx';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { voiceOf } from '../owner/voice-of.ts';
import { words as steps } from '../steps/words.ts';

interface Props {
  one: Case;
  /** The person's own name; empty where they have given none. */
  name: string;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  /** That the account's holder confirmed it. */
  confirmed?: string | undefined;
}

/** A warning to post; none that names an account which its holder confirmed. */
export function TellStep({ one, name, accounts, confirmed }: Props) {
  const business = useCaseBusiness();
  if (confirmed) return <p className="note">{steps.tell.confirmed(confirmed)}</p>;
  return (
    <>
      <p className="quiet prose">
        {one.domain ? ofDomain.tell : steps.tell[voiceOf(one) === 'them' ? 'them' : 'me']}
      </p>
      <OffList {...{ one, accounts }} beside="tell" />
      <CautionNote one={one} above="warning" />
      <Warning words={caseWarning(one, { name, business, accounts })} />
    </>
  );
}
