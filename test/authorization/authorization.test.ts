import {
  CognitoIdentityProviderClient,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ResourcesConfig } from 'aws-amplify';
import { type JWK, SignJWT, decodeJwt, decodeProtectedHeader, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, asks } from './calls.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { type Persona, type Scene, by, nobodys, openScene, personas, rows } from './personas.ts';
import type { Outcome } from '../support/client.ts';

/** Who may do what, asked over HTTP of a running stack: each row of both contracts times each persona. */
let scene: Scene;
beforeAll(async () => {
  scene = await openScene(7);
});
afterAll(() => scene?.stack.close());

/** Who a persona is for a row: seen from a business, `self` is somebody signed in who has no seat there. */
const personOf = (persona: Persona, { of }: Ask): Person =>
  scene.people[of === 'business' && persona === 'self' ? 'otto' : personas[persona]]!;

const refusals = ['FORBIDDEN', 'UNAUTHENTICATED', 'Unauthorized', 'UnauthorizedException'];
/** Further refusals that D may come as: the call looks among the caller's own things and finds none, or no code fits. */
const refusalsAmongOwn = [...refusals, 'NOT_FOUND', 'INVALID_INPUT'];

async function expectPermission(name: string, persona: Persona): Promise<void> {
  const ask = asks[name]!;
  const { row } = rows[name]!;
  const permission = row[persona];
  const caller = personOf(persona, ask);
  const { wire, mayas, state, wordsOfMaya } = scene;
  const own = ask.of === undefined && caller.name === 'maya';
  const before = await state();
  const got = await ask.call(wire, mayas, by(caller));
  const after = await state();
  if (!(permission === 'A' && (own || ask.of === 'business' || ask.byToken)))
    expect(after, 'nothing changed').toEqual(before);

  if (permission === 'A') return expectShown(got, ask, caller);
  if (permission === 'reduced') {
    expect(got.kind).toBe('answer');
    expect(JSON.stringify(got)).toContain('"id":"acme"');
    for (const hidden of ['totalAvailableSeats', 'usedSeats', 'office@acme.example', '"address":'])
      expect(JSON.stringify(got)).not.toContain(hidden);
    return;
  }
  if (ask.names === 'nothing') {
    // Whatever the call says, it is about the caller: D and own come to the same.
    expectShown(got, ask, caller);
    if (!own && ask.of === undefined)
      for (const word of wordsOfMaya) expect(JSON.stringify(got)).not.toContain(word);
    return;
  }
  if (permission === 'D') {
    expect(got.kind).toBe('refused');
    // Where nobody is allowed, a call that is merely malformed would look like a refusal.
    const someoneMay = Object.values(row).includes('A');
    expect(someoneMay ? refusalsAmongOwn : refusals).toContain(got.kind === 'refused' && got.code);
  }
  // Also a refusal must not tell whether there is such a thing.
  expect(await ask.call(wire, nobodys, by(caller))).toEqual(got);
}

function expectShown(got: Outcome, ask: Ask, caller: Person): void {
  expect(got).toMatchObject({ kind: 'answer' });
  for (const word of ask.shows?.(caller) ?? []) expect(JSON.stringify(got)).toContain(word);
}

describe('who may do what', () => {
  it('is asked of every row of the contract: a new call needs its line in asks.ts', () => {
    expect(Object.keys(asks).sort()).toEqual(Object.keys(rows).sort());
  });

  describe.each(Object.keys(rows).filter((name) => asks[name]))('%s', (name) => {
    const { auth, row } = rows[name]!;
    const ask = asks[name]!;

    it
      .skipIf(ask.ends)
      .each((Object.keys(personas) as Persona[]).map((persona) => [row[persona], persona] as const))(
      'answers %s to %s',
      async (_permission, persona) => {
        await scene.restore();
        await expectPermission(name, persona);
      },
    );

    it('answers nobody who is not signed in, by API key only what is public', async () => {
      const { wire, mayas, apiKey, state, people, restore } = scene;
      await restore();
      const before = await state();
      const keyed = await ask.call(wire, mayas, { apiKey });
      if (auth === 'API_KEY' || auth === 'NONE') expectShown(keyed, ask, people.maya!);
      else expect(refusals).toContain(keyed.kind === 'refused' && keyed.code);
      if (auth !== 'NONE') {
        const bare = await ask.call(wire, mayas, {});
        expect(refusals).toContain(bare.kind === 'refused' && bare.code);
      }
      if (!ask.byToken) expect(await state()).toEqual(before);
    });
  });
});

describe('what a call sets off', () => {
  it('is over before anybody looks: else the next case would see it happen', async () => {
    await scene.restore();
    await asks['user.break-connection']!.call(scene.wire, scene.mayas, by(scene.people.maya!));
    const notices = (await scene.state()).filter((row) => row.startsWith('Notification '));
    expect(notices.some((row) => row.includes('is no longer connected with you'))).toBe(true);
    for (const row of notices) expect(row).toContain('"deliveredAt"');
  });
});

describe('ending an account', () => {
  it('ends the caller’s alone, and their token makes no new one', async () => {
    const [nina] = (await signUpPeople(scene.stack, ['nina'])) as [Person];
    const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
    const read = 'query ($id: ID!) { getUser(id: $id) { id } }';
    await scene.wire.graphql(create, { input: {} }, by(nina));
    const before = await scene.state();
    const ended = await asks['user.delete']!.call(scene.wire, scene.mayas, by(nina));
    expectShown(ended, asks['user.delete']!, nina);
    expect(await scene.wire.graphql(read, { id: nina.sub }, by(nina))).toEqual({
      kind: 'answer',
      value: null,
    });
    expect(await scene.wire.graphql(create, { input: {} }, by(nina))).toMatchObject({ kind: 'refused' });
    expect(await scene.state()).toEqual(before);
  });
});

describe('a token', () => {
  const calls = Object.keys(asks).filter((name) => rows[name]?.auth === 'USER' && !name.startsWith('Sub'));
  const restCalls = calls.filter((name) => /^[a-z]/.test(name));
  const parts = () => scene.people.maya!.accessToken.split('.') as [string, string, string];
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => decodeJwt(scene.people.maya!.accessToken);

  const bad: Record<string, () => Promise<string> | string> = {
    'signed by another key': async () => {
      const { privateKey } = await generateKeyPair('RS256');
      const { kid } = decodeProtectedHeader(scene.people.maya!.accessToken);
      return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    },
    'signed by the public key as if it were a secret': async () => {
      const keys = await fetch(
        `${scene.stack.origin}/cognito/${claims().iss!.split('/').at(-1)}/.well-known/jwks.json`,
      );
      const [key] = ((await keys.json()) as { keys: JWK[] }).keys;
      const secret = new TextEncoder().encode(JSON.stringify(key));
      return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: key!.kid }).sign(secret);
    },
    'without a signature': () => `${encoded({ alg: 'none' })}.${parts()[1]}.`,
    'with other claims under its signature': () =>
      `${parts()[0]}.${encoded({ ...claims(), sub: scene.people.otto!.sub })}.${parts()[2]}`,
    'of another issuer': async () => {
      const { privateKey } = await generateKeyPair('RS256');
      const iss = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_elsewhere';
      return new SignJWT({ ...claims(), iss }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    },
    'for refreshing': () => scene.people.maya!.refreshToken,
    'that is none': () => 'Bearer maya',
    'that is empty': () => '',
  };

  const refusedBy = async (names: string[], token: string) => {
    const before = await scene.state();
    for (const name of names) {
      const got = await asks[name]!.call(scene.wire, scene.mayas, { token });
      expect(got, name).toMatchObject({ kind: 'refused', status: 401 });
    }
    expect(await scene.state()).toEqual(before);
  };

  it.each(Object.keys(bad))('%s opens nothing', async (kind) => {
    await refusedBy(calls, await bad[kind]!());
  });

  it('that names who one is (ID token) is no key to the REST groups', async () => {
    await refusedBy(restCalls, scene.people.maya!.idToken);
  });

  it('that names who one is (ID token) moves no address either', async () => {
    const got = await asks['Mutation.createEmailInventory']!.call(scene.wire, scene.mayas, {
      token: scene.people.maya!.idToken,
    });
    expect(got).toMatchObject({ kind: 'refused', code: 'UNAUTHENTICATED' });
  });

  it('that is forged buys no credentials at the identity pool', async () => {
    const { Auth } = scene.stack.config as {
      Auth: { Cognito: { identityPoolId: string; userPoolId: string } };
    };
    const { identityPoolId: IdentityPoolId, userPoolId } = Auth.Cognito;
    const ask = async (token: string) => {
      const response = await fetch(`${scene.stack.origin}/cognito-identity`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityService.GetId',
        },
        body: JSON.stringify({
          IdentityPoolId,
          Logins: { [`cognito-idp.us-east-1.amazonaws.com/${userPoolId}`]: token },
        }),
      });
      return { status: response.status, body: await response.text() };
    };
    expect((await ask(scene.people.maya!.idToken)).status).toBe(200);
    const refused = await ask(await bad['signed by another key']!());
    expect(refused).toMatchObject({ status: 400, body: expect.stringContaining('NotAuthorizedException') });
  });

  it('that was revoked reads to its end, as in the cloud, but moves no address', async () => {
    const [rita] = (await signUpPeople(scene.stack, ['rita'])) as [Person];
    const { userPoolEndpoint: endpoint } = (scene.stack.config as ResourcesConfig).Auth!.Cognito;
    const identity = new CognitoIdentityProviderClient({
      region: 'us-east-1',
      endpoint: endpoint!,
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    });
    await identity.send(new GlobalSignOutCommand({ AccessToken: rita.accessToken }));
    const hers = { ...scene.mayas, userId: rita.sub, email: rita.email };
    const read = await asks['Query.getUser']!.call(scene.wire, hers, by(rita));
    expect(read).toEqual({ kind: 'answer', value: null });
    for (const name of [
      'user.update-email-address',
      'Mutation.createEmailInventory',
      'Mutation.createUser',
    ]) {
      const got = await asks[name]!.call(scene.wire, hers, by(rita));
      expect(got, name).toMatchObject({ kind: 'refused', code: 'UNAUTHENTICATED' });
    }
  });

  // Last: the clock goes on for everybody.
  it('ends after its 15 minutes', async () => {
    await expectPermission('Query.getUser', 'self');
    scene.pass(16 * 60_000);
    await refusedBy(calls, scene.people.maya!.accessToken);
  });
});
