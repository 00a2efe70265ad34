import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { answer, type Outcome } from '../../support/client.ts';
import { rowsOfTable } from '../stack/rows.ts';
import { type Abuse, bots, outcome, share } from './attack.ts';

/** Searches for people an hour, and how often somebody hears in a day of one who asks and takes it back. */
const perHour = 20;
const heard = 3;

const said = (got: Outcome) => (got.kind === 'answer' ? JSON.stringify(got.value) : got.code);

/**
 * Looks for somebody who does not want to be found: by each address and account of theirs, by asking again and again to be connected,
 * and by giving their account for comparison, to learn whether they are here.
 */
export const stalking: Abuse = async (attack) => {
  const { attacked, scene } = attack;
  const { wire } = attacked;
  const { maya, things } = scene;
  const [stalker] = (await bots(attack, ['stalker'])) as [Awaited<ReturnType<typeof bots>>[0]];
  const by = { token: stalker.accessToken };
  // Without a name nobody may ask.
  const named = { input: { id: stalker.sub, firstName: stalker.name } };
  await answer(
    wire.graphql('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', named, by),
  );
  const database = await attacked.database();
  const user = (name: string, input: object) => wire.rest('user', name, input, by);

  const account = { platform: 'GITHUB', handle: things.handle };
  const hers = [{ emailAddress: maya.email }, { emailAddress: things.secondEmail }, account];
  const nobodys = [{ emailAddress: 'mnobody@example.com' }, { platform: 'GITHUB', handle: 'nobody-at-all' }];
  const found = await Promise.all([...hers, ...nobodys].map((input) => user('find-users', input)));
  const more = await Promise.all(
    Array.from({ length: 2 * perHour }, (_, n) => user('find-users', { emailAddress: `m${n}@example.com` })),
  );
  const looked = [...found, ...more].filter(({ kind }) => kind === 'answer').length;

  const cycles = share(attack, 12, 5);
  // Each is looked at before the request is taken back: the word of it goes with it.
  const notices = new Set<unknown>();
  for (let n = 0; n < cycles; n += 1) {
    const { connection } = await answer<{ connection: { peerId: string } }>(
      user('request-connection', hers[n % hers.length]!),
    );
    for (const [, { userId, about, id }] of await rowsOfTable(database, 'Notification'))
      if (userId === maya.sub && about === stalker.sub) notices.add(id);
    if (n < cycles - 1) await answer(user('break-connection', { peerId: connection.peerId }));
  }
  const list = async () =>
    said(await wire.rest('user', 'get-connections', {}, by)).replace(/"at":"[^"]+"/g, '');
  const before = await list();
  await answer(
    wire.rest(
      'user',
      'answer-connection',
      { peerId: stalker.sub, answer: 'ignore' },
      { token: maya.accessToken },
    ),
  );
  const after = await list();

  // Two accounts beside each other on the same platform: one that she has proven and keeps private, one that nobody has.
  await answer(
    wire.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
      {
        input: {
          id: stalker.sub,
          socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimnd' }],
        },
      },
      by,
    ),
  );
  await answer(wire.rest('app', 'submit-profile', { platform: 'GITHUB', account: things.handle }, by));
  const compared = await firstFinding(database, userSubject(stalker.sub));
  const reasons = (compared?.reasons ?? []).map(({ words }) => words);
  const wrong = [
    ...found.filter((got) => said(got) !== said(found.at(-1)!)).map((got) => `found: ${said(got)}`),
    ...(looked === perHour ? [] : [`${looked} searches were answered`]),
    ...(notices.size <= heard && notices.size > 0 ? [] : [`she heard of it ${notices.size} times`]),
    ...(before === after ? [] : ['who asked sees that they are ignored']),
    ...(compared ? [] : ['nothing was compared']),
    ...reasons.filter((reason) => /prove/i.test(reason)).map((reason) => `a stranger is told: ${reason}`),
  ];
  return outcome(
    attack,
    {
      tried: `stalking: ${found.length + more.length} searches, ${cycles} requests taken back, a comparison`,
      mark: `read like nobody, ${perHour} searches an hour, heard of ${heard} times`,
    },
    wrong,
    `${looked} answered, heard of ${notices.size} times`,
  );
};

async function firstFinding(
  database: Parameters<typeof rowsOfTable>[0],
  subject: string,
): Promise<Finding | undefined> {
  for (let tries = 0; tries < 150; tries += 1) {
    const found = (await rowsOfTable(database, 'Finding')).find(([, { subjectId }]) => subjectId === subject);
    if (found) return found[1] as unknown as Finding;
    await new Promise((done) => setTimeout(done, 200));
  }
  return undefined;
}
