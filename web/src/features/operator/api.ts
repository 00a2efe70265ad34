import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operatorContract } from '#domain/contract/operator';
import type { KeptReview, ReviewedHolder } from '#domain/proof/review';
import { call } from '../../lib/api/rest.ts';

const REVIEWS = ['reviews'];
export const DECIDED = [...REVIEWS, 'decided'];
/** Somebody else of the team may decide meanwhile. */
const AGAIN = 60_000;

export type Account = Pick<ReviewedHolder, 'platform' | 'handle'>;
export type Decision = 'keep' | 'pause' | 'end';

/** Everything that waits for an operator. */
export const useReviews = () =>
  useQuery({
    queryKey: REVIEWS,
    staleTime: 0, // whoever comes from a notification must see what it is about
    queryFn: () => call('proxy', operatorContract['get-reviews'], {}),
    refetchInterval: AGAIN,
  });

/** What was decided, newest first, a page at a time. */
export const useDecisions = () =>
  useInfiniteQuery({
    queryKey: DECIDED,
    staleTime: 0, // somebody else of the team may have decided
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call('proxy', operatorContract['get-decisions'], pageParam ? { before: pageParam } : {}),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What the profile of a reviewed account shows now, its picture as a data: address. */
export const useReviewProfile = ({ platform, handle }: Account) =>
  useQuery({
    queryKey: ['review-profile', platform, handle],
    staleTime: 300_000,
    queryFn: async () => {
      const { profile, note, picture } = await call('proxy', operatorContract['review-profile'], {
        platform,
        handle,
      });
      const image = picture ? `data:${picture.contentType};base64,${picture.base64}` : undefined;
      return { profile, note, image };
    },
  });

export function useDecideReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (
      input: Account & { decision: Decision; reason: string; seenVersion?: number; undo?: KeptReview },
    ) => call('proxy', operatorContract['decide-review'], input),
    onSettled: () => queries.invalidateQueries({ queryKey: REVIEWS }),
  });
}

export function useCloseMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string; open: boolean }) =>
      call('proxy', operatorContract['close-message'], input),
    onSettled: () => queries.invalidateQueries({ queryKey: REVIEWS }),
  });
}
