import {
  CognitoIdentityProviderClient,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { tellOperators } from './operator/tell-operators.ts';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { seatRows } from './store/business/own-seats.ts';
import { notificationStore } from './store/notification.ts';
import { supportStore } from './store/request.ts';
import { socialProofStore } from './store/proof/social-proof.ts';
import { databaseOver } from './store/table/table.ts';
import { inTime, tablesInTime } from './runtime/aws/in-time.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';
import { later } from './runtime/aws/later.ts';

const { USER_POOL_ID: UserPoolId } = readEnvironment({ USER_POOL_ID: z.string().min(1) });
const client = later(() => new CognitoIdentityProviderClient(inTime));
const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);

/** The members of the group that runs the product, as the identity service has them at this moment. */
async function operators(): Promise<string[]> {
  const found: string[] = [];
  for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName: 'Admin' }))
    for (const { Attributes = [], Enabled } of Users) {
      const sub = Attributes.find(({ Name }) => Name === 'sub')?.Value;
      if (sub && Enabled !== false) found.push(sub);
    }
  return found;
}

const seats = seatRows(database);

const services = {
  proofs: socialProofStore(database),
  // Of seats alone: a store that counts them as well wants the table of businesses, too.
  seats: { seatsIn: (businessId: string) => seats('businessId', businessId) },
  requests: supportStore(database),
  notifications: notificationStore(database),
  operators,
  now: Date.now,
};

/** Runs on the schedule: those who run the product are told of reviews and messages that wait. */
export const handler = jobHandler(() => tellOperators(services));
