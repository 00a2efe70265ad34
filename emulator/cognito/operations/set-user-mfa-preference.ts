import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { invalidParameter } from '../errors.ts';
import { operation } from '../operation.ts';
import type { MfaMethod, UserRecord } from '../users/records.ts';

const preference = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional();

/** Which second factors somebody uses, and which is asked for first. */
export const setUserMfaPreference = operation(
  z.object({
    AccessToken: z.string(),
    SMSMfaSettings: preference,
    SoftwareTokenMfaSettings: preference,
  }),
  async (input, services) => {
    const { user } = await callerOf(input.AccessToken, services);
    const { SMSMfaSettings: sms, SoftwareTokenMfaSettings: app } = input;
    if (app?.Enabled && !user.totp) throw invalidParameter('User has not verified software token mfa');
    if (sms?.Enabled && !user.attributes.phone_number)
      throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
    if (sms?.PreferredMfa && app?.PreferredMfa)
      throw invalidParameter('Only one MFA method can be preferred.');
    apply(user, 'SMS_MFA', sms);
    apply(user, 'SOFTWARE_TOKEN_MFA', app);
    await services.users.save(user);
    return {};
  },
);

function apply(user: UserRecord, method: MfaMethod, chosen: z.output<typeof preference>) {
  if (!chosen) return;
  user.mfa = user.mfa.filter((other) => other !== method);
  if (chosen.Enabled) user.mfa.push(method);
  if (chosen.Enabled && chosen.PreferredMfa) user.preferredMfa = method;
  else if (user.preferredMfa === method) delete user.preferredMfa;
}
