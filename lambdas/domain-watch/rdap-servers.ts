import { day, minute } from '#domain/durations';
import * as z from 'zod';
import { type Fetched, type FetchPage, NotFetched } from '../internet/safe-fetch.ts';

/** RFC 9224: which endings, or which networks, are answered by which servers. */
const Bootstrap = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])) });

/** What an RDAP server came to, before it is read. */
type Asked = { kind: 'answer'; answer: Fetched } | { kind: 'could not look'; why: string };

/** How long a server that asked us to wait is left alone. */
const wait = minute;
const BUSY = 'its registry asked us to wait';

/** The servers of a list of IANA's: what each answers for, and its address; read once a day. @throws NotFetched */
export function rdapServers(
  fetchPage: FetchPage,
  now: () => number,
  list: string,
): () => Promise<ReadonlyMap<string, string>> {
  let known: { servers: Promise<Map<string, string>>; until: number } | undefined;
  return () => {
    if (known && known.until > now()) return known.servers;
    known = { servers: readList(fetchPage, list), until: now() + day };
    known.servers.catch(() => (known = undefined));
    return known.servers;
  };
}

/** Asks RDAP servers, one question at a time to each: they count. Never throws. */
export function askInTurn(
  fetchPage: FetchPage,
  now: () => number,
): (server: string, path: string) => Promise<Asked> {
  const last = new Map<string, Promise<unknown>>();
  const waitsUntil = new Map<string, number>();
  const ask = async (server: string, path: string): Promise<Asked> => {
    if ((waitsUntil.get(server) ?? 0) > now()) return { kind: 'could not look', why: BUSY };
    const answer = await fetchPage(`${server}${path}`);
    if (answer.status !== 429) return { kind: 'answer', answer };
    waitsUntil.set(server, now() + wait);
    return { kind: 'could not look', why: BUSY };
  };
  return (server, path) => {
    const answer = Promise.resolve(last.get(server)).then(() => ask(server, path).catch(silent));
    last.set(server, answer);
    return answer;
  };
}

/** Why a server, or the list of them, was not read. @throws anything but a NotFetched */
export const silent = (error: unknown): { kind: 'could not look'; why: string } => {
  if (!(error instanceof NotFetched)) throw error;
  return { kind: 'could not look', why: `its registry: ${error.message}` };
};

async function readList(fetchPage: FetchPage, list: string): Promise<Map<string, string>> {
  const answer = await fetchPage(list);
  const parsed = Bootstrap.safeParse(jsonOf(answer));
  if (answer.status !== 200 || !parsed.success)
    throw new NotFetched('The list of registries could not be read.');
  const servers = new Map<string, string>();
  for (const [keys, addresses] of parsed.data.services) {
    const address = addresses.find((one) => one.startsWith('https://')) ?? addresses[0];
    if (address) for (const key of keys) servers.set(key.toLowerCase(), address.replace(/\/*$/, '/'));
  }
  return servers;
}

/** Undefined where it is no JSON: a page that says "blocked" comes with 200 as well. */
export function jsonOf({ bytes }: Fetched): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
