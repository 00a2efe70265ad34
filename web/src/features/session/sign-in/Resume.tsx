import { useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { CodeWait } from '../codes/code-wait.ts';

interface Props {
  /** What waits for its code, if anything does. */
  waits: CodeWait | undefined;
  /** Called before it is sent. */
  onResume: (waits: CodeWait) => void;
  children: ReactNode;
}

/**
 * Goes on at the code where a sign-up or a new password was left. Amplify's machine begins at no such screen; it comes there by
 * the form before it, sent without asking the service, unseen.
 */
export function Resume({ waits, onResume, children }: Props) {
  const { route, submitForm } = useAuthenticator(({ route }) => [route]);
  const [there, setThere] = useState(false);
  if (waits && !there && route === (waits.screen ? 'confirmResetPassword' : 'confirmSignUp')) setThere(true);
  const onTheWay = Boolean(waits) && !there;
  useEffect(() => {
    if (!waits || !onTheWay || route !== (waits.screen ?? 'signUp')) return;
    onResume(waits);
    submitForm({ [waits.screen ? 'username' : 'email']: waits.email });
  }, [waits, onTheWay, route, onResume, submitForm]);
  return <div hidden={onTheWay}>{children}</div>;
}
