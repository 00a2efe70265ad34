import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is drawn ahead of time and while React takes its markup over; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
