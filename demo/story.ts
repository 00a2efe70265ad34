import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { deployedTable, readEnvironment } from '../lambdas/runtime/environment.ts';
import { sleep } from '../lambdas/runtime/retry.ts';
import { hashImage } from '../lambdas/scan/picture/hash-image.ts';
import { accessIn } from '../lambdas/sources/stage-sources.ts';
import { databaseOver } from '../lambdas/store/table/table.ts';
import { userBucket } from '../lambdas/store/user-bucket.ts';
import { asResource } from './story/as-resource.ts';
import { ownerLogin } from './story/ferrow-bay.ts';
import { demoAccount, makeOperator } from './story/people.ts';
import { tellAll } from './story/tell-all.ts';
import { beganAt } from './twins/began.ts';
import { bringFiles } from './twins/package-files.ts';

bringFiles();

const env = readEnvironment({
  USER_POOL_ID: z.string().min(1),
  SOURCES: z.string().min(2),
  TWINS_ADDRESS: z.url(),
  DEMO_EMAIL: z.email(),
  DEMO_KEY: z.string().min(32),
});
// With the four kinds of letters that the user pool asks for.
const login = { email: env.DEMO_EMAIL, password: `Maya-1-${env.DEMO_KEY}` };
/** Who runs this branch: reads its outbox, among other things. Nobody has the address. */
const operator = { email: 'operator@demo.countersign.example', password: login.password };
const database = databaseOver(new DynamoDBClient({}), deployedTable);
// Asked in this very function, as they were on each day, under the addresses that they have.
const here = `${new URL(env.TWINS_ADDRESS).origin}/`;

async function tell(): Promise<Record<string, string>> {
  const userPools = new CognitoIdentityProviderClient({});
  await demoAccount(userPools, env.USER_POOL_ID, operator);
  await makeOperator(userPools, env.USER_POOL_ID, operator);
  await tellAll({
    ...{ database, files: userBucket(), userPools, login, hashImage },
    userPoolId: env.USER_POOL_ID,
    platforms: { madeFrom: { seed: 'countersign', since: await beganAt(database, Date.now()) } },
    access: accessIn(env.SOURCES.replaceAll(env.TWINS_ADDRESS, here)),
  });
  return {
    LogIn: `${login.email}, as ${ownerLogin(login).email} who owns a business, or as ${operator.email} who runs it all and reads its outbox, with the password ${login.password}`,
  };
}

/** CloudFormation calls it when the stage is deployed: whoever comes to look finds people, and six weeks behind them. */
export const handler = asResource(tell, {
  ...{ pause: () => sleep(10_000), send: fetch },
  otherwise: { LogIn: 'nobody: the story could not be told, and the log of its function says why' },
});
