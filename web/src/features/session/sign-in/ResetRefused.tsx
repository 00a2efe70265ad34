import { Alert, useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect } from 'react';

/**
 * Amplify's sign-in machine stops without a screen when the pool demands a new password and the code for it cannot be sent.
 * Leads from there back to signing in, and gives why to `onRefused`, as the machine forgets it on the way.
 */
export function LeaveRefusedReset({ onRefused }: { onRefused: (words: string) => void }) {
  const { route, error, toSignIn } = useAuthenticator(({ route, error }) => [route, error]);
  useEffect(() => {
    // Null, whatever the types say: no screen belongs to the step. Without an error it is still under way.
    if ((route as string | null) !== null || !error) return;
    onRefused(error);
    toSignIn();
  }, [route, error, toSignIn, onRefused]);
  return null;
}

/** Why the code was not sent, as Amplify shows every other error; gone with the next attempt. */
export function ResetRefused({ words, onGone }: { words: string | undefined; onGone: () => void }) {
  const { isPending } = useAuthenticator(({ isPending }) => [isPending]);
  useEffect(() => {
    if (isPending) onGone();
  }, [isPending, onGone]);
  return words ? (
    <Alert variation="error" isDismissible onDismiss={onGone}>
      {words}
    </Alert>
  ) : null;
}
