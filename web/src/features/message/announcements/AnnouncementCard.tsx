import { useState } from 'react';
import { type Announcement, noticeOf } from '#domain/message/announcement';
import { alertLetter } from '#domain/message/alert-letter';
import { drawLetter } from '#domain/message/letter';
import { whenWithin } from '../../../lib/when.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSend } from './api.ts';
import { BeforeItIsSent } from './BeforeItIsSent.tsx';
import styles from './AnnouncementCard.module.css';
import { standing, words } from './words.ts';

const { card: said, kinds } = words;

interface Props {
  announcement: Announcement;
  now: number;
  /** Puts its text into the form. */
  onChange: () => void;
}

/** One announcement: how far it is, the email as people get it, and, until it is sent, what sends, changes or deletes it. */
export function AnnouncementCard({ announcement, now, onChange }: Props) {
  const [asking, setAsking] = useState(false);
  const send = useSend();
  const { id, kind, title, status, recipients, createdAt } = announcement;
  const isDraft = status === 'COUNTING' || status === 'READY';
  return (
    <li className={styles.announcement}>
      <h3 className="h4">{title}</h3>
      <p className="small quiet">{said.written(kinds[kind].label, whenWithin(createdAt, now))}</p>
      <p role="status">{standing(announcement)}.</p>
      <details open={isDraft}>
        <summary>{said.email}</summary>
        <pre className={styles.mail}>{mailOf(announcement)}</pre>
      </details>
      {send.error && (
        <p className="note" role="alert">
          {send.error.message}
        </p>
      )}
      {isDraft && (
        <p className="actions">
          {status === 'READY' && (
            <button
              type="button"
              className="button primary"
              disabled={recipients === 0 || send.isPending}
              onClick={() => setAsking(true)}
            >
              {said.send}
              <span className="vh">: {title}</span>
            </button>
          )}
          <BeforeItIsSent {...{ announcement, onChange }} />
        </p>
      )}
      {asking && (
        <Dialog title={said.ask} onClose={() => setAsking(false)}>
          <p>{said.goes(title, recipients)}</p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              onClick={() => {
                send.mutate(id);
                setAsking(false);
              }}
            >
              {said.sendTo(recipients)}
            </button>
          </p>
        </Dialog>
      )}
    </li>
  );
}

/** Drawn by the same code as the real one; each person's link that stops emails is their own. */
const mailOf = (announcement: Announcement): string => {
  const notice = noticeOf(announcement, 'preview', announcement.createdAt);
  const links = { site: location.origin, stop: () => `${location.origin}/unsubscribe#…` };
  const { subject, text } = drawLetter(alertLetter(notice, {}, links));
  return `${said.subject(subject)}\n\n${text}`;
};
