import { useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { words } from '../words.ts';
import { onSignUpPending, signUpPending } from '../sign-up/sign-up-pending.ts';

const isBetween = (route: string): boolean => route === 'idle' || route === 'setup' || route === 'transition';

/** Says when there is a form, before it is painted. */
export function Arrival({ then }: { then: () => void }) {
  const { route } = useAuthenticator(({ route }) => [route]);
  const there = !isBetween(route);
  useLayoutEffect(() => {
    if (there) then();
  }, [there, then]);
  return null;
}

/**
 * Between two screens Amplify shows nothing at all, on a slow network for seconds; and while it asks, only the form is closed:
 * a way out beside it ("Forgot your password?" is what stands under the pointer once the error above is gone) would lead off
 * in the middle of a sign-in. Meanwhile no button inside `box` does anything.
 */
export function Waiting({ box }: { box: RefObject<HTMLElement | null> }) {
  const { isPending, route } = useAuthenticator(({ isPending, route }) => [isPending, route]);
  const signingUp = useSyncExternalStore(onSignUpPending, signUpPending);
  const between = isBetween(route);
  const closed = isPending || signingUp || between;
  useEffect(() => {
    const inside = box.current;
    if (!inside || !closed) return;
    const swallow = (event: Event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    inside.addEventListener('click', swallow, true);
    return () => inside.removeEventListener('click', swallow, true);
  }, [box, closed]);
  return between ? (
    <p className="waiting" role="status">
      {words.screen.loading}
    </p>
  ) : null;
}
