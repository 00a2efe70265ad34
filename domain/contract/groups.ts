import { accountContract } from './account.ts';
import { businessContract } from './business.ts';
import { businessAccountContract } from './business-account.ts';
import { businessBrandContract } from './business-brand.ts';
import { businessProgramsContract } from './business-programs.ts';
import { caseContract } from './case.ts';
import type { Endpoint, Group } from './endpoint.ts';
import { markedContract } from './marked.ts';
import { messageContract } from './message.ts';
import { ofGroup } from './calls-of-group.ts';
import { operatorContract } from './operator.ts';
import { peopleContract } from './people.ts';
import { closingContract, proofContract } from './proof.ts';
import { rightsContract } from './rights.ts';
import { scanContract } from './scan.ts';

const calls = {
  ...accountContract,
  ...businessAccountContract,
  ...businessBrandContract,
  ...businessContract,
  ...businessProgramsContract,
  ...caseContract,
  ...closingContract,
  ...markedContract,
  ...messageContract,
  ...operatorContract,
  ...peopleContract,
  ...proofContract,
  ...rightsContract,
  ...scanContract,
};

/** Every call of the five groups. lib makes the APIs from it, tests walk it. */
export const contract = {
  app: ofGroup('app', calls),
  business: ofGroup('business', calls),
  notification: ofGroup('notification', calls),
  proxy: ofGroup('proxy', calls),
  user: ofGroup('user', calls),
} satisfies Record<Group, Record<string, Endpoint>>;
