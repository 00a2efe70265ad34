import type { ReactNode } from 'react';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { later } from '../../ui/later.tsx';
import { useUser } from './api.ts';

const ConfirmAddress = later(async () => (await import('./ConfirmAddress.tsx')).ConfirmAddress);

/**
 * Nobody gets a record before their address is confirmed, and not every service that signs people in says so of it. A
 * person who comes without is asked here for a code; everybody else passes.
 */
export function AddressFirst({ children }: { children: ReactNode }) {
  const user = useUser();
  const refused = user.error instanceof CallFailed && user.error.code === 'FORBIDDEN';
  return refused ? <ConfirmAddress onDone={() => void user.refetch()} /> : children;
}
