import { ProductError } from '#domain/errors';
import type { Caller } from '../rest/caller.ts';

/** Throws FORBIDDEN for everybody who is not of the group that runs the product. */
export function expectOperator({ groups }: Pick<Caller, 'groups'>): void {
  if (!groups.includes('Admin')) throw new ProductError('FORBIDDEN', 'This page is for operators only.');
}
