import { userStore } from '../../../lambdas/store/user.ts';
import type { Thing } from '../../authorization/calls.ts';
import { anyPicture, nobodys } from '../../authorization/personas.ts';
import { asOperator } from '../../support/operator.ts';
import { type Person, beginWith, signUpPeople } from '../../support/people.ts';
import { caseRows, helperToken } from '../../support/seed/seed-case.ts';
import { pageRows, proofRows, provenAccount, provenHandle, showCode } from '../../support/seed/seed-proof.ts';
import { rightsRows } from '../../support/seed/seed-rights.ts';
import * as seed from '../../support/seed/seed.ts';
import type { Reached } from './attacked.ts';
import { allRows, putBack } from './rows.ts';

/** Who attacks, and what they have: all that a signed-in person can own, so that no call ends at "there is none". */
export interface Scene {
  /** Has everything; admin of acme. */
  maya: Person;
  /** Runs the product. */
  operator: Person;
  /** Whose account calls may end. */
  doomed: Person;
  things: Thing;
  apiKey: string;
  /** Everything as it was at first, and nothing counted against anybody: limits would end each attack after its first steps. */
  restore(): Promise<void>;
}

/** Fills a stack for an attack. */
export async function openScene(attacked: Reached): Promise<Scene> {
  const { wire, origin } = attacked;
  const database = await attacked.database();
  const people = await signUpPeople(attacked, ['maya', 'olga', 'dora']);
  const [maya, olga, doomed] = people as [Person, Person, Person];
  for (const person of people) await beginWith(wire, person, provenHandle);
  const operator = await asOperator({ origin }, olga);
  await showCode({ origin });
  const picture = await anyPicture(origin);
  const today = new Date().toISOString();
  const invitationToken = `acme.${'i'.repeat(40)}`;
  const record = { ...seed.contactsOf(maya, today), socialMediaAccounts: [provenAccount(today)] };
  await userStore(database).change(maya.sub, { set: record });
  const invited = { email: 'invited-to-acme@example.com', token: invitationToken, by: maya, at: today };
  await seed.seedBusiness(database, { id: 'acme', seats: 10, admin: maya, members: [olga], at: today });
  await seed.seedBusiness(database, { id: 'guild', seats: 10, admin: olga, members: [], at: today });
  await seed.seedInvitation(database, { businessId: 'acme', ...invited });
  await seed.put(database, [
    ...seed.rowsOf(maya, today, picture),
    ...[seed.domainRow('acme', today), ...seed.brandRows('acme', today, picture)],
    ...[...seed.programRows('acme', today), ...proofRows(maya, today), ...pageRows(today)],
    ...[...caseRows(maya, today), ...rightsRows(maya, today)],
  ]);
  const kept = await allRows(database);
  return {
    ...{ maya, operator, doomed },
    restore: () => putBack(database, kept),
    apiKey: (attacked.config.API as { GraphQL: { apiKey: string } }).GraphQL.apiKey,
    things: {
      ...nobodys,
      ...{ userId: maya.sub, email: maya.email, phone: seed.phoneOf('maya'), seatEmail: olga.email },
      ...{ secondEmail: seed.secondEmail('maya'), pendingEmail: seed.pendingEmail('maya') },
      ...{ findingId: 'finding-of-maya', businessId: 'acme', handle: provenHandle, peerId: 'peer-of-maya' },
      ...{ invitedEmail: invited.email, invitationToken, invitingId: 'guild' },
      ...{ caseId: '7ZZZZ-case-of-maya', helperToken },
    },
  };
}
