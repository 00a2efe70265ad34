import { useEffect, useRef, useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { dayOf } from '../../lib/when.ts';
import { AskedVouches } from '../people/AskedVouches.tsx';
import { CodeWay } from './CodeWay.tsx';
import { PublicSwitch } from './PublicSwitch.tsx';
import { SealsAlign } from './SealsAlign.tsx';
import { hasSignIn, SignInWay } from './link/SignInWay.tsx';
import styles from './ProvePanel.module.css';

/** Everything about the proof of one account: how it stands, the ways there are here, and the ways there are not. */
export function ProvePanel({ account, userId }: { account: AccountProof; userId: string }) {
  const { name, proves } = platformTable[account.platform];
  const [before] = useState(account.status);
  const confirmed = account.status === 'Verified';
  const settled = confirmed || (account.status === 'Declared' && before !== 'Declared');
  const code = account.ways.includes('code');
  const signIn = hasSignIn(account);
  // The button that was pressed is gone with what it asked for: the answer takes its place.
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (settled && document.activeElement === document.body) answer.current?.focus({ preventScroll: true });
  }, [settled]);
  return (
    <div className={`sheet ${styles.prove}`}>
      {settled && (
        <div className={styles.confirmed} role="status" tabIndex={-1} ref={answer}>
          <SealsAlign id={userId} />
          <div>
            <p className="h3">{confirmed ? 'Confirmed.' : 'Declared.'}</p>
            <p className="small quiet">
              {confirmed ? (
                <>
                  You control <span className="handle">{account.handle}</span> on {name}
                  {account.how === 'oauth' && ', shown by signing in'}.
                </>
              ) : (
                `You have an account at ${name}. Which one, it does not tell.`
              )}
              {account.lastCheckedAt && ` Last looked on ${dayOf(account.lastCheckedAt)}.`}
              {account.how === 'code' && ' Leave the code on the profile: we look again every day.'}
            </p>
          </div>
        </div>
      )}
      {confirmed && <PublicSwitch account={account} />}
      {!confirmed && code && <CodeWay account={account} />}
      {!confirmed && signIn && <SignInWay account={account} />}
      {!confirmed && !(code && signIn) && (
        <section className="small" aria-label="Other ways">
          <p>
            {!code && !signIn
              ? proves === 'nothing'
                ? `${name} offers no way to show who holds an account, so it cannot be proven.`
                : `${name} is not connected here: we can neither read profiles there nor have you sign in, so it cannot be proven for now.`
              : code
                ? `Signing in at ${name} is not available here.`
                : `We cannot read profiles at ${name} here, so a code cannot be checked.`}
          </p>
          {!code && !signIn && (
            <p className="quiet">It stays on your list all the same: we do not report it to you as a copy.</p>
          )}
        </section>
      )}
      {!confirmed && <AskedVouches account={account} />}
    </div>
  );
}
