import { useEffect, useRef, useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { utcDay } from '#domain/utc';
import { dayOf } from '../../lib/when.ts';
import { AskedVouches } from '../people/AskedVouches.tsx';
import { CodeWay } from './code/CodeWay.tsx';
import { PublicSwitch } from './shown/PublicSwitch.tsx';
import { SealsAlign } from './SealsAlign.tsx';
import { useProvingFor } from './proving-for.ts';
import { words } from './words.ts';
import { hasSignIn, SignInWay } from './link/SignInWay.tsx';
import styles from './ProvePanel.module.css';

/** Everything about the proof of one account: how it stands, the ways there are here, and the ways there are not. */
export function ProvePanel({ account, sealOf }: { account: AccountProof; sealOf: string }) {
  const business = useProvingFor();
  const { name, proves } = platformTable[account.platform];
  const [before] = useState(account.status);
  const confirmed = account.status === 'Verified';
  // Somebody else has proven it, too: it stays confirmed, and asks for the proof like one that isn't.
  const again = account.proveAgainBy;
  const asks = !confirmed || Boolean(again);
  const settled = !asks || (account.status === 'Declared' && before !== 'Declared');
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
          <SealsAlign id={sealOf} />
          <div>
            <p className="h3">{confirmed ? words.proof.confirmed : words.proof.declared}</p>
            <p className="small quiet">
              {confirmed ? (
                <>
                  {words.proof.youControl[0]}
                  <span className="handle">{account.handle}</span>
                  {words.proof.youControl[1](name, account.how === 'oauth')}
                </>
              ) : (
                words.proof.someAccount(name)
              )}
              {account.lastCheckedAt && words.proof.lastChecked(dayOf(account.lastCheckedAt))}
              {account.how === 'code' && words.proof.leave}
            </p>
          </div>
        </div>
      )}
      {again && <p className="note">{words.proof.again(utcDay(again))}</p>}
      {confirmed && (!business || business.shows) && <PublicSwitch account={account} />}
      {asks && code && <CodeWay account={account} />}
      {asks && signIn && <SignInWay account={account} />}
      {asks && !(code && signIn) && (
        <section className="small" aria-label={code || signIn ? words.proof.otherWays : words.proof.noWays}>
          <p>
            {!code && !signIn
              ? proves === 'nothing'
                ? words.proof.noWay(name)
                : words.proof.notConnected(name)
              : code
                ? words.proof.noSignIn(name)
                : words.proof.noCode(name)}
          </p>
          {!code && !signIn && <p className="quiet">{words.proof.stays}</p>}
        </section>
      )}
      {!confirmed && !business && <AskedVouches account={account} />}
    </div>
  );
}
