import { generateClient } from 'aws-amplify/api';
import type * as z from 'zod';
import { correlationHeader, newCorrelationId } from '#domain/contract/correlation';
import { CallFailed } from './call-failed.ts';

/** The one method we use; Amplify's own type is derived from a model schema that we do not have. */
interface Client {
  graphql: (
    call: { query: string; variables: Record<string, unknown> },
    headers?: Record<string, string>,
  ) => unknown;
}
let client: Client | undefined;
const service = (): Client => (client ??= generateClient({ authMode: 'userPool' }) as unknown as Client);

/** One field of the data service: sends the document, picks `field`, parses it. Throws CallFailed. */
export async function graphql<Schema extends z.ZodType>(
  document: string,
  variables: Record<string, unknown>,
  field: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const reference = newCorrelationId(crypto.randomUUID());
  const headers = { [correlationHeader]: reference };
  try {
    const reply = (await service().graphql({ query: document, variables }, headers)) as {
      data: Record<string, unknown>;
    };
    return schema.parse(reply.data[field]);
  } catch (error) {
    throw CallFailed.from(error, reference);
  }
}

/** Waits between attempts after a subscription ended with an error: doubled each time, at most a minute. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

interface Messages {
  subscribe: (observer: {
    next: (message: { data?: Record<string, unknown> }) => void;
    error: (error: unknown) => void;
  }) => { unsubscribe: () => void };
}

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
  open: () => Messages = () => service().graphql({ query: document, variables }) as Messages,
): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe: () => void } | undefined;
  const start = () => {
    current = open().subscribe({
      next: ({ data }) => {
        wait = FIRST_WAIT;
        const parsed = schema.safeParse(data?.[field]);
        if (parsed.success) next(parsed.data);
        else console.error(parsed.error);
      },
      error: (error) => {
        console.warn(`${field} ended; trying again in ${wait / 1000} s`, error);
        timer = setTimeout(() => {
          start();
          lost();
        }, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      },
    });
  };
  start();
  return () => {
    clearTimeout(timer);
    current?.unsubscribe();
  };
}
