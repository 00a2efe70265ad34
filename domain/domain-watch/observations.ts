import { type DnsFacts, takesMail } from './domain-facts.ts';
import type { HostAnswer } from './rdap/host.ts';
import type { PageAnswer } from './page-facts.ts';
import { asSeen, inFull } from '../engine/web/as-seen.ts';
import { utcDay, utcMoment } from '../utc.ts';
import type { RegistryAnswer } from './rdap/registration.ts';
import type { WatchedDomain } from './watched-domain.ts';

/** What was found of one name. */
export interface ReportedName extends DnsFacts {
  domain: string;
  firstSeen?: string | undefined;
  /** What became of it since, the latest first. */
  changes?: WatchedDomain['changes'] | undefined;
  registry?: RegistryAnswer | undefined;
  host?: HostAnswer | undefined;
  page?: PageAnswer | undefined;
  /** Since when it is not there any more. */
  goneAt?: string | null | undefined;
  /** There may be later checks than the one that saw this. */
  isEarlier?: boolean | undefined;
}

/** What was seen of a name, a sentence each; nothing that was not. */
export function observations(
  { domain, records, firstSeen, changes = [], registry, host, page, goneAt, ...facts }: ReportedName,
  brand: string,
): string[] {
  const addresses = [...(records.A ?? []), ...(records.AAAA ?? [])];
  const registration = registry?.kind === 'registered' ? registry.registration : undefined;
  return [
    ...(registration?.registrar ? [`Registrar: ${registration.registrar}`] : []),
    ...(registration?.createdAt ? [`Registered on ${utcDay(registration.createdAt)}.`] : []),
    ...(firstSeen ? [`First seen in the DNS on ${utcMoment(Date.parse(firstSeen))}.`] : []),
    ...returnLine(changes),
    ...(addresses.length > 0 ? [`It leads to ${addresses.join(', ')}.`] : []),
    ...(host?.kind === 'known' && host.host.name
      ? [`${host.address} belongs to the network of ${host.host.name}.`]
      : []),
    ...(records.NS?.length ? [`Its name servers are ${records.NS.join(', ')}.`] : []),
    ...(takesMail({ records }) ? [`It can receive email: ${records.MX!.filter(Boolean).join(', ')}.`] : []),
    ...(facts.existence === 'could not look'
      ? [`${inFull(domain)} could not be looked up: ${facts.why}.`]
      : []),
    ...(page?.kind === 'page' ? pageLines(page, brand) : []),
    ...(goneAt ? [`Since ${utcMoment(Date.parse(goneAt))}, our checks no longer find it in the DNS.`] : []),
  ];
}

/** That it was gone for a while: by now it may be somebody else's. */
function returnLine(changes: WatchedDomain['changes']): string[] {
  const [last, before] = changes.filter(({ change }) => change !== 'changed');
  if (last?.change !== 'new' || before?.change !== 'gone') return [];
  const [gone, back] = [before, last].map(({ at }) => utcMoment(Date.parse(at)));
  return [`On ${gone}, our checks no longer found it in the DNS; on ${back}, it was back.`];
}

function pageLines(page: Extract<PageAnswer, { kind: 'page' }>, brand: string): string[] {
  const percent = page.likeness === undefined ? 0 : Math.floor(page.likeness * 100);
  return [
    `On ${utcMoment(Date.parse(page.seenAt))} it answered with status ${page.status}${page.title ? ` and the title “${page.title}”` : ''}.`,
    ...(page.leadsTo ? [`It redirects to ${page.leadsTo}.`] : []),
    ...(percent >= 30 ? [`${percent}% of its text is the same as on ${asSeen(brand)}.`] : []),
    ...(page.icon === 'same' || page.icon === 'edited'
      ? [`It shows ${page.icon === 'same' ? 'the' : 'an edited'} icon of ${asSeen(brand)}.`]
      : []),
    ...(page.parked ? [`It looks parked: ${page.parked}.`] : []),
  ];
}
