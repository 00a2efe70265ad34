import type { Platform } from '#domain/platform/platform';
import type { Look } from '#domain/scan/scan-plan';
import { oneProfile } from '../sources/one-profile.ts';
import { type Source, SourceSilent } from '../sources/source.ts';
import { type Found, type LookServices, pictureReader } from './look.ts';
import { within } from './questions.ts';

/** So long they may take together, in ms: what was found waits for them. */
const patience = 6_000;

/**
 * The person's proven accounts on other platforms as they look there: whoever copies a name and a picture to a platform on
 * which the person has no account copies these. Without counts of followers, which compare only within one platform. What is
 * not answered is left out.
 */
export async function provenElsewhere(
  { elsewhere }: Pick<Look, 'elsewhere'>,
  services: ReadServices,
): Promise<Found[]> {
  const read = await readAccounts(elsewhere, services);
  return read.map(({ profile: { followers: _, following: __, ...profile }, ...rest }) => ({
    profile,
    ...rest,
  }));
}

export type ReadServices = Pick<LookServices, 'fetchImage' | 'hashImage' | 'hashLater' | 'now'> & {
  sources: ReadonlyMap<Platform, Source>;
  mayAsk: (platform: Platform, way: 'lookUp', questions: number) => Promise<boolean>;
};

/** Accounts as their platforms show them now, with their pictures; what is not answered in time is left out. */
export async function readAccounts(
  accounts: readonly { platform: Platform; handle: string }[],
  services: ReadServices,
): Promise<Found[]> {
  const until = services.now() + patience;
  const timeLeft = () => until - services.now();
  const read = async ({ platform, handle }: (typeof accounts)[number]): Promise<Found[]> => {
    const source = services.sources.get(platform);
    if (!source || !(await services.mayAsk(platform, 'lookUp', 1))) return [];
    try {
      const profile = await within(timeLeft(), oneProfile(source, handle));
      return profile ? [await pictureReader(source, { ...services, timeLeft })(profile)] : [];
    } catch (error) {
      if (error instanceof SourceSilent) return [];
      throw error;
    }
  };
  return (await Promise.all(accounts.map(read))).flat();
}
