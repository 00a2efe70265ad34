import type { ReactNode } from 'react';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { later } from '../../ui/later.tsx';
import { useUser } from './api.ts';

const ConfirmAddress = later(async () => (await import('./ConfirmAddress.tsx')).ConfirmAddress);

const AddressTaken = later(async () => (await import('./AddressTaken.tsx')).AddressTaken);

/**
 * Nobody gets a record before their address is confirmed, and not every service that signs people in says so of it. A
 * person who comes without is asked here for a code; whoever has an account already, by another way in, is led there; everybody else
 * passes.
 */
export function AddressFirst({ children }: { children: ReactNode }) {
  const user = useUser();
  const refused = user.error instanceof CallFailed ? user.error : undefined;
  const again = () => void user.refetch();
  if (refused?.code === 'FORBIDDEN') return <ConfirmAddress onDone={again} />;
  return refused?.code === 'CONFLICT' ? <AddressTaken why={refused.message} again={again} /> : children;
}
