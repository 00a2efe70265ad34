import type { businessProgramsContract } from '#domain/contract/business-programs';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { mayBeTold } from '../../news/recipients.ts';
import { noSuchSeat, seatAllowed, seatChanged } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** Turns the news about a business on or off for one who may get them; not for the last one. */
export const setAlerts: Route<
  (typeof businessProgramsContract)['set-alerts'],
  Pick<AccountServices, 'seats'>
> = async ({ caller, request: { businessId, userEmailAddress, alerts }, now }, { seats }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const able = (await seats.seatsIn(businessId)).filter(mayBeTold);
  const seat = able.find((one) => one.userEmailAddress === userEmailAddress);
  if (!seat) throw noSuchSeat();
  const other = able.find((one) => one !== seat && one.alerts !== false);
  if (!alerts && !other)
    throw new ProductError('CONFLICT', 'Somebody has to get the alerts. Please choose somebody else first.');
  if (!(await seats.setAlerts(seat, alerts, new Date(now).toISOString(), alerts ? undefined : other)))
    throw seatChanged();
  return { alerts };
};
