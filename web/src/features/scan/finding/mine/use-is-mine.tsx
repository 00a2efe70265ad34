import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ListedCase } from '#domain/case/case';
import type { Finding } from '#domain/scan/finding';
import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import { later } from '../../../../ui/later.tsx';
import { casesKey, listCases } from '../../../case/api.ts';
import { useLoadReport } from '../../api.ts';
import { asksTwice } from './asks-twice.ts';

const AskTwice = later(async () => (await import('./AskTwice.tsx')).AskTwice);
const AskOfCase = later(async () => (await import('./AskOfCase.tsx')).AskOfCase);

/** What speaks against an account being theirs: what a scan says of it, or a case of their own about it. */
type Doubt = { finding: Finding } | { kept: ListedCase };
type Listed = Pick<SocialAccount, 'platform' | 'pageUrl'>;

/**
 * Asks before an account is added by its link that a scan calls a likely clone, or that an open case is about: whoever looks themselves
 * up may land on the copy. `question` is to be drawn.
 */
export function useIsMine(): { isMine: (account: Listed) => Promise<boolean>; question: ReactNode } {
  const load = useLoadReport();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Doubt & { answer: (isMine: boolean) => void }>();
  const doubtOf = async (account: Listed): Promise<Doubt | undefined> => {
    // Without the report and the cases nothing is known of it.
    const [{ findings }, cases] = await Promise.all([
      load().catch(() => ({ findings: [] as Finding[] })),
      queries.fetchQuery({ queryKey: casesKey({}), queryFn: listCases({}) }).catch(() => [] as ListedCase[]),
    ]);
    const isIt = (platform: string, handle: string) =>
      `${platform}#${handle.toLowerCase()}` === accountKey(account);
    const finding = findings.find((one) => one.status !== 'MINE' && isIt(one.platform, one.theirs.handle));
    if (finding && asksTwice(finding)) return { finding };
    const kept = cases.find((one) => !one.closedAt && isIt(one.platform, one.handle));
    return kept && { kept };
  };
  const isMine = async (account: Listed) => {
    const doubt = await doubtOf(account);
    return !doubt || new Promise<boolean>((answer) => setAsked({ ...doubt, answer }));
  };
  const say = (is: boolean) => () => {
    asked?.answer(is);
    setAsked(undefined);
  };
  const answers = { onNo: say(false), onYes: say(true) };
  const question =
    asked &&
    ('finding' in asked ? (
      <AskTwice finding={asked.finding} {...answers} />
    ) : (
      <AskOfCase kept={asked.kept} {...answers} />
    ));
  return { isMine, question };
}
