import { useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { KeptSignUp } from '../sign-up/sign-up-kept.ts';

interface Props {
  /** The sign-up that waits for its code, if there is one. */
  waits: KeptSignUp | undefined;
  /** Called before it is sent. */
  onResume: (waits: KeptSignUp) => void;
  children: ReactNode;
}

/**
 * Goes on at the code where a sign-up was left. Amplify's machine begins at no such screen; it comes there by a sign-up that
 * is sent without asking the service, unseen.
 */
export function Resume({ waits, onResume, children }: Props) {
  const { route, submitForm } = useAuthenticator(({ route }) => [route]);
  const [there, setThere] = useState(false);
  if (waits && !there && route === 'confirmSignUp') setThere(true);
  const onTheWay = Boolean(waits) && !there;
  useEffect(() => {
    if (!waits || !onTheWay || route !== 'signUp') return;
    onResume(waits);
    submitForm({ email: waits.email });
  }, [waits, onTheWay, route, onResume, submitForm]);
  return <div hidden={onTheWay}>{children}</div>;
}
