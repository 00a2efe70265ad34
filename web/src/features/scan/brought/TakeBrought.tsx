import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { later } from '../../../ui/later.tsx';

const BroughtAccount = later(async () => (await import('./BroughtAccount.tsx')).BroughtAccount);

/** An account that somebody brings along from a comparison; few come with one, and the others don't wait for what takes it. */
export function TakeBrought() {
  const { state } = useLocation();
  const [comes] = useState(() => (state as { brought?: unknown } | null)?.brought !== undefined);
  return comes && <BroughtAccount />;
}
