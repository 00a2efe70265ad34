import type { AuthorizationRow } from '#domain/contract/endpoint';
import { graphqlContract } from '#domain/contract/graphql';
import { contract } from '#domain/contract/groups';
import type { User } from '#domain/account/user';
import type { Database } from '../../lambdas/store/table/table.ts';
import { unsubscribeTokens } from '../../lambdas/message/unsubscribe-token.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import type { Thing } from './calls.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { caseRows, helperToken } from '../support/seed/seed-case.ts';
import { pageRows, proofRows, provenAccount, provenHandle, showCode } from '../support/seed/seed-proof.ts';
import { rightsRows } from '../support/seed/seed-rights.ts';
import {
  contactsOf,
  brandRows,
  domainRow,
  programRows,
  pendingEmail,
  phoneOf,
  put,
  rowsOf,
  secondEmail,
  seedBusiness,
  seedInvitation,
  seededDomain,
} from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';
import { type Row, asText, databaseOf, rowsAbout } from '../support/tables.ts';
import { type Credentials, type Wire, wireTo } from '../support/client.ts';

/** A row of either contract: `Query.getUser`, `app.start-scan`. */
export interface CaseRow {
  auth: 'USER' | 'NONE' | 'API_KEY' | 'IAM';
  row: AuthorizationRow;
}
export const rows: Record<string, CaseRow> = {
  ...graphqlContract,
  ...Object.fromEntries(
    Object.entries(contract).flatMap(([group, entries]) =>
      Object.entries(entries).map(([name, { auth, row }]) => [`${group}.${name}`, { auth, row }]),
    ),
  ),
};

export type Persona = keyof AuthorizationRow;
/** Who plays whom; the thing asked for is Maya's, or belongs to acme, where Ada is admin and Maya and Mel have seats. */
export const personas: Record<Persona, string> = {
  self: 'maya',
  otherUser: 'otto',
  member: 'mel',
  admin: 'ada',
  adminOfAnother: 'bob',
};

/** Of the same form as Maya's things, and nobody has them. */
export const nobodys: Thing = {
  userId: '00000000-0000-4000-8000-000000000000',
  email: 'nobody@example.com',
  secondEmail: 'nobody.second@example.com',
  pendingEmail: 'nobody.pending@example.com',
  pictureKey: 'users/00000000-0000-4000-8000-000000000000/profile/0123456789abcdef.png',
  phone: '+18605559999',
  findingId: 'finding-of-nobody',
  businessId: 'nobodys',
  invitedEmail: 'nobody.invited@example.com',
  invitationToken: `nobodys.${'n'.repeat(40)}`,
  invitingId: 'nobodys',
  seatEmail: 'nobody@example.com',
  handle: 'handle-of-nobody',
  peerId: 'peer-of-nobody',
  caseId: '7ZZZZ-case-of-nobody',
  helperToken: 'n'.repeat(40),
  stopToken: `u.f.nobody.${'n'.repeat(43)}`,
};

export const at = '2026-11-20T10:00:00.000Z';
export const by = ({ accessToken }: Person): Credentials => ({ token: accessToken });

/** A running stack with five people, two businesses and something of everything that belongs to somebody. */
export interface Scene {
  stack: LocalStack;
  wire: Wire;
  database: Database;
  people: Record<string, Person>;
  mayas: Thing;
  apiKey: string;
  /** What is stored of each person right after a first sign-in that sent all it should not. */
  firstRecords: User[];
  /** Words by which Maya's own rows are known. */
  wordsOfMaya: string[];
  /** Maya's rows, acme's, and the messages that Maya got, once the jobs that calls set off are done. */
  state(): Promise<string[]>;
  /** Maya's rows and acme's, as they were at first. */
  restore(): Promise<void>;
  /** The stack's clock goes on by this, ms. */
  pass(ms: number): void;
}

/**
 * @param seed of the pauses before each call of the tables, so that calls overlap as they do in the cloud
 * @param data where the stack keeps its state, for whoever looks at its files
 */
export async function openScene(seed: number, data?: string): Promise<Scene> {
  let shift = 0;
  const stack = await startServices({ now: () => Date.now() + shift, seed, ...(data && { data }) });
  const wire = wireTo(stack.origin, stack.config);
  const database = await databaseOf(stack);
  const all = await signUpPeople(stack, Object.values(personas));
  const [maya, otto, mel, ada, bob] = all as [Person, Person, Person, Person, Person];
  await Promise.all(all.map((person) => firstSignIn(wire, person, otto)));
  const firstRecords = await Promise.all(all.map(async ({ sub }) => (await userStore(database).get(sub))!));
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada, members: [maya, mel], at });
  await seedBusiness(database, { id: 'other', seats: 10, admin: bob, members: [], at });
  await seedBusiness(database, { id: 'workshop', seats: 1, admin: maya, members: [], at });
  await seedBusiness(database, { id: 'guild', seats: 10, admin: bob, members: [], at });
  const invitationToken = `acme.${'i'.repeat(40)}`;
  const invited = 'invited-to-acme@example.com';
  await seedInvitation(database, { businessId: 'acme', email: invited, token: invitationToken, by: ada, at });
  const second = secondEmail('maya');
  await seedInvitation(database, { businessId: 'guild', email: second, token: 'guild.t', by: bob, at });
  const picture = await anyPicture(stack.origin);
  const today = new Date().toISOString();
  await Promise.all(
    all.map((person) =>
      userStore(database).change(person.sub, {
        set: { ...contactsOf(person, today), socialMediaAccounts: [listedAccount(person)] },
      }),
    ),
  );
  await put(
    database,
    all.flatMap((person) => rowsOf(person, today, picture)),
  );
  await userStore(database).change(maya.sub, { set: { socialMediaAccounts: [provenAccount(today)] } });
  await put(database, [
    domainRow('acme', at),
    ...brandRows('acme', today, picture),
    ...programRows('acme', at),
    ...proofRows(maya, today),
    ...pageRows(today),
    ...caseRows(maya, today),
    ...rightsRows(maya, today),
  ]);
  await showCode(stack);
  const mayas: Thing = {
    userId: maya.sub,
    email: maya.email,
    secondEmail: secondEmail('maya'),
    pendingEmail: pendingEmail('maya'),
    pictureKey: await uploaded(wire, maya, picture),
    phone: phoneOf('maya'),
    findingId: 'finding-of-maya',
    businessId: 'acme',
    ...{ invitedEmail: 'invited-to-acme@example.com', invitationToken, invitingId: 'guild' },
    seatEmail: maya.email,
    handle: provenHandle,
    peerId: 'peer-of-maya',
    caseId: '7ZZZZ-case-of-maya',
    helperToken,
    stopToken: unsubscribeTokens(stack.variables['MAIL_KEY']!).make({
      userId: maya.sub,
      flag: 'alertsNewFeatures',
    }),
  };
  const wordsOfMaya = [maya.sub, maya.email, mayas.secondEmail, mayas.pendingEmail, mayas.phone, '-of-maya'];
  const watched = () => rowsAbout(stack, database, [...wordsOfMaya, '"acme"']);
  const kept = await watched();
  // What waits is mailed by the minute, whoever calls meanwhile; such a mail says how to stop it.
  const messages = () =>
    stack.outbox
      .list()
      .filter(({ to, headers }) => wordsOfMaya.includes(to) && !headers?.['List-Unsubscribe']);
  const unmailed = ([name, row]: Row): Row => {
    const { mailDueAt: _due, mailShard: _shard, mailedAt: _mailed, ...rest } = row;
    // a look at domains by the minute changes what is known of them, not what was said of them
    return [name, name === 'DomainWatch' ? { domain: row.domain, mark: row.mark } : rest];
  };
  /** What jobs of every minute do by themselves: they count the mails of an hour, look at domains, and delete what is over. */
  const byItself = ([name, row]: Row) =>
    (name === 'DomainWatch' && row.domain !== seededDomain) ||
    (name === 'Once' && /^(mail|digest)#/.test(String(row.id))) ||
    Number(row.expiresAt) * 1000 <= Date.now() + shift;
  // Most calls are refused and write nothing: what was read stands, and nothing is to be put back, until a table changes.
  let writes = 0;
  let restored = -1;
  let read: { rows: readonly Row[]; writes: number } | undefined;
  stack.dynamo.onChange(() => void writes++);
  const state = async () => {
    await settled(stack);
    if (read?.writes !== writes) read = { writes, rows: await watched() };
    const rows = read.rows.filter((row) => !byItself(row));
    return [...asText(rows.map(unmailed)), JSON.stringify(messages())];
  };
  return {
    ...{ stack, wire, database, mayas, firstRecords, wordsOfMaya, state },
    people: Object.fromEntries(all.map((person) => [person.name, person])),
    apiKey: (stack.config.API as { GraphQL: { apiKey: string } }).GraphQL.apiKey,
    restore: async () => {
      await settled(stack);
      if (restored === writes) return;
      await put(database, kept);
      restored = writes;
    },
    pass: (ms) => void (shift += ms),
  };
}

/** Of everybody: an account that is given is compared with their own. */
const listedAccount = ({ name }: Person) => ({
  platform: 'SNAPCHAT' as const,
  pageUrl: `https://www.snapchat.com/add/${name}-pots`,
});

/** What the first sign-in sends, with everything a hostile program might add. */
async function firstSignIn(wire: Wire, person: Person, victim: Person): Promise<void> {
  const input = {
    ...{ id: victim.sub, accountEmail: victim.email, role: 'Admin', createdAt: '2001-01-01T00:00:00.000Z' },
    ...{ firstName: person.name, phoneCell: '+18605550100', ignoredUserIds: [victim.sub] },
    emails: [{ emailAddress: victim.email, emailUse: 'WORK', verifiedAt: at }],
    socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/torvalds', verifiedAt: at }],
    impersonationDetection: { likelyClones: 99 },
  };
  const made = await wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input },
    by(person),
  );
  if (made.kind === 'refused') throw new Error(`${person.name}: ${made.message}`);
}

/** A picture that the twin of GitHub really serves. */
export async function anyPicture(origin: string): Promise<string> {
  const found = await fetch(`${origin}/platforms/github/search/users?q=an+in:login`);
  const { items } = (await found.json()) as { items: { avatar_url: string }[] };
  return items[0]!.avatar_url;
}

/** A picture posted with a form of the product's own, not yet anybody's profile picture; its key. */
async function uploaded(wire: Wire, person: Person, picture: string): Promise<string> {
  const image = await fetch(picture);
  const contentType = image.headers.get('content-type')!;
  const asked = await wire.rest('user', 'upload-url', { contentType }, by(person));
  if (asked.kind === 'refused') throw new Error(asked.message);
  const { url, fields, key } = asked.value as { url: string; fields: Record<string, string>; key: string };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([await image.arrayBuffer()], { type: contentType }));
  const posted = await fetch(url, { method: 'POST', body: form });
  if (!posted.ok) throw new Error(`${url} answered ${posted.status}: ${await posted.text()}`);
  return key;
}
