import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { type StoredConnection, askPrefix } from '#domain/people/connection';
import type { ConnectionStore } from '../../store/connection.ts';
import { answerConnection } from './answer-connection.ts';
import { breakConnection } from './break-connection.ts';
import { requestConnection } from './request-connection.ts';

/** Roads of two people who ask, cancel, ignore, accept and end by the buttons that the page offers (web/src/features/people/groups.ts). */

type Who = 'maya' | 'otto';
const other = (who: Who): Who => (who === 'maya' ? 'otto' : 'maya');

type Act =
  { what: 'ask'; to: string } | { what: 'accept' | 'ignore' | 'end' | 'cancel' | 'again'; peerId: string };

const addresses = (who: Who) => [
  `${other(who)}@example.com`,
  `${other(who)}@work.example`,
  'nobody@example.com',
];

/** The buttons of a row, and the form below them. */
const offered = (who: Who, rows: StoredConnection[]): Act[] => [
  ...rows.flatMap(({ status, asked, peerId }): Act[] => {
    if (status === 'ACCEPTED') return [{ what: 'end', peerId }];
    if (status === 'BROKEN') return [{ what: 'again', peerId }];
    if (status === 'IGNORED') return [{ what: 'accept', peerId }];
    return asked
      ? [{ what: 'cancel', peerId }]
      : [
          { what: 'accept', peerId },
          { what: 'ignore', peerId },
        ];
  }),
  ...addresses(who).map((to) => ({ what: 'ask' as const, to })),
];

function world(from: StoredConnection[] = []) {
  const rows = new Map(from.map((row) => [`${row.userId} ${row.peerId}`, row]));
  let minute = rows.size * 1000;
  const connections: ConnectionStore = {
    get: async (userId, peerId) => rows.get(`${userId} ${peerId}`),
    listOf: async (userId) => [...rows.values()].filter((row) => row.userId === userId),
    write: async (changes) => {
      const keys = changes.map(
        ({ before, after }) => `${(before ?? after)!.userId} ${(before ?? after)!.peerId}`,
      );
      expect(new Set(keys).size, 'a row is written once').toBe(keys.length);
      for (const [n, { before, after }] of changes.entries()) {
        expect(rows.get(keys[n]!)).toEqual(before);
        if (after) rows.set(keys[n]!, after);
        else rows.delete(keys[n]!);
      }
      return true;
    },
  };
  const person = (sub: string) => ({ ...newUser({ sub, email: `${sub}@example.com` }, ''), firstName: sub });
  const services = {
    users: {
      get: async (sub: string) => (sub === 'maya' || sub === 'otto' ? person(sub) : undefined),
      change: async () => undefined,
    },
    connections,
    unsay: async () => undefined,
    emailOwner: async (address: string) => address.split('@')[0],
    proofs: { ownerOf: async () => undefined },
    once: { count: async () => true },
    clock: () => 0,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => undefined },
  };
  const act = async (who: Who, wanted: Act) => {
    const now = Date.parse('2026-11-20T08:00:00.000Z') + 60_000 * (minute += 1);
    const call = <T>(request: T) => ({
      ...{
        request,
        now,
        caller: { sub: who, groups: [], token: '' },
        headers: {},
        sourceIp: '192.0.2.1',
      },
    });
    if (wanted.what === 'ask') return requestConnection(call({ emailAddress: wanted.to }), services);
    const { peerId } = wanted;
    if (wanted.what === 'again') return requestConnection(call({ peerId }), services);
    if (wanted.what === 'end' || wanted.what === 'cancel') return breakConnection(call({ peerId }), services);
    return answerConnection(call({ peerId, answer: wanted.what }), services);
  };
  const listOf = (who: Who) => [...rows.values()].filter(({ userId }) => userId === who);
  return {
    act,
    listOf,
    offers: (who: Who) => offered(who, listOf(who)),
    rows: () => [...rows.values()].sort((a, b) => (a.userId + a.peerId < b.userId + b.peerId ? -1 : 1)),
    statusOf: (who: Who) => rows.get(`${who} ${other(who)}`)?.status,
    /** Whether something that this one asked waits for the other. */
    waits: (who: Who) => {
      const mine = rows.get(`${who} ${other(who)}`);
      const asks = rows.get(`${other(who)} ${who}`)?.asks ?? [];
      return (mine?.status === 'REQUESTED' && mine.asked) || asks.some((id) => rows.has(`${who} ${id}`));
    },
  };
}
type World = ReturnType<typeof world>;

/** Takes what is offered. Whoever would accept what was taken back is told so, and isn't offered it any more. */
async function take(here: World, who: Who, act: Act) {
  try {
    await here.act(who, act);
  } catch (error) {
    expect(act.what, `${(error as Error).message} (${JSON.stringify(act)})`).toBe('accept');
    expect((error as Error).message).toBe('This request was canceled.');
    expect(here.waits(other(who))).toBe(false);
    expect(here.offers(who)).not.toContainEqual(act);
  }
  expect(here.statusOf('maya') === 'ACCEPTED').toBe(here.statusOf('otto') === 'ACCEPTED');
}

/** What both see of each other; nobody sees how often a row was written, or in which order somebody asked. */
const seen = (here: World) =>
  here.rows().map(({ userId, peerId, status, asked, asks, updatedAt, peerName }) => ({
    ...{ userId, peerId, status, updatedAt, peerName },
    ...(status === 'REQUESTED' && { asked }),
    asks: asks?.toSorted() ?? [],
  }));

const roads = fc.array(fc.record({ who: fc.constantFrom<Who>('maya', 'otto'), pick: fc.nat(1000) }), {
  maxLength: 14,
});
const walk = async (road: { who: Who; pick: number }[], each: (here: World) => Promise<void>) => {
  const here = world();
  for (const { who, pick } of road) {
    const offers = here.offers(who);
    await take(here, who, offers[pick % offers.length]!);
    await each(here);
  }
};
const people: Who[] = ['maya', 'otto'];

describe('whatever two people did before', () => {
  it('each button that is offered does what it says', async () => {
    await fc.assert(
      fc.asyncProperty(roads, (road) =>
        walk(road, async (here) => {
          for (const who of people)
            for (const act of here.offers(who)) await take(world(here.rows()), who, act);
        }),
      ),
      { seed: 40, numRuns: 300 },
    );
  });

  it('a request that is taken back leaves all as it was', async () => {
    await fc.assert(
      fc.asyncProperty(roads, (road) =>
        walk(road, async (here) => {
          for (const who of people)
            for (const act of here.offers(who)) {
              if (act.what !== 'ask' && act.what !== 'again') continue;
              const there = world(here.rows());
              const { connection } = (await there.act(who, act))!;
              const { peerId } = connection!;
              const asked = (row: StoredConnection) => row.peerId === peerId && row.status === 'REQUESTED';
              if (here.listOf(who).some(asked)) continue;
              await there.act(who, { what: 'cancel', peerId });
              expect(seen(there), JSON.stringify(act)).toEqual(seen(here));
            }
        }),
      ),
      { seed: 41, numRuns: 200 },
    );
  });

  it('nobody learns that they are ignored, whatever they try next', async () => {
    await fc.assert(
      fc.asyncProperty(roads, fc.array(fc.nat(1000), { maxLength: 3 }), (road, tries) =>
        walk(road, async (here) => {
          for (const who of people) {
            const ignore = here.offers(other(who)).find(({ what }) => what === 'ignore');
            if (!ignore) continue;
            const [ignored, unanswered] = [world(here.rows()), world(here.rows())];
            await ignored.act(other(who), ignore);
            for (const pick of tries) {
              const offers = unanswered.offers(who);
              expect(ignored.offers(who)).toEqual(offers);
              const act = offers[pick % offers.length]!;
              for (const there of [ignored, unanswered]) await take(there, who, act);
            }
            const shown = (there: World) => there.listOf(who).map(({ peerId, status }) => [peerId, status]);
            expect(shown(ignored)).toEqual(shown(unanswered));
          }
        }),
      ),
      { seed: 43, numRuns: 200 },
    );
  });

  it('asking by an address reaches whoever has it, and leads to a connection', async () => {
    await fc.assert(
      fc.asyncProperty(roads, fc.constantFrom(...people), async (road, who) => {
        let here = world();
        await walk(road, async (now) => void (here = now));
        const to = addresses(who)[0]!;
        const { connection } = (await here.act(who, { what: 'ask', to })) as { connection: StoredConnection };
        expect(connection.peerId.startsWith(askPrefix)).toBe(true);
        if (here.statusOf(who) === 'ACCEPTED') return;
        expect(here.waits(who)).toBe(true);
        const accepting = people.flatMap((one) =>
          here
            .offers(one)
            .flatMap((act) => (act.what === 'accept' && here.waits(other(one)) ? [{ one, act }] : [])),
        );
        await here.act(accepting[0]!.one, accepting[0]!.act);
        expect(people.map(here.statusOf)).toEqual(['ACCEPTED', 'ACCEPTED']);
      }),
      { seed: 42, numRuns: 300 },
    );
  });
});
