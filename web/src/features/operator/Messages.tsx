import type { SupportMessage } from '#domain/proof/review';
import { utcDay } from '#domain/utc';
import { when } from '../../lib/when.ts';
import { toast } from '../../ui/Toast.tsx';
import { useCloseMessage } from './api.ts';
import styles from './Messages.module.css';
import { mailTo } from './mail-to.ts';
import { words } from './words.ts';

const { messages: said } = words;

/** Messages of people with an account, and of others; they are answered by email. */
export function Messages({ messages, now }: { messages: readonly SupportMessage[]; now: number }) {
  const close = useCloseMessage();
  const done = ({ id }: SupportMessage) =>
    close.mutate(
      { id, open: false },
      {
        onSuccess: () =>
          toast(said.removed, () =>
            close.mutate({ id, open: true }, { onError: (error) => toast(error.message) }),
          ),
        onError: (error) => toast(error.message),
      },
    );
  if (messages.length === 0) return <p className="quiet">{said.none}</p>;
  return (
    <ul className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <h3 className="h4">{message.subject}</h3>
          <p className="small quiet">{said.from(when(message.at, now), message.from)}</p>
          {message.promised && (
            <p className="small">
              {said.promised(message.promised.number, utcDay(message.promised.answerBy))}
            </p>
          )}
          <p className={styles.words}>{message.message}</p>
          <p className="actions">
            {message.from && (
              <a
                className="button"
                href={mailTo(
                  message.from,
                  `Re: ${message.subject}${message.promised ? ` (${message.promised.number})` : ''}`,
                )}
              >
                {said.reply}
              </a>
            )}
            <button type="button" className="button" disabled={close.isPending} onClick={() => done(message)}>
              {said.done}
              <span className="vh"> {message.subject}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}
