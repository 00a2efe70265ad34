import { useState, type ComponentProps } from 'react';
import type { Finding } from '#domain/scan/finding';
import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import { later } from '../../../../ui/later.tsx';
import { OwnAccounts } from '../../../proof/OwnAccounts.tsx';
import { useLoadReport } from '../../api.ts';
import { asksTwice } from './asks-twice.ts';

const AskTwice = later(async () => (await import('./AskTwice.tsx')).AskTwice);

interface Doubted {
  finding: Finding;
  answer: (isMine: boolean) => void;
}

/**
 * The person's own accounts. One that is added by its link, and that a scan calls a likely clone, is asked about first: whoever looks
 * themselves up may land on the copy.
 */
export function MyAccounts(props: Omit<ComponentProps<typeof OwnAccounts>, 'isMine'>) {
  const load = useLoadReport();
  const [doubted, setDoubted] = useState<Doubted>();
  const isMine = async (account: Pick<SocialAccount, 'platform' | 'pageUrl'>) => {
    // Without the report nothing is known of it.
    const { findings } = await load().catch(() => ({ findings: [] }));
    const finding = findings.find((one) => one.status !== 'MINE' && keyOf(one) === accountKey(account));
    if (!finding || !asksTwice(finding)) return true;
    return new Promise<boolean>((answer) => setDoubted({ finding, answer }));
  };
  const say = (is: boolean) => () => {
    doubted?.answer(is);
    setDoubted(undefined);
  };
  return (
    <>
      <OwnAccounts {...props} isMine={isMine} />
      {doubted && <AskTwice finding={doubted.finding} onNo={say(false)} onYes={say(true)} />}
    </>
  );
}

const keyOf = ({ platform, theirs }: Finding) => `${platform}#${theirs.handle.toLowerCase()}`;
