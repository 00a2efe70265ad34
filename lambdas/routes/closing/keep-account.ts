import type { closingContract } from '#domain/contract/proof';
import { noSuchProfile } from '#domain/errors';
import type { Route } from '../../rest/rest.ts';
import { calledOff, type CallOffServices, withdrawn } from '../../rights/call-off.ts';
import { closingOver } from '../../rights/closing.ts';
import type { RightsServices } from '../../rights/services.ts';

export interface ClosingServices extends CallOffServices {
  requests: Pick<RightsServices['requests'], 'change'>;
}

/**
 * Calls off the deletion of the caller's own account, without the link of the email: whoever asked for it may have taken that away.
 * What it did is undone first, as where it is withdrawn by its link.
 */
export const keepAccount: Route<(typeof closingContract)['keep-account'], ClosingServices> = async (
  { caller, now },
  services,
) => {
  const { tombstones, requests } = services;
  const record = await tombstones.read(caller.sub);
  if (!record || record.deletedAt) throw noSuchProfile();
  const caseNumber = record.closesFor;
  if (caseNumber && (await calledOff({ account: caller.sub, caseNumber }, { now, isOwner: true }, services)))
    await requests.change(caseNumber, 'PLANNED', withdrawn(now));
  return { closing: (await closingOver(tombstones)(caller.sub)) ?? null };
};
