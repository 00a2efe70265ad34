import { readRegistration, type RegistryAnswer } from '#domain/domain-watch/rdap/registration';
import type { Fetched, FetchPage } from '../internet/safe-fetch.ts';
import { askInTurn, jsonOf, rdapServers, silent } from './rdap-servers.ts';

const IANA_BOOTSTRAP = 'https://data.iana.org/rdap/dns.json';

/** Asks what a registry knows of a registered name; never throws. */
export type AskRegistry = (domain: string) => Promise<RegistryAnswer>;

/** Asks the registry of each name's ending by RDAP. */
export function askRegistries(fetchPage: FetchPage, now: () => number, list = IANA_BOOTSTRAP): AskRegistry {
  const servers = rdapServers(fetchPage, now, list);
  const ask = askInTurn(fetchPage, now);
  return async (domain) => {
    let server: string | undefined;
    try {
      server = serverOf(domain, await servers());
    } catch (error) {
      return silent(error);
    }
    if (!server) return { kind: 'could not look', why: 'its registry answers no questions by RDAP' };
    const asked = await ask(server, `domain/${domain}`);
    return asked.kind === 'answer' ? answerOf(asked.answer, domain) : asked;
  };
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
  if (status !== 200)
    return { kind: 'could not look', why: `its registry answered with an error (${status})` };
  const registration = readRegistration(jsonOf(answer), domain);
  return registration
    ? { kind: 'registered', registration }
    : { kind: 'could not look', why: 'its registry answered something else than RDAP' };
}
