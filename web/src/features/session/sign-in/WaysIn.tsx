import { Button, useAuthenticator } from '@aws-amplify/ui-react';
import { Amplify } from 'aws-amplify';
import { words } from '../words.ts';
import styles from './WaysIn.module.css';

const said = words.ways;

/** The providers that the stage has, below the form: most people here have an address and a password. */
export function WaysIn() {
  const { route, toFederatedSignIn } = useAuthenticator(({ route }) => [route]);
  const providers = Amplify.getConfig().Auth?.Cognito.loginWith?.oauth?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{said.or}</p>
      {providers.map(
        (provider) =>
          typeof provider === 'string' && (
            <Button className={styles.way} key={provider} onClick={() => toFederatedSignIn({ provider })}>
              {route === 'signUp' ? said.signUp(provider) : said.signIn(provider)}
            </Button>
          ),
      )}
    </div>
  );
}
