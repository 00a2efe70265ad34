import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { later } from '../../../ui/later.tsx';
import { useInvitations } from './use-invitations.ts';

const Invitations = later(async () => (await import('./Invitations.tsx')).Invitations);

const SentElsewhere = later(async () => (await import('./SentElsewhere.tsx')).SentElsewhere);

/**
 * Invitations to one's own addresses, where one meets them, and the way to what was joined; nothing while there is none. Whoever comes from an invitation's link
 * (`state={{ invited }}`) and is signed in with another address is told so.
 */
export function InvitationsWaiting() {
  const { data } = useInvitations();
  const [met, setMet] = useState(false);
  if (!met && data?.invitations.length) setMet(true);
  const { invited } = (useLocation().state ?? {}) as { invited?: string };
  return (
    <>
      {invited && <SentElsewhere invited={invited} />}
      {met && data && <Invitations {...data} />}
    </>
  );
}
