import type { DnsFacts } from './domain-facts.ts';
import { takesMail } from './domain-facts.ts';
import type { PageAnswer } from './page-facts.ts';
import type { RegistryAnswer } from './registration.ts';

/** What was found of one name. */
export interface ReportedName extends DnsFacts {
  domain: string;
  firstSeen?: string;
  registry?: RegistryAnswer;
  page?: PageAnswer;
}

/**
 * A text to send to a registrar and to whoever hosts a name, with what was seen and when, and nothing that was not. Whether it is
 * abuse they decide; it accuses nobody. `at` is when it was looked at, ISO 8601.
 */
export function reportText(name: ReportedName, brand: string, at: string): string {
  const { domain, registry } = name;
  const registration = registry?.kind === 'registered' ? registry.registration : undefined;
  const to = registration?.abuseEmail ?? registration?.registrarEmail;
  return [
    `To: ${to ?? 'the abuse contact of the registrar and of the host'}`,
    `Subject: ${domain} resembles ${brand}`,
    '',
    `The domain ${domain} resembles ${brand}, which we protect. Please check whether its use breaks your rules.`,
    '',
    `What we saw, last on ${minuteOf(at)}:`,
    ...observations(name, brand).map((line) => `- ${line}`),
    '',
    'We can send the full records on request.',
  ].join('\n');
}

function observations(
  { domain, records, firstSeen, registry, page, ...facts }: ReportedName,
  brand: string,
): string[] {
  const addresses = [...(records.A ?? []), ...(records.AAAA ?? [])];
  const registration = registry?.kind === 'registered' ? registry.registration : undefined;
  return [
    ...(registration?.registrar ? [`Registrar: ${registration.registrar}`] : []),
    ...(registration?.createdAt ? [`Registered on ${registration.createdAt.slice(0, 10)}.`] : []),
    ...(firstSeen ? [`In the DNS since ${minuteOf(firstSeen)} at the latest, when we first saw it.`] : []),
    ...(addresses.length > 0 ? [`It leads to ${addresses.join(', ')}.`] : []),
    ...(records.NS?.length ? [`Its name servers are ${records.NS.join(', ')}.`] : []),
    ...(takesMail({ records }) ? [`It can receive mail: ${records.MX!.filter(Boolean).join(', ')}.`] : []),
    ...(facts.existence === 'could not look' ? [`${domain} could not be looked up: ${facts.why}.`] : []),
    ...(page?.kind === 'page' ? pageLines(page, brand) : []),
  ];
}

function pageLines(page: Extract<PageAnswer, { kind: 'page' }>, brand: string): string[] {
  const percent = page.likeness === undefined ? 0 : Math.floor(page.likeness * 100);
  return [
    `On ${minuteOf(page.seenAt)} it answered with status ${page.status}${page.title ? ` and the title “${page.title}”` : ''}.`,
    ...(page.leadsTo ? [`It redirects to ${page.leadsTo}.`] : []),
    ...(percent >= 30 ? [`${percent}% of its text is that of ${brand}.`] : []),
    ...(page.icon === 'same' || page.icon === 'edited'
      ? [`It shows ${page.icon === 'same' ? 'the' : 'an edited'} icon of ${brand}.`]
      : []),
    ...(page.parked ? [`It looks parked: ${page.parked}.`] : []),
  ];
}

const minuteOf = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
