import { useState } from 'react';
import type { Invitation } from '#domain/contract/business';
import { later } from '../../../ui/later.tsx';
import { useInvitations } from '../seats-api.ts';

const InvitationWaiting = later(async () => (await import('./InvitationWaiting.tsx')).InvitationWaiting);
const Joined = later(async () => (await import('./Joined.tsx')).Joined);

/** Invitations to one's own addresses, where one meets them, and the way to what was joined; nothing while there is none. */
export function InvitationsWaiting() {
  const { data } = useInvitations();
  const [joined, setJoined] = useState<readonly Invitation[]>([]);
  return (
    <>
      {joined.map((invitation) => (
        <Joined key={invitation.businessId} invitation={invitation} />
      ))}
      {data?.invitations.map((invitation) => (
        <InvitationWaiting
          key={`${invitation.businessId} ${invitation.userEmailAddress}`}
          invitation={invitation}
          onJoined={() => setJoined((before) => [...before, invitation])}
        />
      ))}
    </>
  );
}
