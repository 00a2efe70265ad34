import { isClone, type Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { userStore } from '../../../lambdas/store/user.ts';
import { answer } from '../../support/client.ts';
import type { Person } from '../../support/people.ts';
import { proofRows, provenAccount } from '../../support/seed/seed-proof.ts';
import { put } from '../../support/seed/seed.ts';
import { type Abuse, bots, outcome } from './attack.ts';
import { rowsOfTable } from '../stack/rows.ts';
import { optOut } from './opt-out.ts';
import { searched } from './searched.ts';

/** A copy of the account of the demonstration's Maya: her picture, a handle that reads as hers. */
const copy = { platform: 'GITHUB', handle: 'maya-holllmund' } as const;
/** From here on an account is shown as a finding. */
const shown = 40;

/**
 * Whoever made a copy proves that they control it, which they do, has it shown, and has themselves left out of what may be checked:
 * so that whom they copied hears nothing of it, or is told that it is somebody's own.
 */
export const provenCopy: Abuse = async (attack) => {
  const { attacked, scene } = attack;
  const { wire, origin } = attacked;
  const [victim, cloner] = (await bots(attack, ['victim', 'cloner'])) as [Person, Person];
  const database = await attacked.database();
  const today = new Date().toISOString();
  await put(database, proofRows(victim, today));
  await userStore(database).change(victim.sub, { set: { socialMediaAccounts: [provenAccount(today)] } });
  const by = { token: cloner.accessToken };
  await answer(
    wire.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
      {
        input: {
          ...{ id: cloner.sub, firstName: 'Maya', lastName: 'Hollimund' },
          socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `https://github.com/${copy.handle}` }],
        },
      },
      by,
    ),
  );
  const { code } = await answer<{ code: string }>(wire.rest('proxy', 'start-proof', copy, by));
  await fetch(`${origin}/platforms/github/edit/${copy.handle}`, {
    method: 'POST',
    body: new URLSearchParams({ bio: code }),
    redirect: 'manual',
  });
  const proven = await answer<{ account: { status: string } }>(wire.rest('proxy', 'check-proof', copy, by));
  await answer(wire.rest('proxy', 'set-public', { ...copy, public: true }, by));
  const check = () =>
    answer<{ registered: boolean; statement: string }>(
      wire.graphql(
        `{ checkProfile(platform: GITHUB, handle: "${copy.handle}") { registered statement } }`,
        {},
        { apiKey: scene.apiKey },
      ),
    );
  const atOnce = await check();
  await optOut(attacked, cloner.email);
  const findings = await searched(attacked, victim, userSubject(victim.sub));
  const about = findings.find(({ theirs }) => theirs.handle === copy.handle);
  const told = (await rowsOfTable(database, 'Notification')).filter(
    ([, { userId }]) => userId === victim.sub,
  );
  const wrong = [
    ...(proven.account.status === 'Verified'
      ? []
      : [`the copy is ${proven.account.status}: nothing was tried`]),
    ...(atOnce.registered ? [`anybody who checks the copy reads: ${atOnce.statement}`] : []),
    ...(about && isClone(about) && about.score >= shown
      ? []
      : [`the finding is ${about ? `${about.verdict}, ${about.score}` : 'not there'}`]),
    ...reasonsOf(about)
      .filter((reason) => /prove/i.test(reason))
      .map((reason) => `they are told: ${reason}`),
    ...(JSON.stringify(told).includes(copy.handle) ? [] : ['they are not told of it']),
  ];
  return outcome(
    attack,
    {
      tried: 'a copy: proven by who made it, shown, then left out of checks',
      mark: 'its victim is told of it as before, nobody that it is proven',
    },
    wrong,
    `${about?.verdict}, ${Math.round(about?.score ?? 0)}`,
  );
};

const reasonsOf = (finding: Finding | undefined): string[] =>
  (finding?.reasons ?? []).map(({ words }) => words);
