import { randomUUID } from 'node:crypto';
import { apiNames } from '#domain/contract/endpoint';
import type { Person } from '../../support/people.ts';
import type { Attacked } from '../stack/attacked.ts';
import type { Round } from './round.ts';

/** One thing that was written, or tried. */
export interface Written {
  kind: 'note' | 'name' | 'invite' | 'remove';
  what: string;
  acknowledged: boolean;
}

/** How the writers of a round go on. */
export interface Going {
  /** Asked before each write. */
  goesOn(written: readonly Written[]): boolean;
  /** How often a call that failed on our side is made again with its key. */
  again: number;
}

/** Writes as several people do at once, until told to stop or nobody answers; everything that was tried, in order. */
export async function write(attacked: Attacked, round: Round, { goesOn, again }: Going): Promise<Written[]> {
  const written: Written[] = [];
  const lane = async (
    steps: Iterable<Omit<Written, 'acknowledged'> & { call: (key: string) => Promise<boolean> }>,
  ) => {
    for (const { call, ...step } of steps) {
      if (!goesOn(written)) return;
      const one: Written = { ...step, acknowledged: false };
      written.push(one);
      const key = randomUUID();
      for (let tries = 0; tries <= again && !one.acknowledged && attacked.alive(); tries++)
        one.acknowledged = await call(key).catch(() => false);
      if (!attacked.alive()) return;
    }
  };
  await Promise.all([
    ...[0, 1, 2].map((at) => lane(notes(attacked, round, at))),
    ...round.people.map((person) => lane(names(attacked, round, person))),
    ...[0, 1].map((at) => lane(seats(attacked, round, at))),
  ]);
  return written;
}

/** Several at one case: what one writes must not undo what another did. */
function* notes(attacked: Attacked, { owner, caseId }: Round, lane: number) {
  for (let n = 0; n < 12; n++) {
    const words = `note ${lane}.${n}`;
    const call = (key: string) => post(attacked, 'app', '/app/add-evidence', owner, { caseId, words }, key);
    yield { kind: 'note' as const, what: words, call };
  }
}

function* names(attacked: Attacked, { id }: Round, { sub, accessToken, name }: Person) {
  for (let n = 0; ; n++) {
    const firstName = `Edit ${id}.${n}`;
    const query = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { firstName } }';
    const call = async () => {
      const got = await attacked.wire.graphql(
        query,
        { input: { id: sub, firstName } },
        { token: accessToken },
      );
      return got.kind === 'answer';
    };
    yield { kind: 'name' as const, what: `${name} ${n}`, call };
  }
}

/** In and out: the seats that are taken are counted beside the rows, in one transaction. */
function* seats(attacked: Attacked, { id, owner, businessId }: Round, lane: number) {
  for (let n = 0; ; n++) {
    const userEmailAddress = `guest-${id}-${lane}-${n}@example.com`;
    const invited = { businessId, people: [{ userEmailAddress }] };
    yield {
      ...{ kind: 'invite' as const, what: userEmailAddress },
      call: (key: string) => post(attacked, 'business', '/business/invite-users', owner, invited, key),
    };
    if (n % 3 === 2) continue;
    yield {
      ...{ kind: 'remove' as const, what: userEmailAddress },
      call: (key: string) =>
        post(attacked, 'business', '/business/remove-user', owner, { businessId, userEmailAddress }, key),
    };
  }
}

/** Calls with a key; true where it was done for whoever asked. */
export async function post(
  { config }: Attacked,
  group: keyof typeof apiNames,
  path: string,
  { accessToken }: Person,
  body: object,
  key: string,
): Promise<boolean> {
  const { REST } = config.API as { REST: Record<string, { endpoint: string }> };
  const response = await fetch(REST[apiNames[group]]!.endpoint + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: accessToken, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  // Of several people each is answered for: an invitation that was refused is none.
  return response.status === 200 && !answer.includes('"invited":false');
}
