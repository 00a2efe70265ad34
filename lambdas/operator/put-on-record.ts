import { ulid } from 'ulid';
import { ProductError } from '#domain/errors';
import type { Decision, DecisionStore } from '../store/decision.ts';

export interface RecordServices {
  decisions: Pick<DecisionStore, 'add' | 'done' | 'refused'>;
  random: () => number;
}

/**
 * Does what an operator decided, between two writes: that it is decided and that it was done, or refused. Whatever stops in the
 * middle leaves a decision that reads as begun; nothing is done that nobody can read of.
 */
export async function putOnRecord<T>(
  decision: Omit<Decision, 'id' | 'at'>,
  now: number,
  act: () => Promise<T>,
  { decisions, random }: RecordServices,
): Promise<T> {
  const id = ulid(now, random);
  await decisions.add({ ...decision, id, at: new Date(now).toISOString() });
  try {
    const result = await act();
    await decisions.done(id);
    return result;
  } catch (error) {
    if (error instanceof ProductError) await decisions.refused(id, decision.of);
    throw error;
  }
}
