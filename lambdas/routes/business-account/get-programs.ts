import { displayName } from '#domain/account/user';
import type { businessProgramsContract } from '#domain/contract/business-programs';
import type { AccountServices } from '../../business/account-services.ts';
import { mayBeTold } from '../../news/recipients.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** Who is told, and which programs: no secret is among it. */
export const getPrograms: Route<
  (typeof businessProgramsContract)['get-programs'],
  Pick<AccountServices, 'seats' | 'users' | 'integrations'>
> = async ({ caller, request: { businessId } }, { seats, users, integrations }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const [all, webhook, tokens] = await Promise.all([
    seats.seatsIn(businessId),
    integrations.webhook(businessId),
    integrations.tokens(businessId),
  ]);
  const recipients = await Promise.all(
    all.filter(mayBeTold).map(async ({ userId, userEmailAddress, role, alerts }) => {
      const user = await users.get(userId!);
      return { userEmailAddress, role, alerts: alerts !== false, name: user && displayName(user) };
    }),
  );
  return {
    recipients: recipients.sort((a, b) => a.userEmailAddress.localeCompare(b.userEmailAddress)),
    webhook: webhook ?? null,
    tokens,
  };
};
