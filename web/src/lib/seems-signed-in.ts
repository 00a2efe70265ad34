import { useSyncExternalStore } from 'react';

/** Amplify keeps the last signed-in user under this key: enough to know without loading Amplify. */
export const seemsSignedIn = (): boolean =>
  Object.keys(localStorage).some(
    (key) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.LastAuthUser'),
  );
const watchStorage = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** Whether somebody seems to be signed in here; false while a page is drawn ahead of time. */
export const useSeemsSignedIn = (): boolean => useSyncExternalStore(watchStorage, seemsSignedIn, () => false);
