import { day, minute } from '#domain/durations';
import * as z from 'zod';
import { readRegistration, type RegistryAnswer } from '#domain/domain-watch/registration';
import { type Fetched, type FetchPage, NotFetched } from '../internet/safe-fetch.ts';

/** RFC 9224: which ending is answered by which servers. */
const Bootstrap = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])) });

const IANA_BOOTSTRAP = 'https://data.iana.org/rdap/dns.json';

/** Asks what a registry knows of a registered name; never throws. */
export type AskRegistry = (domain: string) => Promise<RegistryAnswer>;

/** How long a registry that asked us to wait is left alone. */
const wait = minute;

/**
 * Asks the registry of each name's ending by RDAP, one question at a time to each: they count. The list of registries is read
 * once a day.
 */
export function askRegistries(fetchPage: FetchPage, now: () => number, list = IANA_BOOTSTRAP): AskRegistry {
  let known: { servers: Promise<Map<string, string>>; until: number } | undefined;
  const servers = () => {
    if (known && known.until > now()) return known.servers;
    known = { servers: readList(fetchPage, list), until: now() + day };
    known.servers.catch(() => (known = undefined));
    return known.servers;
  };
  const last = new Map<string, Promise<unknown>>();
  const waitsUntil = new Map<string, number>();
  const ask = async (server: string, domain: string): Promise<RegistryAnswer> => {
    if ((waitsUntil.get(server) ?? 0) > now()) return { kind: 'could not look', why: BUSY };
    const answer = await fetchPage(`${server}domain/${domain}`);
    if (answer.status === 429) waitsUntil.set(server, now() + wait);
    return answerOf(answer, domain);
  };
  const silent = (error: unknown): RegistryAnswer => {
    if (!(error instanceof NotFetched)) throw error;
    return { kind: 'could not look', why: `its registry: ${error.message}` };
  };
  return async (domain) => {
    let server: string | undefined;
    try {
      server = serverOf(domain, await servers());
    } catch (error) {
      return silent(error);
    }
    if (!server) return { kind: 'could not look', why: 'its registry answers no questions by RDAP' };
    const answer = Promise.resolve(last.get(server)).then(() => ask(server, domain).catch(silent));
    last.set(server, answer);
    return answer;
  };
}

const BUSY = 'its registry asked us to wait';

async function readList(fetchPage: FetchPage, list: string): Promise<Map<string, string>> {
  const answer = await fetchPage(list);
  const parsed = Bootstrap.safeParse(jsonOf(answer));
  if (answer.status !== 200 || !parsed.success)
    throw new NotFetched('The list of registries could not be read.');
  const servers = new Map<string, string>();
  for (const [endings, addresses] of parsed.data.services) {
    const address = addresses.find((one) => one.startsWith('https://')) ?? addresses[0];
    if (address)
      for (const ending of endings) servers.set(ending.toLowerCase(), address.replace(/\/*$/, '/'));
  }
  return servers;
}

/** The longest ending that the list knows. */
function serverOf(domain: string, servers: ReadonlyMap<string, string>): string | undefined {
  const labels = domain.toLowerCase().split('.');
  for (let from = 1; from < labels.length; from += 1) {
    const server = servers.get(labels.slice(from).join('.'));
    if (server) return server;
  }
  return undefined;
}

function answerOf(answer: Fetched, domain: string): RegistryAnswer {
  const { status, headers } = answer;
  const isPage = /html/i.test(headers['content-type'] ?? '');
  if (status === 404 && !isPage) return { kind: 'not registered' };
  if (status === 429) return { kind: 'could not look', why: BUSY };
  if (status !== 200)
    return { kind: 'could not look', why: `its registry answered with an error (${status})` };
  const registration = readRegistration(jsonOf(answer), domain);
  return registration
    ? { kind: 'registered', registration }
    : { kind: 'could not look', why: 'its registry answered something else than RDAP' };
}

/** Undefined where it is no JSON: a page that says "blocked" comes with 200 as well. */
function jsonOf({ bytes }: Fetched): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
