import { later } from '../../../ui/later.tsx';
import { useInvitations } from '../seats-api.ts';

const InvitationWaiting = later(async () => (await import('./InvitationWaiting.tsx')).InvitationWaiting);

/** Invitations to one's own addresses, where one meets them; nothing while there is none. */
export function InvitationsWaiting() {
  const { data } = useInvitations();
  return data?.invitations.map((invitation) => (
    <InvitationWaiting
      key={`${invitation.businessId} ${invitation.userEmailAddress}`}
      invitation={invitation}
    />
  ));
}
