import type * as z from 'zod';
import type { businessContract } from '#domain/contract/business';
import { toast } from '../../ui/Toast.tsx';
import { useBusinessCall } from './seats-api.ts';

type Contract = typeof businessContract;

/**
 * A call about a business whose end is told. `act` is true when it was done; `failed` tells otherwise where a dialog does not;
 * `undo` takes it back while that is told; `about`: the thing of which only the last is told.
 * Not by the callbacks of `mutate`: what the call takes off the page would take them along.
 */
export function useToldCall<Name extends keyof Contract>(name: Name, before?: () => unknown) {
  const call = useBusinessCall(name, before);
  const act = (
    request: z.input<Contract[Name]['request']>,
    said: (answer: z.output<Contract[Name]['response']>) => string,
    failed: (error: Error) => void = ({ message }) => toast(message),
    undo?: () => void,
    about?: string,
  ): Promise<boolean> =>
    call.mutateAsync(request).then(
      (answer) => {
        toast(said(answer), undo, about);
        return true;
      },
      (error: Error) => {
        failed(error);
        return false;
      },
    );
  return { act, error: call.error, isPending: call.isPending };
}

/** For what shows the error itself and stays: a dialog, an invitation. */
export const shownThere = (): void => undefined;
