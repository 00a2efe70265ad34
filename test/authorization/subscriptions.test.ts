import { SignJWT, decodeJwt, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Wire, wireTo } from '../support/client.ts';
import { asOperator } from '../support/operator.ts';
import { type Person, beginWith, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { listen } from './listen.ts';

/** Whoever wants to listen, against each subscription there is: to what is Maya's, and to what is their own. */
let stack: Awaited<ReturnType<typeof startServices>>;
let wire: Wire;
const people: Record<string, Person> = {};
beforeAll(async () => {
  stack = await startServices({ now: Date.now, seed: 16 });
  wire = wireTo(stack.origin, stack.config);
  for (const person of await signUpPeople(stack, ['maya', 'otto', 'olga', 'dora'])) {
    people[person.name] = person;
    await beginWith(wire, person, person.name);
  }
  people.olga = await asOperator(stack, people.olga!);
  await wire.rest('user', 'delete', { confirm: people.dora!.email }, { token: people.dora!.accessToken });
});
afterAll(() => stack?.close());

const fields = { onNotification: 'userId id title', onScanProgress: 'userId scanId status' };
const asked = (field: keyof typeof fields) =>
  `subscription ($userId: ID!) { ${field}(userId: $userId) { ${fields[field]} } }`;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const maya = () => people.maya!;
const claims = () => decodeJwt(maya().accessToken);
const parts = () => maya().accessToken.split('.') as [string, string, string];
const forged = async (more: object, header: object = {}) => {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ ...claims(), ...more })
    .setProtectedHeader({ alg: 'RS256', ...header })
    .sign(privateKey);
};

/** What somebody carries who is not Maya. */
const principals: Record<string, () => object | Promise<object>> = {
  'nobody who is signed in': () => ({}),
  'the public key of the API': () => ({
    apiKey: (stack.config.API as { GraphQL: { apiKey: string } }).GraphQL.apiKey,
  }),
  'another person': () => ({ token: people.otto!.accessToken }),
  'another person by who they are (ID token)': () => ({ token: people.otto!.idToken }),
  'an operator': () => ({ token: people.olga!.accessToken }),
  'somebody whose account is deleted': () => ({ token: people.dora!.accessToken }),
  'a token for refreshing': () => ({ token: maya().refreshToken }),
  'a token without a signature': () => ({ token: `${encoded({ alg: 'none' })}.${parts()[1]}.` }),
  'a token with her id under another signature': () => ({
    token: `${parts()[0]}.${encoded({ ...decodeJwt(people.otto!.accessToken), sub: maya().sub })}.${parts()[2]}`,
  }),
  'a token of another key': async () => ({ token: await forged({}) }),
  'a token that is over, of another key': async () => ({ token: await forged({ exp: 1 }) }),
  'words that are no token': () => ({ token: 'Bearer maya' }),
};

describe.each(Object.keys(fields) as (keyof typeof fields)[])('%s', (field) => {
  it.each(Object.keys(principals))('%s hears nothing of Maya’s', async (who) => {
    const got = await wire.subscribe(asked(field), { userId: maya().sub }, await principals[who]!());
    expect(got).toMatchObject({ kind: 'refused' });
    expect(got.kind === 'refused' && got.code).toMatch(/Unauthorized|FORBIDDEN|UNAUTHENTICATED/);
  });

  it.each([
    ['nobody', `subscription { ${field} { userId } }`],
    ['null', `subscription { ${field}(userId: null) { userId } }`],
    ['everybody', `subscription { ${field}(userId: "*") { userId } }`],
    [
      'herself and somebody else',
      `subscription ($a: ID!) { ${field}(userId: $a) { userId } b: ${field}(userId: "x") { userId } }`,
    ],
  ])('cannot be asked for %s', async (_, query) => {
    const by = { token: people.otto!.accessToken };
    expect(await wire.subscribe(query, { a: people.otto!.sub }, by)).toMatchObject({ kind: 'refused' });
  });

  it('is their own to whoever is signed in', async () => {
    for (const { sub, accessToken } of [maya(), people.otto!, people.olga!])
      expect(await wire.subscribe(asked(field), { userId: sub }, { token: accessToken })).toMatchObject({
        kind: 'answer',
      });
  });
});

it('what is told to Maya is heard by Maya, and by nobody who listens beside her', async () => {
  const listening = await Promise.all(
    ['maya', 'otto', 'olga'].map((name) => {
      const { sub, accessToken } = people[name]!;
      return listen(stack.origin, asked('onNotification'), { userId: sub }, { token: accessToken });
    }),
  );
  const { sub: id, accessToken: token } = people.otto!;
  const named = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }';
  await wire.graphql(named, { input: { id, firstName: 'Otto' } }, { token });
  const asking = { emailAddress: maya().email };
  await wire.rest('user', 'request-connection', asking, { token: people.otto!.accessToken });
  await expect.poll(() => listening[0]!.heard).toHaveLength(1);
  expect(JSON.stringify(listening[0]!.heard)).toContain(maya().sub);
  expect(listening.slice(1).map(({ heard }) => heard)).toEqual([[], []]);
  listening.forEach(({ close }) => close());
});
