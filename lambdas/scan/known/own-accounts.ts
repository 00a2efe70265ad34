import { day, hour } from '#domain/durations';
import { everyDays, personal } from '#domain/plan/plan';
import type { Platform } from '#domain/platform/platform';
import { type Look, sourceOf } from '#domain/scan/scan-plan';
import type { OwnSight, StoredScan, StoredSource } from '#domain/scan/stored-scan';
import { mostOwn } from '#domain/scan/stored-scan';
import { type Found, pictureReader } from '../look.ts';
import { provenElsewhere, type ReadServices } from '../proven-elsewhere.ts';

/** The schedule does not come on the minute. */
const slack = 2 * hour;

type Account = Look['elsewhere'][number];

/**
 * The person's proven accounts on other platforms, each as its own search showed it last, without its picture; read anew where
 * that was too long ago. An account whose platform is silent is as it was.
 */
export async function ownElsewhere(
  { elsewhere }: Pick<Look, 'elsewhere'>,
  scan: Pick<StoredScan, 'sources' | 'bySchedule' | 'requestedAt'>,
  services: ReadServices,
): Promise<Found[]> {
  const at = services.now();
  const sights = elsewhere.map((account) => ({ account, ...sightOf(account, scan.sources) }));
  // What a person has just changed counts in a search that they ask for.
  const isFresh = ({ row, sight }: (typeof sights)[number]) =>
    !!sight && (scan.bySchedule ? at - Date.parse(sight.at) < keptFor(row!) : sight.at >= scan.requestedAt);
  const unread = sights.filter((one) => !isFresh(one));
  const read = await provenElsewhere({ elsewhere: unread.map(({ account }) => account) }, services);
  return sights.flatMap((one) => {
    const anew = isFresh(one) ? undefined : read.find(({ profile }) => isOf(one.account, profile));
    return anew ?? (one.sight ? [kept(one.sight)] : []);
  });
}

/** The same with their pictures; where one can no longer be had at its address, the account is read anew. */
export async function withPictures(own: readonly Found[], services: ReadServices): Promise<Found[]> {
  const all = own.map(async (one) => {
    if (one.photo || one.image || !one.file) return one;
    const { platform, handle } = one.profile;
    const source = services.sources.get(platform);
    const patience = { ...services, timeLeft: () => 1 };
    const seen = source && (await pictureReader(source, patience)(one.profile));
    if (seen?.file) return seen;
    const [anew] = await provenElsewhere({ elsewhere: [{ platform, handle }] }, services);
    return anew ?? one;
  });
  return Promise.all(all);
}

/** What a search saw of the person's own accounts there, for the searches on other platforms. */
export const ownSights = (own: readonly Found[], at: string): OwnSight[] =>
  own.slice(0, mostOwn).map(({ profile: { picture: _, photoHash: __, ...profile }, file }) => ({
    ...{ profile, file: file ?? null, at },
  }));

/** As long as the plan lets that source rest. */
const keptFor = ({ platform, total }: StoredSource): number =>
  everyDays(personal, sourceOf(platform), total) * day + slack;

const kept = ({ profile: { followers: _, following: __, ...profile }, file }: OwnSight): Found => ({
  profile,
  ...(file && { file }),
});

const isOf = (account: Account, { platform, handle }: { platform: Platform; handle: string }) =>
  account.platform === platform && account.handle.toLowerCase() === handle.toLowerCase();

function sightOf(account: Account, sources: readonly StoredSource[]) {
  const row = sources.find(({ platform }) => platform === account.platform);
  return { row, sight: row?.own?.find(({ profile }) => isOf(account, profile)) };
}
