import { useState } from 'react';
import { later } from '../../../ui/later.tsx';
import { useInvitations } from './use-invitations.ts';

const Invitations = later(async () => (await import('./Invitations.tsx')).Invitations);

/** Invitations to one's own addresses, where one meets them, and the way to what was joined; nothing while there is none. */
export function InvitationsWaiting() {
  const { data } = useInvitations();
  const [met, setMet] = useState(false);
  if (!met && data?.invitations.length) setMet(true);
  return met && data && <Invitations {...data} />;
}
