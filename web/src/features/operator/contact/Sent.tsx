import { utcDay } from '#domain/utc';
import { words } from './words.ts';

/** Says that a message was sent, signed in or not: its number, and the day by which we answer. */
export const Sent = ({ answer }: { answer: { number: string; answerBy: string } | undefined }) => (
  <p className={answer ? 'note seal-note' : undefined} role="status">
    {answer && (
      <>
        {words.sent[0]}
        <code>{answer.number}</code>
        {words.sent[1]}
        {utcDay(answer.answerBy)}
        {words.sent[2]}
      </>
    )}
  </p>
);
