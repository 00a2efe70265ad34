import { useState } from 'react';
import type { Invitation } from '#domain/contract/business';
import { InvitationWaiting } from './InvitationWaiting.tsx';
import { Joined } from './Joined.tsx';

/** What was joined on this page, and the invitations that wait for an answer. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const [joined, setJoined] = useState<readonly Invitation[]>([]);
  return (
    <>
      {joined.map((invitation) => (
        <Joined key={invitation.businessId} invitation={invitation} />
      ))}
      {invitations.map((invitation) => (
        <InvitationWaiting
          key={`${invitation.businessId} ${invitation.userEmailAddress}`}
          invitation={invitation}
          onJoined={() => setJoined((before) => [...before, invitation])}
        />
      ))}
    </>
  );
}
