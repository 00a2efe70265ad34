import type { closingContract } from '#domain/contract/proof';
import { noSuchProfile } from '#domain/errors';
import type { Route } from '../../rest/rest.ts';
import { calledOff, withdrawn } from '../../rights/call-off.ts';
import { closingOver } from '../../rights/closing.ts';
import { deletionNoticeId } from '../../rights/deletion-notice.ts';
import type { RightsServices } from '../../rights/services.ts';
import type { NotificationStore } from '../../store/notification.ts';

export interface ClosingServices extends Pick<RightsServices, 'users' | 'tombstones'> {
  requests: Pick<RightsServices['requests'], 'change'>;
  notifications: Pick<NotificationStore, 'markRead'>;
}

/**
 * Calls off the deletion of the caller's own account, without the link of the email: whoever asked for it may have taken that away.
 * What it did is undone first, as where it is withdrawn by its link.
 */
export const keepAccount: Route<(typeof closingContract)['keep-account'], ClosingServices> = async (
  { caller, now },
  services,
) => {
  const { tombstones, requests, notifications } = services;
  const record = await tombstones.read(caller.sub);
  if (!record || record.deletedAt) throw noSuchProfile();
  const caseNumber = record.closesFor;
  if (caseNumber && (await calledOff({ account: caller.sub, caseNumber }, services))) {
    await requests.change(caseNumber, 'PLANNED', withdrawn(now));
    await notifications.markRead(caller.sub, deletionNoticeId(caseNumber), new Date(now).toISOString());
  }
  return { closing: (await closingOver(tombstones)(caller.sub)) ?? null };
};
