import { Resolver } from 'node:dns/promises';
import type { AskDns, DnsAnswer, RecordType } from '#domain/domain-watch/domain-facts';

export interface NameServerOptions {
  /** `address` or `address:port`; without it what the system is set up with. */
  servers?: readonly string[];
  /** Milliseconds an attempt may take. */
  timeout: number;
  attempts: number;
}

/** What c-ares says of an answer that is one: the name is missing, or the type is. */
const NO_NAME = 'ENOTFOUND';
const NO_RECORD = 'ENODATA';
const WHYS: Record<string, string> = {
  ESERVFAIL: 'the name server failed (SERVFAIL)',
  EREFUSED: 'the name server refused (REFUSED)',
  ETIMEOUT: 'the name server did not answer in time',
  ECONNREFUSED: 'there is no name server',
  ENOTIMP: 'the name server does not know the question (NOTIMP)',
  EFORMERR: 'the name server could not read the question (FORMERR)',
  EBADRESP: 'the answer of the name server could not be read',
  EBADNAME: 'it is no name that can be asked for',
  ECANCELLED: 'the search was stopped',
};

/**
 * Asks a recursive name server. Only NXDOMAIN means that there is no such name; what failed is asked again, and then is
 * "could not look".
 */
export function askNameServer({ servers, timeout, attempts }: NameServerOptions): AskDns {
  const resolver = new Resolver({ timeout, tries: 1 });
  if (servers) resolver.setServers(servers);
  return async (name, type) => {
    let answer = await ask(resolver, name, type);
    for (let attempt = 1; attempt < attempts && answer.kind === 'could not look'; attempt += 1)
      answer = await ask(resolver, name, type);
    return answer;
  };
}

async function ask(resolver: Resolver, name: string, type: RecordType): Promise<DnsAnswer> {
  try {
    const records = await recordsOf(resolver, name, type);
    return records.length > 0 ? { kind: 'records', records: records.toSorted() } : { kind: 'no record' };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === NO_NAME) return { kind: 'no name' };
    if (code === NO_RECORD) return { kind: 'no record' };
    return {
      kind: 'could not look',
      why: WHYS[code] ?? `the name server gave no answer (${code || 'unknown'})`,
    };
  }
}

async function recordsOf(resolver: Resolver, name: string, type: RecordType): Promise<string[]> {
  switch (type) {
    case 'NS':
      return (await resolver.resolveNs(name)).map(lowerCase);
    case 'A':
      return resolver.resolve4(name);
    case 'AAAA':
      return resolver.resolve6(name);
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ exchange }) => lowerCase(exchange));
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  }
}

const lowerCase = (name: string): string => name.toLowerCase();
