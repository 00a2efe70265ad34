import { displayName } from '#domain/account/user';
import type { businessProgramsContract } from '#domain/contract/business-programs';
import type { AccountServices } from '../../business/account-services.ts';
import { makerOf } from '../../business/business-token.ts';
import { mayBeTold } from '../../news/recipients.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** Who is told, and which programs: no secret is among it. */
export const getPrograms: Route<
  (typeof businessProgramsContract)['get-programs'],
  Pick<AccountServices, 'businesses' | 'seats' | 'users' | 'integrations' | 'tokens'>
> = async ({ caller, request: { businessId } }, { businesses, seats, users, integrations, tokens }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const [business, all, webhook, made] = await Promise.all([
    businesses.get(businessId),
    seats.seatsIn(businessId),
    integrations.webhook(businessId),
    tokens.list(businessId),
  ]);
  const joined = all.filter(({ userId, invitedUntil }) => userId && !invitedUntil);
  const makers = new Map(joined.map((seat) => [makerOf(businessId, seat.userId!), seat]));
  const nameOf = async (userId: string) => {
    const user = await users.get(userId);
    return user && displayName(user);
  };
  const recipients = await Promise.all(
    all.filter(mayBeTold).map(async ({ userId, userEmailAddress, role, alerts }) => ({
      ...{ userEmailAddress, role, owner: userId === business?.adminId, alerts: alerts !== false },
      name: await nameOf(userId!),
    })),
  );
  const shown = await Promise.all(
    made.map(async (token) => {
      const maker = makers.get(token.madeBy ?? '');
      return { ...token, by: maker && ((await nameOf(maker.userId!)) ?? maker.userEmailAddress) };
    }),
  );
  return {
    recipients: recipients.sort((a, b) => a.userEmailAddress.localeCompare(b.userEmailAddress)),
    webhook: webhook ?? null,
    tokens: shown,
  };
};
