import { type FailedQueue, queueName } from '#domain/operations/operations';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useRedrive } from './api.ts';
import styles from './Queues.module.css';
import { words } from './words.ts';

const said = words.queues;

/** What was given up after all its tries, by the queue it lies in; putting it back has it tried again. */
export function Queues({ queues }: { queues: readonly FailedQueue[] }) {
  const redrive = useRedrive();
  const putBack = (queue: string) =>
    redrive.mutate(queue, {
      onSuccess: ({ messages }) => toast(said.done(queueName(queue), messages)),
      onError: (error) => toast(error.message),
    });
  return (
    <ul className={styles.queues}>
      {queues.map(({ name, waiting, canRedrive }) => (
        <li key={name} aria-label={queueName(name)}>
          <div>
            <h3 className="h4">{queueName(name)}</h3>
            {waiting > 0 && !canRedrive && <p className="small quiet">{said.fromStream}</p>}
          </div>
          <p>
            <Mark kind={waiting > 0 ? 'none' : 'done'}>{said.waiting(waiting)}</Mark>
          </p>
          {waiting > 0 && canRedrive && (
            <button
              type="button"
              className="button"
              disabled={redrive.isPending}
              onClick={() => putBack(name)}
            >
              {said.redrive}
              <span className="vh"> {queueName(name)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
