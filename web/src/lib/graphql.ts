import { generateClient } from 'aws-amplify/api';
import type * as z from 'zod';
import { CallFailed } from './call-failed.ts';

/** The one method we use; Amplify's own type is derived from a model schema that we do not have. */
interface Client {
  graphql: (call: { query: string; variables: Record<string, unknown> }) => unknown;
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
  try {
    const reply = (await service().graphql({ query: document, variables })) as {
      data: Record<string, unknown>;
    };
    return schema.parse(reply.data[field]);
  } catch (error) {
    throw CallFailed.from(error);
  }
}

/** Subscribes; Amplify acknowledges, keeps alive and reconnects. `lost` runs after a break, when messages may be missing. */
export function subscribe<Schema extends z.ZodType>(
  document: string,
  variables: Record<string, unknown>,
  field: string,
  schema: Schema,
  next: (value: z.output<Schema>) => void,
  lost: () => void,
): () => void {
  const operation = service().graphql({ query: document, variables }) as {
    subscribe: (observer: {
      next: (message: { data?: Record<string, unknown> }) => void;
      error: (error: unknown) => void;
    }) => { unsubscribe: () => void };
  };
  const subscription = operation.subscribe({
    next: ({ data }) => {
      const parsed = schema.safeParse(data?.[field]);
      if (parsed.success) next(parsed.data);
      else console.error(parsed.error);
    },
    error: (error) => {
      console.error(error);
      lost();
    },
  });
  return () => subscription.unsubscribe();
}
