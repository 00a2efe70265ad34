import { displayName } from '#domain/account/user';
import { drawLetter } from '#domain/message/letter';
import { ownerLetter } from '#domain/message/invitation/owner-letter';
import type { SendMail } from '../../message/send-mail.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { BusinessStore } from '../../store/business/business.ts';
import type { UserStore } from '../../store/user.ts';

/** Mails both sides of a business that was handed on. Never fails: it is handed on, and stays so. */
export type TellOwners = (
  handed: { businessId: string; owner: string; previous: string; at: number },
  services: { businesses: Pick<BusinessStore, 'get'>; users: Pick<UserStore, 'get'> },
) => Promise<void>;

interface Teller {
  send: SendMail;
  /** Empty where the stage has no address for mails to come from: nothing is sent. */
  from: string;
  site: string | undefined;
}

export const ownersTeller =
  ({ send, from, site }: Teller): TellOwners =>
  async ({ businessId, owner, previous, at }, { businesses, users }) => {
    if (from === '') return;
    try {
      const [business, now, before] = await Promise.all([
        businesses.get(businessId),
        users.get(owner),
        users.get(previous),
      ]);
      const nameOf = (user: typeof now) => (user && displayName(user)) ?? user?.accountEmail ?? 'Someone';
      const handed = {
        businessId,
        business: business?.name ?? business?.domain ?? 'A business',
        ...{ owner: nameOf(now), previous: nameOf(before), at },
      };
      for (const [to, user] of [['owner', now] as const, ['previous', before] as const])
        if (user) await send(user.accountEmail, drawLetter(ownerLetter(to, handed, site)), {});
    } catch (error) {
      logger.error('The owners of a business were not told that it was handed on', failureFacts(error));
    }
  };
