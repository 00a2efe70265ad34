import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { SignInSeen } from '#domain/account/sign-in-seen';
import { normalEmail } from '#domain/text';
import { safetyTeller } from './account/safety-notices.ts';
import { lookAtSignIn, type SignInServices } from './account/sign-in-seen.ts';
import { stageMailer } from './message/stage-mailer.ts';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { factorsOf } from './runtime/identity/own-identity.ts';
import { raceRetry } from './runtime/retry.ts';
import { contactStore } from './store/contact/contact.ts';
import { onceStore } from './store/once.ts';
import { safetyStore } from './store/safety.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';
import { inTime, tablesInTime } from './runtime/aws/in-time.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';
import { later } from './runtime/aws/later.ts';

const env = readEnvironment({ USER_POOL_ID: z.string().min(1), MAIL_FROM: z.string().min(3) });
const identities = later(() => new CognitoIdentityProviderClient(inTime));
const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const services: SignInServices = {
  users: userStore(database),
  contacts: contactStore(database),
  safety: safetyStore(database),
  once: onceStore(database),
  retry: raceRetry,
  tell: safetyTeller({
    send: stageMailer(database, env.MAIL_FROM),
    from: env.MAIL_FROM,
    site: process.env['SITE_URL'] || undefined,
    now: Date.now,
  }),
  identity: async (Username) => {
    try {
      const found = await identities.send(
        new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username }),
      );
      const all = new Map(found.UserAttributes?.map(({ Name, Value }) => [Name, Value]));
      return {
        email: all.get('email_verified') === 'true' ? normalEmail(all.get('email') ?? '') : undefined,
        factors: factorsOf(found.UserMFASettingList ?? []),
      };
    } catch (error) {
      if ((error as Error).name === 'UserNotFoundException') return undefined;
      throw error;
    }
  },
};

async function oneSignIn(record: SQSRecord): Promise<void> {
  await lookAtSignIn(SignInSeen.parse(JSON.parse(record.body)), services);
}

/** Works off the sign-ins that the user pool told of; one that fails goes back on the queue alone. */
export const handler = queueHandler('A sign-in was not looked at', oneSignIn);
