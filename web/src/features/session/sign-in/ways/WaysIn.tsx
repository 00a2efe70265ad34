import { Button, useAuthenticator } from '@aws-amplify/ui-react';
import { Amplify } from 'aws-amplify';
import { signInWithRedirect } from 'aws-amplify/auth';
import { useLocation } from 'react-router-dom';
import { asState } from '../../wanted-page.ts';
import { words } from '../../words.ts';
import { Agreed } from './Agreed.tsx';
import styles from './WaysIn.module.css';

const said = words.ways;

/** The providers that the stage has, below the form: most people here have an address and a password. */
export function WaysIn() {
  const { route } = useAuthenticator(({ route }) => [route]);
  const { pathname, search, hash } = useLocation();
  const providers = Amplify.getConfig().Auth?.Cognito.loginWith?.oauth?.providers ?? [];
  if (providers.length === 0) return null;
  const customState = asState({ page: pathname + search + hash, newcomer: route === 'signUp' });
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{said.or}</p>
      {providers.map(
        (provider) =>
          typeof provider === 'string' && (
            <Button
              className={styles.way}
              key={provider}
              onClick={() => void signInWithRedirect({ provider, customState })}
            >
              {route === 'signUp' ? said.signUp(provider) : said.signIn(provider)}
            </Button>
          ),
      )}
      <Agreed />
    </div>
  );
}
