import { useState } from 'react';
import { Link } from 'react-router-dom';
import { findingIn, type Notification } from '#domain/message/notification';
import { when } from '../../lib/when.ts';
import { Part } from '../../ui/page/Part.tsx';
import { MailNotice } from './MailNotice.tsx';
import { useLiveNotifications, useMarkRead, useNotifications } from './api.ts';
import styles from './NotificationsPanel.module.css';
import { words } from './words.ts';

const said = words.notifications;

interface Props {
  now: number;
  /** Findings that were decided: that they came is no news. */
  settled?: ReadonlySet<string>;
}

/** As many as are read at a glance; the rest is one press away. */
const SHOWN = 4;

/** What happened lately; new ones carry a dot and the word "new" for those who do not see it. */
export function NotificationsPanel({ now, settled }: Props) {
  useLiveNotifications();
  const { data, error, isPending, refetch } = useNotifications();
  const markRead = useMarkRead();
  const [all, setAll] = useState(false);
  const list = data ?? [];
  const isSettled = (one: Notification) => one.kind === 'FINDING' && settled?.has(findingIn(one) ?? '');
  const isFresh = (one: Notification) => !one.readAt && !isSettled(one);
  const fresh = list.filter(isFresh);
  const newest = list[0]?.createdAt;
  return (
    <Part
      title={
        <>
          {said.title}{' '}
          {fresh.length > 0 && (
            <span className="count">
              {fresh.length}
              <span className="vh">{said.new}</span>
            </span>
          )}
        </>
      }
      name="notices"
      id="notifications"
      aside={
        fresh.length > 0 &&
        newest && (
          <button type="button" className="link-like small" onClick={() => markRead.mutate({ upTo: newest })}>
            {said.markRead}
          </button>
        )
      }
    >
      <MailNotice />
      {error && (
        <p className="note" role="alert">
          {error.message}{' '}
          <button type="button" className="link-like" onClick={() => void refetch()}>
            {said.tryAgain}
          </button>
        </p>
      )}
      {!error && !isPending && list.length === 0 && <p className="small quiet">{said.none}</p>}
      <ul className={styles.notices}>
        {list.slice(0, all ? undefined : SHOWN).map((one) => {
          const { id, kind, title, body, link, createdAt } = one;
          const unread = isFresh(one);
          return (
            <li key={id}>
              <span className={unread ? styles.fresh : undefined}>
                {unread && <span className="vh">{said.unread}</span>}
                {link?.startsWith('/') ? (
                  <Link to={link} onClick={() => unread && markRead.mutate({ upTo: createdAt, id })}>
                    {inWords(kind, title)}
                  </Link>
                ) : (
                  inWords(kind, title)
                )}
              </span>
              <time dateTime={createdAt}>{when(createdAt, now)}</time>
              {/* Why a finding was made stands with it, where the link leads; what has changed since says what to do. */}
              {body && kind !== 'FINDING' && <Body title={title} body={body} isNew={unread} />}
            </li>
          );
        })}
      </ul>
      {list.length > SHOWN && (
        <p className={`small ${styles.after}`}>
          <button type="button" className="link-like" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? said.latest : said.all(list.length)}
          </button>
        </p>
      )}
    </Part>
  );
}

/** As many letters as are read in passing; more are folded once they are no longer new. */
const SHORT = 120;

/** What a notice says beside its title. It stays open for whoever marks it as read while they read. */
function Body({ title, body, isNew }: { title: string; body: string; isNew: boolean }) {
  const [wasNew] = useState(isNew);
  if (body.length <= SHORT) return <p className={styles.body}>{body}</p>;
  return (
    <details className={styles.body} open={wasNew}>
      <summary>
        {said.details}
        <span className="vh">: {title}</span>
      </summary>
      <p>{body}</p>
    </details>
  );
}

/** What is told of an account ends with its handle, which is set as one and stays in one piece. */
function inWords(kind: Notification['kind'], title: string) {
  const at = kind === 'FINDING' || kind === 'RESOLVED' ? title.lastIndexOf(': ') : -1;
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at + 2)}
      <span className={`handle ${styles.whole}`}>{title.slice(at + 2)}</span>
    </>
  );
}
