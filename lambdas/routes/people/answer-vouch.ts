import type { peopleContract } from '#domain/contract/people';
import { changeVouch } from '../../people/change-vouch.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Gives the caller's word for an account of a connected person who asked for it, declines to, or takes it back. */
export const answerVouch: Route<
  (typeof peopleContract)['answer-vouch'],
  Pick<ConnectionServices, 'users' | 'connections' | 'unsay' | 'once' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const { peerId, answer: act, platform, handle } = request;
  const { vouches } = await changeVouch(
    caller.sub,
    { act, peerId, account: { platform, handle } },
    now,
    services,
  );
  return { vouches: vouches ?? [] };
};
