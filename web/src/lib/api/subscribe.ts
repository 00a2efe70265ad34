import type * as z from 'zod';
import type { Messages } from './live-client.ts';

/** Waits between attempts after a subscription ended with an error: doubled each time, at most a minute. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/**
 * Subscribes. Amplify acknowledges (15 s), keeps alive (65 s) and takes broken connections up again; what it gives up on is
 * subscribed to anew here. `lost` runs whenever messages may have been missed. Returns the function that ends it.
 */
export function subscribe<Schema extends z.ZodType>(
  document: string,
  variables: Record<string, unknown>,
  field: string,
  schema: Schema,
  next: (value: z.output<Schema>) => void,
  lost: () => void,
  open: () => Promise<Messages> = async () =>
    (await import('./live-client.ts')).messages(document, variables),
): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe: () => void } | undefined;
  let ended = false;
  const listen = (messages: Messages) => {
    current = messages.subscribe({
      next: ({ data }) => {
        wait = FIRST_WAIT;
        const parsed = schema.safeParse(data?.[field]);
        if (parsed.success) next(parsed.data);
        else console.error(parsed.error);
      },
      error: again,
    });
  };
  const again = (error: unknown) => {
    console.warn(`${field} ended; trying again in ${wait / 1000} s`, error);
    timer = setTimeout(() => {
      start();
      lost();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const start = () =>
    void open().then(
      (messages) => {
        if (!ended) listen(messages);
      },
      (error: unknown) => {
        if (!ended) again(error);
      },
    );
  start();
  return () => {
    ended = true;
    clearTimeout(timer);
    current?.unsubscribe();
  };
}
