import { userSubject } from '#domain/keys';
import { countOpen } from '#domain/scan/detection';
import type { FindingStore } from '../../store/finding.ts';
import type { UserStore } from '../../store/user.ts';

interface Services {
  findings: Pick<FindingStore, 'list'>;
  users: Pick<UserStore, 'get' | 'change'>;
}

/** Brings the summary on the person's record up to what is open now. */
export async function countAgain(sub: string, { findings, users }: Services): Promise<void> {
  const user = await users.get(sub);
  const counts = countOpen(await findings.list(userSubject(sub)), user?.impersonationDetection?.lastScanAt);
  await users.change(sub, { set: { impersonationDetection: counts } });
}
