import type { LocalStack } from '../../local/stack.ts';

/** The longest way of a call's effects: a queue, whose function writes to another, whose function writes to a table, whose stream runs a function. */
const longestWay = 3;

/**
 * Waits until queues and streams have nothing left to hand on: what a call set off is written. Functions answer before
 * their jobs are done, on a busy machine long before.
 */
export async function settled({ eventSources }: Pick<LocalStack, 'eventSources'>): Promise<void> {
  for (let step = 0; step < longestWay; step++)
    await Promise.all(eventSources.map((source) => source.drain()));
}
