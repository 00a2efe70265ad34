import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { writtenAttributes } from '../users/attributes.ts';
import { sameText } from '../sign-in/codes.ts';
import { CognitoError, expiredSession, invalidParameter, wrongPassword } from '../errors.ts';
import { countFailure, refuseWhileLocked } from '../sign-in/lockout.ts';
import { metadata, name, operation } from '../operation.ts';
import type { Services } from '../operation.ts';
import { checkPassword } from '../sign-in/password-policy.ts';
import type { Client } from '../pools.ts';
import type { ChallengeRecord, UserRecord } from '../users/records.ts';
import {
  afterFirstFactor,
  afterPassword,
  askSecondFactor,
  refuseWhileReset,
  signedIn,
} from '../sign-in/sign-in.ts';
import { expectedClaim, makeProof } from '../sign-in/srp.ts';
import { totpStep } from '../sign-in/totp.ts';

type Answers = Record<string, string>;
type Step = (
  given: { client: Client; challenge: ChallengeRecord; user: UserRecord; answers: Answers },
  services: Services,
) => Promise<object>;

/** Goes on with a sign-in. */
export const respondToAuthChallenge = operation(
  z.object({
    ClientId: name,
    ChallengeName: z.string(),
    ChallengeResponses: z.record(z.string(), z.string()),
    Session: z.string().optional(),
    ClientMetadata: metadata,
  }),
  async (input, services) => {
    const client = services.pools.client(input.ClientId);
    const step = steps[input.ChallengeName as ChallengeRecord['name']];
    if (!step) throw invalidParameter(`Unsupported challenge: ${input.ChallengeName}`);
    const answers = input.ChallengeResponses;
    const id =
      input.ChallengeName === 'PASSWORD_VERIFIER' ? answers.PASSWORD_CLAIM_SECRET_BLOCK : input.Session;
    if (!id) throw invalidParameter('Missing required parameter Session');
    const challenge = services.challenges.find(client, id, input.ChallengeName as ChallengeRecord['name']);
    const user =
      challenge.sub === undefined ? undefined : services.users.bySub(client.pool.id, challenge.sub);
    if (!user) {
      const unknown = challenge.sub === undefined;
      // As long as for a known name: the answer must not come sooner.
      if (unknown) claimFor(client, challenge, answers);
      await services.challenges.close(challenge);
      throw unknown ? wrongPassword() : expiredSession();
    }
    refuseWhileLocked(user, services.now());
    return step({ client, challenge, user, answers }, services);
  },
);

const claimFor = (client: Client, { id, srp }: ChallengeRecord, answers: Answers) =>
  expectedClaim(srp!, {
    poolName: client.pool.name,
    userId: srp!.userId,
    secretBlock: id,
    timestamp: answers.TIMESTAMP ?? '',
  });

const passwordVerifier: Step = async ({ client, challenge, user, answers }, services) => {
  const signature = Buffer.from(answers.PASSWORD_CLAIM_SIGNATURE ?? '', 'base64');
  const expected = claimFor(client, challenge, answers);
  // One guess a secret block: taken before anything waits.
  const closed = services.challenges.close(challenge);
  refuseWhileReset(user);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    countFailure(user, services.now());
    await Promise.all([closed, services.users.save(user)]);
    throw wrongPassword();
  }
  await closed;
  return afterPassword(client, user, services);
};

const newPasswordRequired: Step = async ({ client, challenge, user, answers }, services) => {
  const password = answers.NEW_PASSWORD ?? '';
  checkPassword(password, client.pool.settings.Policies.PasswordPolicy);
  const given = Object.entries(answers)
    .filter(([key]) => key.startsWith('userAttributes.'))
    .map(([key, Value]) => ({ Name: key.slice('userAttributes.'.length), Value }));
  const { email: _unchanged, ...attributes } = writtenAttributes(client.pool, client, given);
  const closed = services.challenges.close(challenge);
  user.password = makeProof(client.pool.name, user.username, password, services.random(16));
  user.status = 'CONFIRMED';
  delete user.temporaryUntil;
  Object.assign(user.attributes, attributes);
  await Promise.all([closed, services.users.save(user)]);
  return afterFirstFactor(client, user, services);
};

const wrongCode = async (user: UserRecord, message: string, { users, now }: Services) => {
  countFailure(user, now());
  await users.save(user);
  return new CognitoError('CodeMismatchException', message);
};

const softwareToken: Step = async ({ client, challenge, user, answers }, services) => {
  const step = user.totp && totpStep(user.totp.secret, answers.SOFTWARE_TOKEN_MFA_CODE ?? '', services.now());
  if (!user.totp || step === undefined)
    throw await wrongCode(user, 'Invalid code received for user', services);
  if (user.totp.lastStep !== undefined && step <= user.totp.lastStep)
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  user.totp.lastStep = step;
  await services.challenges.close(challenge);
  return signedIn(client, user, services);
};

const sms: Step = async ({ client, challenge, user, answers }, services) => {
  if (!sameText(challenge.code ?? '', answers.SMS_MFA_CODE ?? ''))
    throw await wrongCode(user, 'Invalid code or auth state for the user.', services);
  user.attributes.phone_number_verified = 'true';
  await services.challenges.close(challenge);
  return signedIn(client, user, services);
};

const selectMfaType: Step = async ({ client, challenge, user, answers }, services) => {
  const method = user.mfa.find((offered) => offered === answers.ANSWER);
  if (!method) throw invalidParameter('Invalid MFA method chosen.');
  await services.challenges.close(challenge);
  return askSecondFactor(client, user, method, services);
};

/** The secret was handed out and proven by AssociateSoftwareToken and VerifySoftwareToken within this session. */
const mfaSetup: Step = async ({ client, challenge, user }, services) => {
  if (!challenge.totp?.verified) throw invalidParameter('User has not verified software token mfa');
  const closed = services.challenges.close(challenge);
  user.totp = { secret: challenge.totp.secret };
  user.mfa = [...new Set<UserRecord['mfa'][number]>([...user.mfa, 'SOFTWARE_TOKEN_MFA'])];
  await closed;
  return signedIn(client, user, services);
};

const steps: Record<ChallengeRecord['name'], Step> = {
  PASSWORD_VERIFIER: passwordVerifier,
  NEW_PASSWORD_REQUIRED: newPasswordRequired,
  SOFTWARE_TOKEN_MFA: softwareToken,
  SMS_MFA: sms,
  SELECT_MFA_TYPE: selectMfaType,
  MFA_SETUP: mfaSetup,
};
