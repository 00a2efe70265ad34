import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userSubject } from '#domain/keys';
import type { Connection } from '#domain/people/connection';
import type { Vouch } from '#domain/people/vouch';
import type { Finding } from '#domain/scan/finding';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { put } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** Connections over HTTP of a running stack: what each side sees, and what nobody can find out. */
let stack: LocalStack;
let wire: Wire;
let people: Record<'maya' | 'otto' | 'ines' | 'nona', Person>;

beforeAll(async () => {
  stack = await startServices({ seed: 12 });
  wire = wireTo(stack.origin, stack.config);
  const names = ['maya', 'otto', 'ines', 'nona'] as const;
  const signedUp = await signUpPeople(stack, names);
  people = Object.fromEntries(names.map((name, n) => [name, signedUp[n]])) as typeof people;
  for (const { accessToken, sub, email, name } of signedUp)
    await answer(
      wire.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: { id: sub, accountEmail: email, ...(name !== 'nona' && { firstName: name }) } },
        { token: accessToken },
      ),
    );
});
afterAll(() => stack?.close());

type Name = keyof typeof people;
const call = <T>(who: Name, name: string, input: object) =>
  answer<T>(wire.rest('user', name, input, { token: people[who].accessToken }));
const ask = async (who: Name, emailAddress: string) =>
  (await call<{ connection: Connection }>(who, 'request-connection', { emailAddress })).connection;
const listOf = async (who: Name) =>
  (
    await call<{
      connections: (Connection & { peerVerified: boolean; vouches: Vouch[] })[];
      vouching: number;
    }>(who, 'get-connections', {})
  ).connections;
/** A row without what is different for every row. */
const shape = ({ peerId: _, peerName: _name, createdAt: _at, updatedAt: _then, ...row }: Connection) => row;
const scoreOf = async (who: Name) =>
  (
    await answer<{ score: { score: number } }>(
      wire.rest('app', 'get-report', {}, { token: people[who].accessToken }),
    )
  ).score.score;
const titles = async (who: Name) =>
  (
    await answer<{ items: { title: string }[] }>(
      wire.graphql('{ listNotifications { items { title } } }', {}, { token: people[who].accessToken }),
    )
  ).items.map(({ title }) => title);

describe('connections', () => {
  it('asking tells nothing about whether anybody is there', async () => {
    const real = await ask('maya', 'otto@example.com');
    const none = await ask('maya', 'nobody-here@example.com');
    expect(shape(real)).toEqual(shape(none));
    expect(Object.keys(real).sort()).toEqual(Object.keys(none).sort());
    expect(real.peerId).toMatch(/^ask#[0-9a-f]{32}$/);
    expect(real.peerName).toBe('otto@example.com');
    expect(JSON.stringify(await listOf('maya'))).not.toContain(people.otto.sub);
    for (const emailAddress of ['otto@example.com', 'nobody-here@example.com'])
      expect(await call('maya', 'find-users', { emailAddress })).toEqual({ person: null });
  });

  it('being found is a choice', async () => {
    await call('otto', 'set-findable', { findable: true });
    expect(await call('maya', 'find-users', { emailAddress: 'otto@example.com' })).toEqual({
      person: { name: 'otto', verified: false, connected: false },
    });
    await call('otto', 'set-findable', { findable: false });
  });

  it('accepted, both have the other, are told, and a verified person counts', async () => {
    const [wanted] = await listOf('otto');
    expect(wanted).toMatchObject({
      peerId: people.maya.sub,
      status: 'REQUESTED',
      asked: false,
      peerName: 'maya',
    });
    expect(await titles('otto')).toContain('maya wants to connect');
    const before = await scoreOf('maya');
    await call('otto', 'answer-connection', { peerId: people.maya.sub, answer: 'accept' });
    const mayas = (await listOf('maya')).find(({ peerId }) => peerId === people.otto.sub);
    expect(mayas).toMatchObject({ status: 'ACCEPTED', asked: true, peerName: 'otto', peerVerified: false });
    expect(await titles('maya')).toContain('otto is now connected with you');
    expect(await scoreOf('maya')).toBe(before);
    // Whoever is looked for and is connected already is not asked again.
    await call('otto', 'set-findable', { findable: true });
    const found = await call('maya', 'find-users', { emailAddress: 'otto@example.com' });
    expect(found).toEqual({ person: { name: 'otto', verified: false, connected: true } });
    await call('otto', 'set-findable', { findable: false });
    // A confirmed phone makes no verified person: who has only that reads "Unverified" on their own page.
    await verifyPhone('otto');
    expect(await scoreOf('maya')).toBe(before);
    await change('otto', { preferredName: 'Otto Weaver' });
    expect((await listOf('maya')).map(({ peerName }) => peerName)).toContain('Otto Weaver');
    await change('otto', { preferredName: 'otto' });
    await proveAccount('otto');
    expect(await scoreOf('maya')).toBe(before + 5);
    expect((await listOf('maya')).filter(({ peerId }) => peerId.startsWith('ask#'))).toHaveLength(1);
  });

  it('a word is for one account, asked for and given; a connection alone vouches for nothing', async () => {
    const facebook = { platform: 'FACEBOOK', handle: 'maya.hollimund' } as const;
    const spotify = { platform: 'SPOTIFY', handle: 'maya_h' } as const;
    await answer(
      wire.graphql(
        'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
        {
          input: {
            id: people.maya.sub,
            socialMediaAccounts: [
              { platform: facebook.platform, pageUrl: 'https://www.facebook.com/maya.hollimund' },
              { platform: spotify.platform, pageUrl: 'https://open.spotify.com/user/maya_h' },
            ],
          },
        },
        { token: people.maya.accessToken },
      ),
    );
    const words = async () =>
      (
        await answer<{ accounts: { words: string }[] }>(
          wire.rest('proxy', 'get-proofs', {}, { token: people.maya.accessToken }),
        )
      ).accounts.map((account) => account.words);
    const vouched = 'Unverified. Vouched for by 1 verified connection';
    const asks = (account: object, ask = true) =>
      call('maya', 'ask-vouch', { peerId: people.otto.sub, ...account, ask });
    const says = (answer: string, account: object = facebook) =>
      call('otto', 'answer-vouch', { peerId: people.maya.sub, ...account, answer });
    // Otto is verified and connected, and never saw either account.
    expect(await words()).toEqual(['Unverified', 'Unverified']);
    await expect(says('give'), 'unasked').rejects.toThrow('CONFLICT');
    await asks(facebook);
    expect(await words(), 'asked for').toEqual(['Unverified', 'Unverified']);
    expect(await titles('otto')).toContain('maya asks you to vouch for maya.hollimund on Facebook');
    await expect(says('give', spotify), 'for another account').rejects.toThrow('CONFLICT');
    await says('give');
    expect(await words()).toEqual([vouched, 'Unverified']);
    expect(await titles('maya')).toContain('otto vouches for maya.hollimund on Facebook');
    const [seen] = (await listOf('otto')).filter(({ peerId }) => peerId === people.maya.sub);
    expect(seen).toMatchObject({ vouches: [{ ...facebook, by: 'me', state: 'GIVEN' }] });
    await says('withdraw');
    expect(await words()).toEqual(['Unverified', 'Unverified']);
    await asks(facebook);
    await says('decline');
    await expect(says('give'), 'declined').rejects.toThrow('CONFLICT');
    await expect(asks({ platform: 'X', handle: 'not_on_my_list' })).rejects.toThrow('NOT_FOUND');
    await asks(facebook);
    await says('give');
    await asks(facebook, false);
    expect(await words(), 'taken back').toEqual(['Unverified', 'Unverified']);
    await asks(facebook);
    await says('give');
  });

  it('a word ends, on both sides, for an account that she says isn’t hers after all: it leaves her list', async () => {
    const { sub, accessToken } = people.maya;
    await put(await databaseOf(stack), [
      [
        'Finding',
        {
          ...{ subjectId: userSubject(sub), id: 'copy', platform: 'X', verdict: 'likely clone', score: 87 },
          ...{ yours: { platform: 'GITHUB', handle: 'maya-hollimund' }, reasons: [] },
          theirs: { platform: 'X', handle: 'Maya_H' },
          ...{ status: 'OPEN', firstSeen: verifiedAt, lastSeen: verifiedAt, history: [] },
        } satisfies Finding,
      ],
    ]);
    const decide = (decision: string, seenAs: string) =>
      answer(
        wire.rest('app', 'decide-finding', { findingId: 'copy', decision, seenAs }, { token: accessToken }),
      );
    const said = async (who: 'maya' | 'otto') => {
      const peer = people[who === 'maya' ? 'otto' : 'maya'].sub;
      return (await listOf(who)).find(({ peerId }) => peerId === peer)?.vouches.map(({ handle }) => handle);
    };
    const onX = { platform: 'X', handle: 'Maya_H' };
    await decide('MINE', 'OPEN');
    await call('maya', 'ask-vouch', { peerId: people.otto.sub, ...onX, ask: true });
    await call('otto', 'answer-vouch', { peerId: sub, ...onX, answer: 'give' });
    expect([await said('maya'), await said('otto')]).toEqual([
      ['maya.hollimund', 'Maya_H'],
      ['maya.hollimund', 'Maya_H'],
    ]);
    await decide('OPEN', 'MINE');
    expect([await said('maya'), await said('otto')]).toEqual([['maya.hollimund'], ['maya.hollimund']]);
  });

  it('ended on both sides, asked again, and accepted again', async () => {
    await call('otto', 'break-connection', { peerId: people.maya.sub });
    expect((await listOf('maya')).find(({ peerId }) => peerId === people.otto.sub)?.status).toBe('BROKEN');
    expect(await titles('maya')).toContain('otto is no longer connected with you');
    expect(await titles('otto'), 'whoever ends it need not be told').not.toContain(
      'maya is no longer connected with you',
    );
    await call('maya', 'request-connection', { peerId: people.otto.sub });
    await call('otto', 'answer-connection', { peerId: people.maya.sub, answer: 'accept' });
    const again = (await listOf('maya')).find(({ peerId }) => peerId === people.otto.sub);
    expect(again, 'a word ends with the connection').toMatchObject({ status: 'ACCEPTED', vouches: [] });
  });

  it('asked again after the end and taken back, it is ended as before, and the request leaves no word', async () => {
    await call('otto', 'break-connection', { peerId: people.maya.sub });
    const [before, told] = [[await listOf('maya'), await listOf('otto')], await titles('otto')];
    const asked = await ask('maya', 'otto@example.com');
    await call('maya', 'request-connection', { peerId: people.otto.sub });
    await call('maya', 'break-connection', { peerId: asked.peerId });
    expect((await listOf('otto')).find(({ peerId }) => peerId === people.maya.sub)).toMatchObject({
      status: 'REQUESTED',
    });
    expect(await titles('otto')).toEqual(['maya wants to connect', ...told]);
    await call('maya', 'break-connection', { peerId: people.otto.sub });
    const after = [await listOf('maya'), await listOf('otto')];
    expect(after.map((rows) => rows.map((row) => ({ ...row, asked: null })))).toEqual(
      before.map((rows) => rows.map((row) => ({ ...row, asked: null }))),
    );
    expect(await titles('otto')).toEqual(told);
  });

  it('whoever is ignored sees what they saw before, and may ask as often as they like', async () => {
    const first = await ask('ines', 'maya@example.com');
    await call('maya', 'answer-connection', { peerId: people.ines.sub, answer: 'ignore' });
    expect(await listOf('ines')).toEqual([{ ...first, peerVerified: false, earlierName: null, vouches: [] }]);
    expect(await ask('ines', 'maya@example.com')).toEqual(first);
    await call('ines', 'break-connection', { peerId: first.peerId });
    expect(await listOf('ines')).toEqual([]);
    // Nothing waits any more: whoever would accept after all is told so, and ignores nobody then.
    const accept = { peerId: people.ines.sub, answer: 'accept' };
    await expect(call('maya', 'answer-connection', accept)).rejects.toThrow('This request was canceled.');
    expect((await listOf('maya')).some(({ peerId }) => peerId === people.ines.sub)).toBe(false);
    await ask('ines', 'maya@example.com');
    await call('maya', 'answer-connection', { peerId: people.ines.sub, answer: 'ignore' });
    await call('ines', 'break-connection', { peerId: first.peerId });
    const again = await ask('ines', 'maya@example.com');
    expect(shape(again)).toEqual(shape(first));
    const mayas = (await listOf('maya')).find(({ peerId }) => peerId === people.ines.sub);
    expect(mayas?.status).toBe('IGNORED');
    // What was said of the request that was taken back went with it, and of whoever is ignored nothing more is said.
    expect((await titles('maya')).filter((title) => title.startsWith('ines'))).toEqual([]);
    await call('maya', 'answer-connection', { peerId: people.ines.sub, answer: 'accept' });
    expect((await listOf('ines')).map(({ status, peerId }) => [status, peerId])).toEqual([
      ['ACCEPTED', people.maya.sub],
    ]);
  });

  it('a request that was taken back cannot be accepted, and leaves no word', async () => {
    const { peerId } = await ask('ines', 'otto@example.com');
    expect(await titles('otto')).toContain('ines wants to connect');
    await call('ines', 'break-connection', { peerId });
    await expect(
      call('otto', 'answer-connection', { peerId: people.ines.sub, answer: 'accept' }),
    ).rejects.toThrow('NOT_FOUND');
    expect((await titles('otto')).filter((title) => title.startsWith('ines'))).toEqual([]);
    expect((await listOf('otto')).some((row) => row.peerId === people.ines.sub)).toBe(false);
  });

  it('asking and taking back over and over tells nobody over and over', async () => {
    let told = 0;
    for (let i = 0; i < 6; i += 1) {
      const { peerId } = await ask('ines', 'otto@example.com');
      told += (await titles('otto')).filter((title) => title === 'ines wants to connect').length;
      await call('ines', 'break-connection', { peerId });
    }
    // Once before.
    expect(told).toBe(2);
  });

  it('ten who answer at once make one connection', async () => {
    await ask('ines', 'otto@example.com');
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        call('otto', 'answer-connection', { peerId: people.ines.sub, answer: n % 2 ? 'accept' : 'ignore' }),
      ),
    );
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    const [ottos, iness] = await Promise.all([listOf('otto'), listOf('ines')]);
    const mine = ottos.find(({ peerId }) => peerId === people.ines.sub)!;
    expect(iness.some(({ status, peerId }) => status === 'ACCEPTED' && peerId === people.otto.sub)).toBe(
      mine.status === 'ACCEPTED',
    );
  });

  it('nobody is shown by their email address: who has no name yet adds one before they ask or accept', async () => {
    const before = await titles('otto');
    await expect(ask('nona', 'otto@example.com')).rejects.toThrow('add your name first');
    expect(await listOf('nona')).toEqual([]);
    expect(await titles('otto')).toEqual(before);
    await ask('maya', 'nona@example.com');
    const accept = () => call('nona', 'answer-connection', { peerId: people.maya.sub, answer: 'accept' });
    await expect(accept()).rejects.toThrow('add your name first');
    await change('nona', { firstName: 'Nona' });
    await accept();
    await change('nona', { firstName: null });
    const seen = (await listOf('maya')).find(({ peerId }) => peerId === people.nona.sub);
    expect(seen).toMatchObject({ status: 'ACCEPTED', peerName: 'Someone', earlierName: 'Nona' });
  });

  it('a name is what was typed: before one accepts, it says whether an account is proven, and afterwards what it was', async () => {
    await change('nona', { firstName: 'otto' });
    await ask('nona', 'ines@example.com');
    const asking = async () => (await listOf('ines')).find(({ peerId }) => peerId === people.nona.sub);
    expect(await asking()).toMatchObject({ status: 'REQUESTED', peerName: 'otto', peerVerified: false });
    await proveAccount('nona');
    expect(await asking()).toMatchObject({ peerVerified: true, earlierName: null });
    // Another name between asking and being accepted is told before, and stays told afterwards.
    const renamed = { peerName: 'Olive', earlierName: 'otto' };
    await change('nona', { firstName: 'Olive' });
    expect(await asking()).toMatchObject({ status: 'REQUESTED', ...renamed });
    const { vouching } = await call<{ vouching: number }>('ines', 'get-connections', {});
    await call('ines', 'answer-connection', { peerId: people.nona.sub, answer: 'accept' });
    expect(await asking()).toMatchObject({ status: 'ACCEPTED', ...renamed });
    await change('nona', { firstName: 'Nona' });
    expect(await asking()).toMatchObject({ status: 'ACCEPTED', peerName: 'Nona', earlierName: 'otto' });
    expect((await call<{ vouching: number }>('ines', 'get-connections', {})).vouching).toBe(vouching + 1);
  });

  it('a request that reached nobody reaches whoever has the address when it is sent again', async () => {
    const first = await ask('maya', 'late@example.com');
    const [late] = await signUpPeople(stack, ['late']);
    const token = { token: late!.accessToken };
    const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
    const input = { id: late!.sub, accountEmail: late!.email, firstName: 'Late' };
    await answer(wire.graphql(create, { input }, token));
    const asking = async () =>
      (
        await answer<{ connections: Connection[] }>(wire.rest('user', 'get-connections', {}, token))
      ).connections.map(({ peerId, status }) => [peerId, status]);
    expect(await asking()).toEqual([]);
    expect(shape(await ask('maya', 'late@example.com'))).toEqual(shape(first));
    expect(await asking()).toEqual([[people.maya.sub, 'REQUESTED']]);
    // Once more, it is there already.
    await ask('maya', 'late@example.com');
    expect(await asking()).toHaveLength(1);
    expect((await listOf('maya')).filter(({ peerName }) => peerName === 'late@example.com')).toHaveLength(1);
  });

  it('twenty searches an hour', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 25 }, (_, n) => call('ines', 'find-users', { emailAddress: `p${n}@example.com` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });
});

const verifiedAt = '2026-11-20T10:00:00.000Z';

/** As if the code sent there had come back. */
const verifyPhone = (who: Name) => change(who, { phones: [{ phoneNumber: '+18605550111', verifiedAt }] });

const proveAccount = (who: Name) =>
  change(who, {
    socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `https://github.com/${who}-weaves`, verifiedAt }],
  });

async function change(who: Name, fields: object): Promise<void> {
  const database = await databaseOf(stack);
  const { sub } = people[who];
  const { Item } = (await database.client.send(
    new GetCommand({ TableName: database.table('User'), Key: { id: sub } }),
  )) as { Item?: Record<string, unknown> };
  await put(database, [['User', { ...Item, ...fields }]]);
}
