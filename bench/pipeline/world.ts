import pMap from 'p-map';
import { newUser } from '#domain/account/user';
import { hour } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import type { ScanEvent } from '#domain/operations/scan-tally';
import { platformTable } from '#domain/platform/platform-table';
import type { ScanJob, ScanJobs, SourceId } from '#domain/scan/scan-job';
import { twinSources } from '../../bin/sources.ts';
import { writeAtEnd } from '../../lambdas/runtime/together/write-at-end.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { hashedOnce } from '../../lambdas/scan/picture/hashed-once.ts';
import { openingTogether } from '../../lambdas/scan/begin/open-scan.ts';
import { notesOver } from '../../lambdas/scan/end/notes.ts';
import type { PlanServices } from '../../lambdas/scan/plan.ts';
import type { RunServices } from '../../lambdas/scan/run.ts';
import { hearOver } from '../../lambdas/scan/counted/hear.ts';
import { type Tally, tallyOver } from '../../lambdas/scan/counted/tally.ts';
import { askingInShares } from '../../lambdas/sources/ask-within.ts';
import { breakerOver } from '../../lambdas/sources/breaker.ts';
import { connectedSources } from '../../lambdas/sources/index.ts';
import type { SourceAccess } from '../../lambdas/sources/source.ts';
import { counterStore } from '../../lambdas/store/operations/counters.ts';
import { sourceAnswerStore } from '../../lambdas/store/operations/source-answers.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { watchStore } from '../../lambdas/store/watch.ts';
import { hashPicture } from '../../local/demo/hash-picture.ts';
import { openStores } from '../../demo/story/stores.ts';
import type { OtherProcess } from './other-process.ts';
import { handleOf, nameOf } from './people.ts';
import type { TwinAnswer, TwinCall } from './twins-process.ts';

/** Five that are asked by their own API. */
export const asked = ['GITHUB', 'X', 'REDDIT', 'TWITCH', 'IMGUR'] as const satisfies readonly Platform[];

/** Of what is counted, the ends of a scan. */
const ends: readonly ScanEvent[] = ['done', 'in part', 'could not look'];

/** What stands where AWS, or a platform, is in the cloud; counted. */
export interface Outside {
  /** By source and way. */
  questions: Map<string, number>;
  pictures: number;
  hashed: number;
  published: number;
  files: number;
  /** Times that the pictures kept for somebody were listed. */
  lists: number;
  /** Messages to those who look whom else a profile imitates. */
  met: number;
  /** Scans that ended. */
  ended: number;
  /** Jobs worked off; and the messages that wait, how many came, in how many calls. */
  done: number;
  waiting: (ScanJob | ScanJobs)[];
  messages: number;
  sends: number;
}

export interface World {
  plan: PlanServices;
  run: RunServices;
  stores: ReturnType<typeof openStores>;
  outside: Outside;
  /** What a worker does after all messages that came together. */
  atEnd: () => Promise<void>;
}

const access = Object.fromEntries(
  asked.map((platform) => {
    const { standInToken, tokenSecret: _, ...given } = twinSources[platform]!;
    return [platform, { ...given, ...(standInToken && { token: standInToken }) } as SourceAccess];
  }),
);

/** The scan's own services over counted tables, with twins that answer at once and budgets that no platform allows. */
export async function openWorld(
  { database, twins, now }: { database: Database; twins: OtherProcess; now: () => number },
  identities: number,
): Promise<World> {
  const outside: Outside = {
    ...{
      questions: new Map(),
      pictures: 0,
      hashed: 0,
      published: 0,
      files: 0,
      lists: 0,
      met: 0,
      ended: 0,
      done: 0,
      waiting: [],
      messages: 0,
      sends: 0,
    },
  };
  const stores = openStores(database);
  await pMap(
    Array.from({ length: identities }, (_, n) => n),
    settle,
    { concurrency: 50 },
  );

  async function settle(n: number): Promise<void> {
    const sub = `identity-${n}`;
    const at = new Date(now()).toISOString();
    await twins.ask(
      'protect',
      asked.map((platform) => ({ handle: handleOf(n, platform), known: { name: nameOf(n) }, platform })),
    );
    await stores.users.create({
      ...newUser({ sub, email: `${sub}@example.com` }, at),
      preferredName: nameOf(n),
      socialMediaAccounts: asked.map((platform) => ({
        platform,
        pageUrl: platformTable[platform].page!(handleOf(n, platform)),
        verifiedAt: at,
      })),
    });
    await watchStore(database).put(`U#${sub}`, at);
  }

  const asResponse = ({ status, headers, body }: TwinAnswer) => new Response(body, { status, headers });
  const picture: typeof fetch = async (address) => {
    outside.pictures += 1;
    return asResponse(await twins.ask<TwinAnswer>('picture', String(address)));
  };
  const asks: typeof fetch = async (address, init) =>
    asResponse(
      await twins.ask<TwinAnswer>('fetch', {
        address: String(address),
        method: init?.method ?? 'GET',
        headers: [...new Headers(init?.headers)],
        body: init?.body?.toString(),
      } satisfies TwinCall),
    );
  const sources = connectedSources(access, {
    ...{ fetch: asks, deadline: 8_000, attempts: 1, random: Math.random, sleep: async () => {}, now },
  });
  // Budgets of a size at which so many people could be served: no platform allows them.
  const within = askingInShares(stores.once, now, () => ({ most: 100_000_000, per: hour }));
  const mayAsk = (source: SourceId, way: 'lookUp' | 'search', by: number) => {
    const what = `${source} ${way === 'search' ? 'searches' : 'look-ups'}`;
    outside.questions.set(what, (outside.questions.get(what) ?? 0) + by);
    return within(source, way, by);
  };
  const tallying =
    (counted: Tally): Tally =>
    (event, count) => {
      outside.ended += Number(ends.includes(event));
      return counted(event, count);
    };
  const counts = writeAtEnd((error) => {
    throw error;
  });
  const enqueue = async (messages: readonly (ScanJob | ScanJobs)[]) => {
    outside.waiting.push(...messages);
    outside.messages += messages.length;
    outside.sends += 1;
  };
  const given: World['run'] = {
    ...stores,
    engine: 'measured',
    ...{ sources, mayAsk, now, random: Math.random, retry: raceRetry },
    later: (job) => enqueue([job]),
    breaker: breakerOver(stores.once, now),
    isPaused: async () => false,
    businesses: { get: async () => undefined },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined, logo: async () => undefined },
    hook: async () => {},
    files: {
      head: async () => undefined,
      putPicture: async () => void (outside.files += 1),
      list: async () => {
        outside.lists += 1;
        return [];
      },
      remove: async () => {},
    },
    fetchImage: imageFetcher(picture),
    followRename: async () => {},
    joinCases: () => async (finding) => finding,
    met: async () => void (outside.met += 1),
    hashImage: hashedOnce(async ({ contentType, bytes }) => {
      outside.hashed += 1;
      return hashPicture(contentType as 'image/png', bytes);
    }),
    publish: async () => void (outside.published += 1),
    tally: tallying(tallyOver(counterStore(database), now, () => {}, counts.gather)),
    hear: hearOver(sourceAnswerStore(database), now, () => {}, counts.gather),
    measure: () => {},
  };
  return {
    stores,
    outside,
    atEnd: counts.end,
    plan: {
      ...stores,
      ...{ watches: watchStore(database), now, random: Math.random },
      connected: asked,
      businesses: { get: async () => undefined },
      enqueue,
      tally: tallying(tallyOver(counterStore(database), now)),
      lookAtDomains: async () => {},
      forgetDevices: async () => {},
    },
    run: { ...given, open: openingTogether(given), notes: notesOver(given) },
  };
}
