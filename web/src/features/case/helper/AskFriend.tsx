import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { displayName } from '#domain/account/user';
import { dayOf } from '../../../lib/when.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { useUser } from '../../account/api.ts';
import { useInviteHelper } from '../api.ts';
import styles from './AskFriend.module.css';

/** Blocked by the copy: a friend who can see it adds one screenshot through a link. */
export function AskFriend({ one, now }: { one: Case; now: number }) {
  const invite = useInviteHelper(one.caseId);
  const { data: user } = useUser();
  const [made, setMade] = useState<{ address: string; until: string }>();
  const out = one.helperUntil && Date.parse(one.helperUntil) > now ? one.helperUntil : undefined;
  // Used meanwhile, or replaced from elsewhere: what is shown here would lead nowhere.
  const shown = made && out === made.until ? made : undefined;
  return (
    <section className={styles.ask} aria-labelledby="ask-friend">
      <h3 className="h4" id="ask-friend">
        Blocked by it? Ask a friend
      </h3>
      <p className="small quiet prose">
        Someone who can still see the account can add one screenshot, without an account here. They see which
        account it is and your name, and nothing else about the case.
      </p>
      {user && !displayName(user) && (
        <p className="note">
          We don’t know your name yet, so the page would say “A friend of yours”.{' '}
          <Link to="/settings/profile">Add your name</Link> first, so that they know who is asking.
        </p>
      )}
      {shown ? (
        <div className={styles.link}>
          <code className={styles.secret} tabIndex={0} role="region" aria-label="Link for a friend">
            {shown.address}
          </code>
          <p className="actions">
            <CopyButton text={shown.address} label="Copy the link" />
            <span className="small quiet">Works once, until {dayOf(shown.until)}. We only show it now.</span>
          </p>
        </div>
      ) : (
        out && (
          <p className="note seal-note">
            There is a link out, good for one screenshot until {dayOf(out)}. We can’t show it again.
          </p>
        )
      )}
      <Failed error={invite.error} />
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={invite.isPending}
          onClick={() =>
            invite.mutate(undefined, {
              onSuccess: ({ token, expiresAt }) =>
                setMade({ address: `${location.origin}/helper#${token}`, until: expiresAt }),
            })
          }
        >
          {out ? 'Make a new link' : 'Make a link for a friend'}
        </button>
        <span className="label">
          {out ? 'The previous one will stop working.' : 'It works once, for seven days.'}
        </span>
      </p>
    </section>
  );
}
