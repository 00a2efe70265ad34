import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Context } from 'aws-lambda';
import { correlationIdIn } from '#domain/contract/correlation';
import { ProductError, noSuchProfile } from '#domain/errors';
import { checkProfile } from './graphql/check-profile.ts';
import { editBusiness } from './graphql/edit-business.ts';
import { editProfile } from './graphql/edit-profile.ts';
import { keepEmail } from './graphql/keep-contact.ts';
import { firstSignIn } from './graphql/first-sign-in.ts';
import { giveUpEmail, giveUpPhone } from './graphql/give-up-contact.ts';
import { leaveBusiness } from './graphql/leave-business.ts';
import { settlingListed } from './graphql/settle-listed.ts';
import { verifiedEmailFrom } from './runtime/cognito-identity.ts';
import { deletionQueue } from './account/deletion-queue.ts';
import { forgettingVouches } from './people/forget-vouches.ts';
import { withoutWebhook } from './news/without-webhook.ts';
import { givingUpProof } from './proof/give-up-proof.ts';
import { holdersOver } from './proof/holder.ts';
import { deployedTable } from './runtime/environment.ts';
import { failureFacts, logger } from './runtime/logger.ts';
import { ownIdentityFrom } from './runtime/identity/own-identity.ts';
import { raceRetry } from './runtime/retry.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { stageFingerprint } from './store/rights/fingerprint.ts';
import { stageOptedOut } from './rights/opted-out.ts';
import { businessStore } from './store/business/business.ts';
import { seatStore } from './store/business/seat.ts';
import { connectionStore } from './store/connection.ts';
import { contactStore } from './store/contact/contact.ts';
import { contactOwnerStore } from './store/contact/contact-owner.ts';
import { findingStore } from './store/finding.ts';
import { givenUpStore } from './store/given-up.ts';
import { removeNotices } from './store/notices-about.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { socialProofStore } from './store/proof/social-proof.ts';
import { databaseOver } from './store/table/table.ts';
import { tombstoneStore } from './store/tombstone.ts';
import { suppressionStore } from './store/rights/suppression.ts';
import { userStore } from './store/user.ts';
import { inTime, tablesInTime } from './runtime/aws/in-time.ts';
import { correlated } from './runtime/trace/correlation.ts';
import { later } from './runtime/aws/later.ts';

/** What a resolver hands over; see resolvers/shared/function.ts. */
interface Field {
  field: string;
  arguments: Record<string, never>;
  identity: { sub: string };
  authorization?: string;
  /** Where a question that needs no account came from. */
  sourceIp?: string;
  /** What the page calls this call, if it says so. */
  correlationId?: string;
}

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const cognito = later(() => new CognitoIdentityProviderClient(inTime));
const proofs = socialProofStore(database);
const tombstones = tombstoneStore(database);
const { isDeleted } = tombstones;
const users = userStore(database);
const businesses = businessStore(database);
const seats = seatStore(database);
const notifications = notificationStore(database);
const removals = deletionQueue();
const services = {
  users,
  owners: contactOwnerStore(database),
  contacts: contactStore(database),
  businesses,
  seats,
  verifiedEmail: verifiedEmailFrom(cognito),
  identity: ownIdentityFrom(cognito),
  enqueueDeletion: removals,
  forgetPicture: removals,
  notifications,
  tombstones,
  proofs,
  once: onceStore(database),
  givenUp: givenUpStore(database, Date.now),
  suppressions: suppressionStore(database),
  fingerprint: stageFingerprint(),
  optedOut: stageOptedOut(database),
  releaseProof: givingUpProof({
    ...{ proofs, seats, notifications, holders: holdersOver({ users, businesses }), now: Date.now },
    ...withoutWebhook,
  }),
  settleListed: settlingListed({
    ...{ users, findings: findingStore(database), enqueue: scanQueue(), retry: raceRetry, now: Date.now },
  }),
  forgetVouches: forgettingVouches({
    ...{ connections: connectionStore(database), retry: raceRetry, now: Date.now },
    unsay: (told) => removeNotices(database, told),
  }),
  now: Date.now,
  retry: raceRetry,
};

/** The fields that need a transaction, a retry or a rule. */
const fields: Record<
  string,
  (
    args: never,
    caller: { sub: string; token: string; sourceIp: string },
    s: typeof services,
  ) => Promise<unknown>
> = {
  createUser: firstSignIn,
  updateUser: editProfile,
  createEmailInventory: keepEmail,
  updateEmailInventory: keepEmail,
  deleteEmailInventory: giveUpEmail,
  deletePhoneInventory: giveUpPhone,
  updateBusiness: editBusiness,
  deleteBusinessAccountUsers: leaveBusiness,
  checkProfile,
};

/** Answers `{value}` or `{error: {code, message}}`, which the resolver turns into AppSync's own error. */
export const handler = (event: Field, { awsRequestId }: Pick<Context, 'awsRequestId'>) =>
  correlated(correlationIdIn(event.correlationId) ?? awsRequestId, async () => {
    const answer = await answerField(event);
    logger.info('Answered', { field: event.field, refused: answer.error?.code });
    return answer;
  });

async function answerField({
  field,
  arguments: args,
  identity,
  authorization = '',
  sourceIp = '',
}: Field): Promise<{ value?: unknown; error?: { code: string; message: string } }> {
  const run = fields[field];
  try {
    if (!run) throw new ProductError('NOT_FOUND', 'There is no such call.');
    if (identity.sub && (await isDeleted(identity.sub))) throw noSuchProfile();
    const caller = { sub: identity.sub, token: authorization.replace(/^Bearer /i, ''), sourceIp };
    return { value: await run(args as never, caller, services) };
  } catch (error) {
    if (error instanceof ProductError) return { error: { code: error.code, message: error.message } };
    logger.error('Field failed', { field, ...failureFacts(error) });
    return { error: { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' } };
  }
}
