import { useMutation, useQueryClient } from '@tanstack/react-query';
import { User } from '#domain/account/user';
import { graphql } from '../../lib/api/graphql.ts';
import { toast } from '../../ui/Toast.tsx';
import { UPDATE_USER } from '../account/document.ts';
import type { StepName } from './progress.ts';

/**
 * Leaves a first step out, with the account, so that no other browser asks about it. It shows at once; where it can't be saved, the step
 * comes back and the page says why. One after another: two that cross would forget one.
 */
export function useLeaveOut(userId: string): (step: StepName) => void {
  const queries = useQueryClient();
  const key = ['user', userId];
  const change = (patch: (user: User) => Partial<User>) =>
    queries.setQueryData<User>(key, (user) => user && { ...user, ...patch(user) });
  const { mutate } = useMutation({
    mutationKey: ['updateUser'],
    scope: { id: `steps of ${userId}` },
    onMutate: (step: StepName) => {
      change(({ stepsLeftOut }) => ({ stepsLeftOut: [...new Set([...(stepsLeftOut ?? []), step])] }));
    },
    mutationFn: () =>
      graphql(
        UPDATE_USER,
        { input: { id: userId, stepsLeftOut: queries.getQueryData<User>(key)?.stepsLeftOut } },
        'updateUser',
        User,
      ),
    // Nothing else of the record is drawn anew: in the step that opened meanwhile, somebody may be typing.
    onSuccess: ({ version }) => change(() => ({ version })),
    onError: (error, step) => {
      change(({ stepsLeftOut }) => ({ stepsLeftOut: stepsLeftOut?.filter((one) => one !== step) }));
      toast(error.message);
    },
  });
  return mutate;
}
