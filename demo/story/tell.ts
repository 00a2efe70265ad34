import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { userSubject } from '#domain/keys';
import type { Notification } from '#domain/message/notification';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { type ScorePoint, withPoint } from '#domain/account/score-history';
import { accountHandle } from '#domain/platform/social-account';
import { newUser } from '#domain/account/user';
import { decideFinding } from '../../lambdas/routes/scan/decide-finding.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import type { HashImage } from '../../lambdas/scan/picture/hash-image.ts';
import { jobsOf, newScan } from '../../lambdas/scan/begin/new-scan.ts';
import { followRename } from '../../lambdas/case/follow-rename.ts';
import { joinOpenCases } from '../../lambdas/case/joined/join-open-cases.ts';
import { findingId } from '../../lambdas/scan/same-account.ts';
import { runSource, type RunServices } from '../../lambdas/scan/run.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { UserFiles } from '../../lambdas/store/user-files.ts';
import { seeded } from '../../platforms/seeded.ts';
import type { Platforms } from '../../platforms/twins.ts';
import { keepCase, type KeepingStores } from './keep-case.ts';
import { pastPlatforms, type Past } from './past.ts';
import { mayasAccounts } from './people.ts';
import { openStores, type Stores } from './stores.ts';
import { platformsOfTwins, type TwinAccess } from './twin-sources.ts';
import { beginnings, moments, type Moment } from './moments.ts';

export interface TellOptions {
  database: Database;
  files: UserFiles;
  platforms: Pick<Platforms, 'madeFrom'>;
  /** How the twins would be asked: profiles are told with the addresses that they have there. */
  access: TwinAccess;
  hashImage: HashImage;
  maya: { sub: string; email: string };
}

/** In seconds. */
const aLifetime = 100 * 365 * 86_400;
/** Notifications older than this have been read. */
const unread = 8 * 86_400_000;

/**
 * Tells Maya's six weeks: not by inventing rows, but by letting the product's own search and decisions run on each day of
 * the story, over the platforms as they were. Telling it again writes the same rows; a story told to the end is left alone.
 */
export async function tellStory(options: TellOptions): Promise<void> {
  const { database, files, platforms, access, hashImage, maya } = options;
  const stores = openStores(database);
  const { since } = platforms.madeFrom;
  const subject = userSubject(maya.sub);
  const scanOf = (moment: Moment) =>
    newScan(subject, { now: () => since - moment.ago, random: seeded('scan', moment.ago) }, []);
  const mark = { id: `demo#${maya.sub}`, request: 'story', expiresAt: Math.floor(since / 1000) + aLifetime };
  const Key = { id: mark.id };
  const { Item } = await database.client.send(new GetCommand({ TableName: database.table('Once'), Key }));
  if (Item?.['answer'] === 'told') return;

  await arrive(stores, database, maya, since);
  const past = pastPlatforms(platforms.madeFrom, access);
  const connected = platformsOfTwins();
  let at = since;
  const services = servicesOf({ ...stores, files }, { past, hashImage, now: () => at, since });
  for (const moment of moments) {
    at = since - moment.ago;
    if (moment.happens.kind !== 'scan') {
      await decide({ ...stores, files }, maya.sub, at, since, moment.happens);
      continue;
    }
    past.goTo(at, moment.happens.gone);
    const user = await stores.users.get(maya.sub);
    const looks = user ? looksFor(user, connected) : [];
    const scan = { ...scanOf(moment), sources: plannedSources(looks, connected, { now: at }) };
    if ((await stores.scans.get(subject, scan.id))?.status === 'DONE') continue;
    await stores.scans.put(scan);
    for (const job of jobsOf(maya.sub, scan)) await runSource(job, services);
  }
  await stores.watches.put(subject, new Date(since + 86_400_000).toISOString());
  await stores.once.keep({ ...mark, answer: 'told' });
}

/** What Maya did about a copy: its finding decided, its case kept. */
async function decide(
  stores: KeepingStores,
  sub: string,
  now: number,
  since: number,
  happens: Exclude<Moment['happens'], { kind: 'scan' }>,
): Promise<void> {
  const finding = findingId('GITHUB', happens.handle);
  if (happens.kind === 'outcome') {
    await keepCase(stores, { sub, finding, now, edits: [{ outcome: happens.outcome, reminderAt: null }] });
    return;
  }
  const caller = { sub } as Parameters<typeof decideFinding>[0]['caller'];
  const request = { findingId: finding, decision: 'REPORTED' as const };
  // Nobody in the story vouches for an account, and none is taken off the list.
  const services = { ...stores, forgetVouches: async () => {}, enqueue: async () => {} };
  await decideFinding({ caller, request, now, headers: {}, sourceIp: '127.0.0.1' }, services);
  const reminderAt = new Date(since - happens.lookAgain).toISOString();
  const edits = [
    { reportedOn: new Date(now).toISOString(), reminderAt },
    { step: { id: 'tell' as const, done: true } },
  ];
  await keepCase(stores, { sub, finding, now, edits });
}

/** Maya signs up and proves two accounts. */
async function arrive(
  stores: Stores,
  database: Database,
  maya: TellOptions['maya'],
  since: number,
): Promise<void> {
  const at = (ago: number) => new Date(since - ago).toISOString();
  const day = (ago: number) => at(ago).slice(0, 10);
  const socialMediaAccounts = mayasAccounts({ github: at(beginnings.github), x: at(beginnings.x) });
  await stores.users.create({
    ...newUser(maya, at(beginnings.joined)),
    // Nobody has signed in yet: the first who does is no stranger.
    devices: null,
    firstName: 'Maya',
    lastName: 'Hollimund',
    tourEnabled: false,
    socialMediaAccounts,
    scoreHistory: [
      { on: day(beginnings.joined), score: 15 },
      { on: day(beginnings.github), score: 40 },
      { on: day(beginnings.x), score: 55 },
    ].reduce(withPoint, [] as ScorePoint[]),
  });
  for (const account of socialMediaAccounts) {
    if (!account.verifiedAt) continue;
    const handle = accountHandle(account)?.toLowerCase();
    await database.client.send(
      new PutCommand({
        TableName: database.table('SocialProof'),
        Item: {
          id: `${account.platform}#${handle}`,
          owner: maya.sub,
          proves: 'this URL',
          since: account.verifiedAt,
          lastCheckedAt: at(0),
          public: true,
          wantsPublic: true,
        },
      }),
    );
  }
}

/** What the product's own search is given on a day of the past. */
export function servicesOf(
  stores: KeepingStores,
  { past, hashImage, now, since }: { past: Past; hashImage: HashImage; now: () => number; since: number },
): RunServices {
  const fetchImage = remembered(imageFetcher(past.fetch));
  return {
    ...stores,
    engine: 'story',
    sources: past.sources,
    web: past.web,
    fetchImage,
    hashImage: remembered(hashImage),
    now,
    random: seeded('canaries'),
    mayAsk: async () => true,
    breaker: { rests: async () => false, broke: async () => {} },
    isPaused: async () => false,
    businesses: { get: async () => undefined },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined, logo: async () => undefined },
    hook: async () => {},
    later: async () => {},
    followRename: (userId, finding) => followRename(userId, finding, stores),
    joinCases: (owner) => joinOpenCases(owner, stores),
    met: async () => {},
    publish: async () => {},
    tally: async () => {},
    hear: async () => {},
    measure: () => {},
    notifications: {
      // What was told weeks ago has been delivered, and the older part of it read.
      add: (notification: Notification) =>
        stores.notifications.add({
          ...notification,
          deliveredAt: notification.createdAt,
          readAt: since - Date.parse(notification.createdAt) > unread ? notification.createdAt : null,
        }),
    },
  };
}

/** The same faces are seen each week: each is drawn and hashed once. */
function remembered<K, V>(work: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new Map<K, Promise<V>>();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}
