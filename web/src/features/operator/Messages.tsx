import type { SupportMessage } from '#domain/proof/review';
import { when } from '../../lib/when.ts';
import { toast } from '../../ui/Toast.tsx';
import { useCloseMessage } from './api.ts';
import styles from './Messages.module.css';
import { mailTo } from './mail-to.ts';

/** Messages of people with an account; they are answered by mail. */
export function Messages({ messages, now }: { messages: readonly SupportMessage[]; now: number }) {
  const close = useCloseMessage();
  const done = ({ id }: SupportMessage) =>
    close.mutate(
      { id, open: false },
      {
        onSuccess: () =>
          toast('Taken from the list.', () =>
            close.mutate({ id, open: true }, { onError: (error) => toast(error.message) }),
          ),
        onError: (error) => toast(error.message),
      },
    );
  if (messages.length === 0) return <p className="quiet">No message waits.</p>;
  return (
    <ul className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <h3 className="h4">{message.subject}</h3>
          <p className="small quiet">
            {when(message.at, now)}
            {message.from ? `, from ${message.from}` : ', from somebody who is no longer here'}
          </p>
          <p className={styles.words}>{message.message}</p>
          <p className="actions">
            {message.from && (
              <a className="button" href={mailTo(message.from, `Re: ${message.subject}`)}>
                Answer by mail
              </a>
            )}
            <button type="button" className="button" disabled={close.isPending} onClick={() => done(message)}>
              Done<span className="vh"> {message.subject}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}
