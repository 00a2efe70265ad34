import { domainAlerts, isBack, isGone } from '#domain/domain-watch/domain-alert';
import {
  type DomainLook,
  type FoundDomain,
  lookedAt,
  newDomain,
  UNJUDGED,
  type WatchedDomain,
} from '#domain/domain-watch/watched-domain';
import { siteOf } from '#domain/engine/web/web-shape';
import { tellCases } from '../case/domain-record/told-cases.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { StoredDomain } from '../store/business/domain-watch.ts';
import { caseAbout } from './case-about.ts';
import type { DomainWatchServices } from './services.ts';
import { tellOf } from './tell.ts';

/** The registrable domains that people of the business called theirs: what lies below them is theirs as well. */
export const ownSites = (names: readonly WatchedDomain[]): ReadonlySet<string> =>
  new Set(names.filter(({ mark }) => mark === 'ours').map(({ domain }) => siteOf(domain)?.domain ?? domain));

/**
 * Writes what a look came to, and tells of it. First told, then written: stopped in between, the next delivery comes to the same
 * and tells nobody twice. What was on the list before the look (`first`) and no longer is was taken off meanwhile, and stays off: it is
 * neither told nor written.
 */
export async function keepLook(
  found: FoundDomain,
  look: DomainLook,
  { own, quiet }: { own: ReadonlySet<string>; quiet: boolean },
  services: DomainWatchServices,
  first?: StoredDomain,
): Promise<void> {
  const { domains, now, retry } = services;
  const at = new Date(now()).toISOString();
  const current = () => domains.get(found.businessId, found.domain);
  let read = { before: first };
  await untilWritten(
    async () => {
      const { before } = read;
      const isOwn = own.has(siteOf(found.domain)?.domain ?? found.domain);
      const after = lookedAt(judged(before ?? newDomain(found), found), look, at);
      const isSilent = quiet || isOwn;
      const isMoved = isBack(before, after) || isGone(before, after);
      const inCase = !isSilent && isMoved ? await caseAbout(after, services) : undefined;
      const alerts = isSilent ? [] : domainAlerts(before, after, now(), !!inCase);
      if (first && alerts.length > 0 && !(await current())) return true;
      for (const alert of alerts) await tellOf(alert, after, at, services, inCase);
      const told = { ...after.told, ...Object.fromEntries(alerts.map((alert) => [alert, at])) };
      if (await domains.write(before, alerts.length > 0 ? { ...after, told } : after)) {
        await tellCases({ before, after, at }, services);
        return true;
      }
      read = { before: await current() };
      return first && !read.before ? true : undefined;
    },
    retry,
    () => new Error('A look-alike domain was written by others each time'),
  );
}

/** What was kept unjudged is judged by now. */
const judged = (name: WatchedDomain, { class: kind, score }: FoundDomain): WatchedDomain =>
  name.class === UNJUDGED ? { ...name, class: kind, score } : name;
