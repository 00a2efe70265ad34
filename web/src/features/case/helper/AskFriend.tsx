import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ownNameIn, type Case } from '#domain/case/case';
import { displayName } from '#domain/account/user';
import { dayOf } from '../../../lib/when.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useUser } from '../../account/api.ts';
import { useEndHelperLink, useInviteHelper } from '../api.ts';
import { words } from './words.ts';
import styles from './AskFriend.module.css';

/**
 * Blocked by the copy: a friend who can see it adds one screenshot through a link. Of a case that was closed no new one is offered; one that
 * is out can be ended.
 */
export function AskFriend({ one, now }: { one: Case; now: number }) {
  const invite = useInviteHelper(one.caseId);
  const end = useEndHelperLink(one.caseId);
  const { data: user } = useUser();
  const [made, setMade] = useState<{ address: string; until: string }>();
  const out = one.helperUntil && Date.parse(one.helperUntil) > now ? one.helperUntil : undefined;
  const isOpen = !one.closedAt;
  if (!isOpen && !out) return null;
  const rests = one.outcome === 'NOT_A_COPY';
  // Used meanwhile, or replaced from elsewhere: what is shown here would lead nowhere.
  const shown = made && out === made.until && !rests ? made : undefined;
  return (
    <section className={styles.ask} aria-labelledby="ask-friend">
      <h3 className="h4" id="ask-friend">
        {isOpen ? words.ask.title : words.ask.yours}
      </h3>
      {isOpen && <p className="small quiet prose">{words.ask.what}</p>}
      {isOpen && user && !displayName(user) && !ownNameIn(one) && (
        <p className="note">
          {words.ask.noName}
          <Link to="/settings/profile">{words.ask.addName}</Link>
          {words.ask.first}
        </p>
      )}
      {shown ? (
        <div className={styles.link}>
          <code className={styles.secret} tabIndex={0} role="region" aria-label={words.ask.link}>
            {shown.address}
          </code>
          <p className="actions">
            <CopyButton text={shown.address} label={words.ask.copy} />
            <span className="small quiet">{words.ask.once(dayOf(shown.until))}</span>
          </p>
        </div>
      ) : (
        out && <p className="note seal-note">{words.ask[rests ? 'rests' : 'out'](dayOf(out))}</p>
      )}
      <Failed error={invite.error ?? end.error} />
      <p className="actions">
        {isOpen && (
          <>
            <button
              type="button"
              className="button"
              disabled={invite.isPending || end.isPending}
              onClick={() =>
                invite.mutate(undefined, {
                  onSuccess: ({ token, expiresAt }) =>
                    setMade({ address: `${location.origin}/helper#${token}`, until: expiresAt }),
                })
              }
            >
              {out ? words.ask.makeNew : words.ask.make}
            </button>
            <span className="label">{out ? words.ask.replaces : words.ask.lasts}</span>
          </>
        )}
        {out && (
          <button
            type="button"
            className="button"
            disabled={invite.isPending || end.isPending}
            onClick={() => end.mutate(undefined, { onSuccess: () => toast(words.ask.ended) })}
          >
            {words.ask.end}
          </button>
        )}
      </p>
    </section>
  );
}
