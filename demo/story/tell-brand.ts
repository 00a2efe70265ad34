import { businessSubject } from '#domain/keys';
import { businessAsSubject } from '#domain/business/as-subject';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { jobsFor, newScan } from '../../lambdas/scan/begin/new-scan.ts';
import { runSource } from '../../lambdas/scan/run.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { seeded } from '../../platforms/seeded.ts';
import { ferrowAccounts } from './ferrow-accounts.ts';
import { ferrowBay, ferrowProofs } from './ferrow-bay.ts';
import { pastPlatforms } from './past.ts';
import { openStores } from './stores.ts';
import { proveDomain, tellProofs } from './tell-proofs.ts';
import { servicesOf, type TellOptions } from './tell.ts';
import { platformsOfTwins } from './twin-sources.ts';

/** The days on which its accounts were searched for, before the demonstration began: the copy came between the two. */
const searches = [14, 0.2].map((days) => days * 86_400_000);

/**
 * Ferrow Bay proves its domain, the product's own search finds who copies it, over the platforms as they were, and between two searches it
 * proves two of its accounts: each search goes by what was proven on its day. Told again it writes the same.
 */
export async function tellBrand({
  database,
  files,
  platforms,
  access,
  hashImage,
}: Omit<TellOptions, 'maya'>): Promise<void> {
  const stores = { ...openStores(database), files };
  const businesses = businessStore(database);
  const { since } = platforms.madeFrom;
  const past = pastPlatforms(platforms.madeFrom, access, ferrowAccounts(since));
  const connected = platformsOfTwins();
  let at = since;
  const services = {
    ...servicesOf(stores, { past, hashImage, now: () => at, since }),
    ...{ businesses, seats: seatStore(database) },
  };
  await proveDomain(database, since);
  for (const ago of searches) {
    if (ago < ferrowProofs.X.ago) await tellProofs(database, since);
    const business = await businesses.get(ferrowBay.id);
    if (!business) return;
    at = since - ago;
    past.goTo(at, []);
    const { subjectId, ...subject } = businessAsSubject(business);
    const clock = { now: () => at, random: seeded('brand', ago) };
    const scan = newScan(
      subjectId,
      clock,
      plannedSources(looksFor(subject, connected), connected, { now: at }),
    );
    if ((await stores.scans.get(subjectId, scan.id))?.status === 'DONE') continue;
    await stores.scans.put(scan);
    for (const job of jobsFor({ businessId: business.id }, scan)) await runSource(job, services);
  }
  const subject = businessSubject(ferrowBay.id);
  // The next search is the schedule's, a day after the last; of one that has begun since, a start after a kill changes nothing.
  if (!(await stores.watches.get(subject)))
    await stores.watches.put(subject, new Date(since - searches.at(-1)! + 86_400_000).toISOString());
}
