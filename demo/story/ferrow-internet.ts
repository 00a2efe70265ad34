import type { AskDns, DnsAnswer, RecordType } from '#domain/domain-watch/domain-facts';
import { rankedLookalikes } from '#domain/domain-watch/name/lookalike-rank';
import { recordOf } from '../../lambdas/business/check-domain.ts';
import type { DomainWatchServices } from '../../lambdas/domain-watch/services.ts';
import type { Zone } from '../../platforms/dns/name-server.ts';
import { ferrowBay } from './ferrow-bay.ts';

const day = 86_400_000;
const { domain } = ferrowBay;

interface Name {
  records: Partial<Record<RecordType, string[]>>;
  registrar: string;
  /** Before the demonstration began, in milliseconds. */
  registered: number;
  page?: { title: string; parked?: string; likeness?: number; icon?: 'same' | 'different' };
}

/** What was registered to pass for Ferrow Bay's domain: its shop copied, a name for mail alone, one that is for sale. */
const names: Readonly<Record<string, Name>> = {
  [domain]: {
    // And the record by which the business proves it.
    records: { NS: ['ns1.ferrowbay.example'], TXT: [recordOf(ferrowBay, domain).value] },
    registrar: 'Tidewater Names',
    registered: 2900 * day,
  },
  'ferr0wbay.example': {
    records: { NS: ['ns1.gull-hosting.example'], A: ['192.0.2.44'], MX: ['mail.gull-hosting.example'] },
    ...{ registrar: 'Gull Registrations', registered: 11 * day },
    page: { title: 'Ferrow Bay Ceramics: winter sale', likeness: 0.86, icon: 'same' },
  },
  'ferrowbay-login.example': {
    records: { NS: ['ns2.gull-hosting.example'], MX: ['mail.gull-hosting.example'], TXT: ['v=spf1 mx -all'] },
    ...{ registrar: 'Gull Registrations', registered: 4 * day },
  },
  'ferowbay.example': {
    records: { NS: ['ns1.bodis.com'], A: ['192.0.2.91'] },
    ...{ registrar: 'Harbour Domains', registered: 700 * day },
    page: { title: 'ferowbay.example', parked: '“this domain is parked”' },
  },
};

/** The small internet of the story as it was at `now()`: names that were registered later are not there yet. */
export function ferrowInternet(
  since: number,
  now: () => number,
): Pick<DomainWatchServices, 'dns' | 'rdap' | 'host' | 'page'> {
  const there = (name: string) => {
    const known = names[name];
    return known && since - known.registered <= now() ? known : undefined;
  };
  const dns: AskDns = async (name, type): Promise<DnsAnswer> => {
    const known = there(name);
    if (!known) return { kind: 'no name' };
    const records = known.records[type];
    return records ? { kind: 'records', records } : { kind: 'no record' };
  };
  const moment = (at: number) => new Date(at).toISOString();
  return {
    dns,
    rdap: async (name) => {
      const known = there(name);
      if (!known) return { kind: 'not registered' };
      const createdAt = moment(since - known.registered);
      const abuseEmail = `abuse@${known.registrar.toLowerCase().replace(' ', '-')}.example`;
      return { kind: 'registered', registration: { registrar: known.registrar, createdAt, abuseEmail } };
    },
    host: async (address) =>
      address.startsWith('192.0.2.44')
        ? { kind: 'known', address, host: { name: 'Gull Hosting', abuseEmail: 'abuse@gull-hosting.example' } }
        : { kind: 'could not look', why: 'no registry is known for its address' },
    page: async (name) => {
      const page = there(name)?.page;
      return page
        ? { kind: 'page', status: 200, leadsToProtected: false, seenAt: moment(now()), ...page }
        : { kind: 'could not look', why: 'it did not answer' };
    },
  };
}

/**
 * The same names for the name server of the demonstration, which knows what resembles Ferrow Bay's domain and refuses every
 * other question: nothing is claimed of names that are not part of the story.
 */
export function ferrowZone(): (name: string) => Zone[string] | undefined {
  const resembling = new Set([...rankedLookalikes(domain, { max: 5000 })].map((one) => one.domain));
  return (name) => {
    const { MX, ...others } = names[name]?.records ?? {};
    if (names[name]) return { ...others, ...(MX && { MX: MX.map((host): [number, string] => [10, host]) }) };
    return resembling.has(name) || name.endsWith('.example') ? undefined : 'REFUSED';
  };
}
