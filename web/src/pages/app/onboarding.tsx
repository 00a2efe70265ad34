import { useState } from 'react';
import { InvitationsWaiting } from '../../features/business/joining/InvitationsWaiting.tsx';
import { Checklist } from '../../features/onboarding/Checklist.tsx';
import { useReport } from '../../features/scan/api.ts';
import { useUser } from '../../features/account/api.ts';
import { useTitle } from '../../lib/title.ts';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { words } from './words.ts';

/** The way to the first scan. Each step is done when its data says so; only what was left out is remembered beside it. */
export default function Onboarding() {
  useTitle(words.onboarding.title);
  const user = useUser();
  const report = useReport();
  // Whether an account was scanned is the report's to say: without it a step that is done would stand there as open, and move.
  const known = report.data || report.error || !user.data?.socialMediaAccounts?.length;
  const [begun, setBegun] = useState(false);
  if (user.data && known && !begun) setBegun(true);
  if (user.data && begun)
    return (
      <>
        <InvitationsWaiting />
        <Checklist user={user.data} report={report.data} />
      </>
    );
  if (user.error) return <Trouble words={user.error.message} again={() => void user.refetch()} />;
  return <Skeleton rows={8} label={words.onboarding.loading} />;
}
