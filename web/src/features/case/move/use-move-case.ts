import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Case } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { caseContract } from '#domain/contract/case';
import { businessSubject } from '#domain/keys';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { call } from '../../../lib/api/rest.ts';
import { casesKey } from '../api.ts';

/** Why a case was not moved, and the way to the case that stands against it. */
class NotMoved extends Error {
  readonly other: string | undefined;
  constructor({ message }: Error, other?: string) {
    super(message);
    this.other = other;
  }
}

/** Moves the person's own case to a business. `leave` goes to its page there first, since the one here is gone. */
export function useMoveCase(one: Case, leave: (moved: Case) => void | Promise<void>) {
  const queries = useQueryClient();
  const { caseId } = one;
  const otherThere = async (businessId: string): Promise<string | undefined> => {
    const { cases } = await call('app', caseContract['get-cases'], { businessId });
    const other = cases.find(
      ({ platform, handle, closedAt }) =>
        !closedAt && platform === one.platform && handle.toLowerCase() === one.handle.toLowerCase(),
    );
    return other && casePath({ userId: businessSubject(businessId), caseId: other.caseId });
  };
  return useMutation<Case, NotMoved, string>({
    scope: { id: `case-${caseId}` }, // after what is being saved of it
    mutationFn: async (businessId) => {
      try {
        return (await call('app', caseContract['move-case'], { caseId, businessId })).case;
      } catch (error) {
        const isTaken = error instanceof CallFailed && error.code === 'CONFLICT';
        throw new NotMoved(
          error as Error,
          isTaken ? await otherThere(businessId).catch(() => undefined) : undefined,
        );
      }
    },
    onSuccess: async (moved, businessId) => {
      const there = casesKey({ businessId });
      queries.setQueryData<Case>([...there, caseId], moved);
      await leave(moved);
      queries.removeQueries({ queryKey: [...casesKey({}), caseId] });
      // Where its pictures are read has changed.
      queries.removeQueries({ queryKey: ['evidence-picture', caseId] });
      for (const queryKey of [casesKey({}), there]) void queries.invalidateQueries({ queryKey, exact: true });
      void queries.invalidateQueries({ queryKey: ['brand', businessId] });
    },
  });
}
