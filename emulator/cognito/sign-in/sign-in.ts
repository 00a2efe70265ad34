import { issueTokens } from '../tokens/issue-tokens.ts';
import { sixDigits } from './codes.ts';
import { deliveryDetails, sendSignInCode } from './delivery.ts';
import { CognitoError, notAuthorized, userNotFound, wrongPassword } from '../errors.ts';
import type { Services } from '../operation.ts';
import type { Client } from '../pools.ts';
import type { ChallengeRecord, MfaMethod, UserRecord } from '../users/records.ts';

type Needs = Pick<
  Services,
  'challenges' | 'grants' | 'tokens' | 'users' | 'outbox' | 'random' | 'now' | 'trigger'
> &
  Pick<Services, 'uuid'>;

/** The user behind a name, or the one refusal this client is configured to give for strangers. */
export function knownUser(client: Client, user: UserRecord | undefined): UserRecord {
  if (user) return user;
  throw client.settings.PreventUserExistenceErrors === 'ENABLED' ? wrongPassword() : userNotFound();
}

/** Throws where an administrator has set the password aside: whatever is given, right or wrong, is not looked at. */
export function refuseWhileReset({ status }: UserRecord): void {
  if (status === 'RESET_REQUIRED')
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
}

/** What a right password leads to: another challenge, or the tokens. */
export async function afterPassword(client: Client, user: UserRecord, services: Needs): Promise<object> {
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    if ((user.temporaryUntil ?? Infinity) < services.now())
      throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
    const challenge = await services.challenges.open(client, {
      name: 'NEW_PASSWORD_REQUIRED',
      sub: user.sub,
    });
    return asked(challenge, user, {
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    });
  }
  return afterFirstFactor(client, user, services);
}

/** What a settled password leads to: the second factor, its set-up, or the tokens. */
export async function afterFirstFactor(client: Client, user: UserRecord, services: Needs): Promise<object> {
  const { MfaConfiguration, EnabledMfas } = client.pool.settings;
  const methods = MfaConfiguration === 'OFF' ? [] : user.mfa.filter((method) => EnabledMfas.includes(method));
  if (methods.length === 0) {
    if (MfaConfiguration !== 'ON') return signedIn(client, user, services);
    const challenge = await services.challenges.open(client, { name: 'MFA_SETUP', sub: user.sub });
    return asked(challenge, user, { MFAS_CAN_SETUP: JSON.stringify(EnabledMfas) });
  }
  const chosen = methods.length === 1 ? methods[0] : methods.find((method) => method === user.preferredMfa);
  if (chosen) return askSecondFactor(client, user, chosen, services);
  const challenge = await services.challenges.open(client, { name: 'SELECT_MFA_TYPE', sub: user.sub });
  return asked(challenge, user, { MFAS_CAN_CHOOSE: JSON.stringify(methods) });
}

export async function askSecondFactor(client: Client, user: UserRecord, method: MfaMethod, services: Needs) {
  if (method === 'SOFTWARE_TOKEN_MFA') {
    const challenge = await services.challenges.open(client, { name: method, sub: user.sub });
    return asked(challenge, user, { FRIENDLY_DEVICE_NAME: 'TOTP device' });
  }
  const code = sixDigits(services.random);
  const to = user.attributes.phone_number ?? '';
  const challenge = await services.challenges.open(client, { name: method, sub: user.sub, code });
  await sendSignInCode(services, client.pool, { to, code }, { user, clientId: client.id });
  const { DeliveryMedium, Destination } = deliveryDetails('phone_number', to);
  return asked(challenge, user, {
    CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
    CODE_DELIVERY_DESTINATION: Destination,
  });
}

/** Everything proven. */
export async function signedIn(client: Client, user: UserRecord, services: Needs): Promise<object> {
  user.failedSignIns = 0;
  await services.users.save(user);
  await services.trigger(client.pool, {
    trigger: 'PostAuthentication',
    source: 'PostAuthentication_Authentication',
    user,
    clientId: client.id,
    request: { newDeviceUsed: false },
  });
  const { grant, refreshToken } = await services.grants.open(client, user, 'aws.cognito.signin.user.admin');
  const tokens = await issueTokens(client, user, grant, services);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

const asked = (challenge: ChallengeRecord, user: UserRecord, parameters: Record<string, string>) => ({
  ChallengeName: challenge.name,
  Session: challenge.id,
  ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters },
});
