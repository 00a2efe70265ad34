import { receiveShares } from '../features/compare/bring/shared.ts';
import { watchConnection } from './offline.tsx';

/** What runs beside every page, and is loaded after it. */
export function begin(): void {
  watchConnection();
  if (matchMedia('(display-mode: standalone)').matches) void receiveShares();
  addEventListener('appinstalled', () => void receiveShares());
}
