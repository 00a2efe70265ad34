import { newUser } from '#domain/account/user';
import { hour } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { ScanJob, SourceId } from '#domain/scan/scan-job';
import { twinSources } from '../../bin/sources.ts';
import { withinRateLimit } from '../../lambdas/runtime/rate-limit.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { hashedOnce } from '../../lambdas/scan/picture/hashed-once.ts';
import type { PlanServices } from '../../lambdas/scan/plan.ts';
import type { RunServices } from '../../lambdas/scan/run.ts';
import { hearOver } from '../../lambdas/scan/counted/hear.ts';
import { tallyOver } from '../../lambdas/scan/counted/tally.ts';
import { breakerOver } from '../../lambdas/sources/breaker.ts';
import { connectedSources } from '../../lambdas/sources/index.ts';
import type { SourceAccess } from '../../lambdas/sources/source.ts';
import { counterStore } from '../../lambdas/store/operations/counters.ts';
import { sourceAnswerStore } from '../../lambdas/store/operations/source-answers.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { watchStore } from '../../lambdas/store/watch.ts';
import { hashPicture } from '../../local/demo/hash-picture.ts';
import { openStores } from '../../local/demo/stores.ts';
import type { Photo, PhotoEdit, PlatformName } from '../../platforms/population/profile.ts';
import { createPortraits } from '../../platforms/portraits/portrait.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';
import { createPlatforms } from '../../platforms/twins.ts';

/** Five that are asked by their own API. */
export const asked = ['GITHUB', 'X', 'REDDIT', 'TWITCH', 'IMGUR'] as const satisfies readonly Platform[];

/** What stands where AWS, or a platform, is in the cloud; counted. */
export interface Outside {
  /** By source and way. */
  questions: Map<string, number>;
  pictures: number;
  hashed: number;
  published: number;
  files: number;
  /** Messages to those who look whom else a profile imitates. */
  met: number;
  /** Jobs worked off, and those that wait. */
  done: number;
  jobs: ScanJob[];
}

export interface World {
  plan: PlanServices;
  run: RunServices;
  stores: ReturnType<typeof openStores>;
  outside: Outside;
}

/** As many different portraits as are drawn: drawing is the twins' work, which is not measured. */
const faces = 24;

const access = Object.fromEntries(
  asked.map((platform) => {
    const { standInToken, tokenSecret: _, ...given } = twinSources[platform]!;
    return [platform, { ...given, ...(standInToken && { token: standInToken }) } as SourceAccess];
  }),
);

/** The scan's own services over counted tables, with twins that answer at once and budgets that no platform allows. */
export async function openWorld(
  { database, now }: { database: Database; now: () => number },
  identities: number,
): Promise<World> {
  const outside: Outside = {
    ...{ questions: new Map(), pictures: 0, hashed: 0, published: 0, files: 0, met: 0, done: 0, jobs: [] },
  };
  /** The platforms' clock goes on to their next window when one is used up: what they allow is not measured here. */
  let skipped = 0;
  const platforms = createPlatforms({
    ...{ seed: 'countersign', now: () => now() + skipped, since: now(), size: 500 },
  });
  const stores = openStores(database);
  await Promise.all(Array.from({ length: identities }, (_, n) => settle(n)));

  async function settle(n: number): Promise<void> {
    const sub = `identity-${n}`;
    const at = new Date(now()).toISOString();
    for (const platform of asked) platforms.protect(handleOf(n, platform), { name: nameOf(n) }, platform);
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

  const pictureOf = createPortraits();
  const drawn = new Map<string, ReturnType<typeof pictureOf>>();
  /** Faces are few, edits as they are: a copy shows the face of its victim, recompressed, cropped or mirrored. */
  const pictureAt = (address: string) => {
    const [, , platform, , handle] = new URL(address).pathname.split('/');
    const profile = platforms.population.get(
      decodeURIComponent(handle!),
      platform!.toUpperCase() as Platform & PlatformName,
    );
    const photo: Photo = {
      seed: `face ${placeOf(profile!.photo.seed)}`,
      edits: profile!.photo.edits.map(rounded),
    };
    const key = JSON.stringify(photo);
    return drawn.get(key) ?? drawn.set(key, pictureOf(photo)).get(key)!;
  };
  const picture: typeof fetch = async (address) => {
    const { type, body } = await pictureAt(String(address));
    outside.pictures += 1;
    return new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  };
  const answers = twinFetch(platforms);
  const asks: typeof fetch = async (address, init) => {
    const answer = await answers(address, init);
    if (answer.status !== 429 && answer.status !== 403) return answer;
    await answer.body?.cancel();
    skipped += hour;
    return answers(address, init);
  };
  const sources = connectedSources(access, {
    ...{ fetch: asks, deadline: 8_000, attempts: 1, random: Math.random, sleep: async () => {}, now },
  });
  const mayAsk = (source: SourceId, way: 'lookUp' | 'search', by: number) => {
    const what = `${source} ${way === 'search' ? 'searches' : 'look-ups'}`;
    outside.questions.set(what, (outside.questions.get(what) ?? 0) + by);
    return withinRateLimit(stores.once, `budget#${source}#${way}`, { most: 1e9, per: hour, now: now(), by });
  };
  const later = async (job: ScanJob) => void outside.jobs.push(job);
  return {
    stores,
    outside,
    plan: {
      ...stores,
      ...{ watches: watchStore(database), now, random: Math.random },
      connected: asked,
      enqueue: async (jobs) => void outside.jobs.push(...jobs),
    },
    run: {
      ...stores,
      ...{ sources, mayAsk, later, now, random: Math.random, retry: raceRetry },
      breaker: breakerOver(stores.once, now),
      isPaused: async () => false,
      files: {
        head: async () => undefined,
        putPicture: async () => void (outside.files += 1),
        list: async () => [],
        remove: async () => {},
      },
      fetchImage: imageFetcher(picture),
      followRename: async () => {},
      met: async () => void (outside.met += 1),
      hashImage: hashedOnce(async ({ contentType, bytes }) => {
        outside.hashed += 1;
        return hashPicture(contentType as 'image/png', bytes);
      }),
      publish: async () => void (outside.published += 1),
      tally: tallyOver(counterStore(database), now),
      hear: hearOver(sourceAnswerStore(database), now),
    },
  };
}

const nameOf = (n: number) =>
  `${first[n % first.length]} ${last[Math.floor(n / first.length) % last.length]}`;
const handleOf = (n: number, platform: Platform) => {
  const [one, two] = nameOf(n).toLowerCase().split(' ');
  const between = platform === 'GITHUB' ? '-' : platform === 'IMGUR' ? '' : '_';
  return `${one!.slice(0, 5)}${between}${two!.slice(0, 5)}${n}`;
};
const first =
  'Ada Bela Cleo Dara Enzo Fina Gita Hugo Ines Jona Kira Lior Mina Nora Otto Pia Remy Suri Tova Uma'.split(
    ' ',
  );
const last =
  'Alder Birk Cordova Dale Emmer Falk Grove Heath Iverson Jarl Kestrel Lund Marsh North Oakes Pryce'.split(
    ' ',
  );

/** Edits in a few strengths, so that the same picture comes again. */
function rounded(edit: PhotoEdit): PhotoEdit {
  if (edit.kind === 'recompressed') return { ...edit, quality: 60 };
  if (edit.kind === 'resized') return { ...edit, side: 200 };
  return edit.kind === 'mirrored' ? edit : { ...edit, percent: 10 };
}

/** The same face for the same seed. */
function placeOf(address: string): number {
  let sum = 0;
  for (const letter of address) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % faces;
}
