import type { KeptMessage } from '#domain/operations/kept-message';
import { whenWithin } from '../../../lib/when.ts';
import { withLinks } from './with-links.ts';
import styles from './Outbox.module.css';
import { words } from './words.ts';

/** Mails and texts as their words, codes and links in them. */
export function KeptMessages({ messages, now }: { messages: readonly KeptMessage[]; now: number }) {
  if (messages.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <ul className={styles.messages} aria-label={words.list}>
      {messages.map(({ id, at, channel, to, subject, text, by }) => (
        <li key={id}>
          <h3 className="h4">{subject || words.channel[channel]}</h3>
          <p className="small quiet">{words.to(to, whenWithin(at, now))}</p>
          {by === 'user pool' && <p className="small">{words.pool}</p>}
          <p className={styles.words}>
            {withLinks(text).map((piece, i) =>
              i % 2 === 1 ? (
                <a key={i} href={piece} target="_blank" rel="noreferrer">
                  {piece}
                </a>
              ) : (
                piece
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
