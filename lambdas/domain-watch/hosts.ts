import { BlockList, isIPv6 } from 'node:net';
import { type HostAnswer, readHost } from '#domain/domain-watch/rdap/host';
import type { FetchPage } from '../internet/safe-fetch.ts';
import { askInTurn, jsonOf, rdapServers, silent } from './rdap-servers.ts';

const IANA_BOOTSTRAP = {
  ipv4: 'https://data.iana.org/rdap/ipv4.json',
  ipv6: 'https://data.iana.org/rdap/ipv6.json',
};

/** Asks whose network an address belongs to; never throws. */
export type AskHost = (address: string) => Promise<HostAnswer>;

/** Asks the registry of each address's network by RDAP, once an address: many names lie at one. */
export function askHosts(fetchPage: FetchPage, now: () => number, lists = IANA_BOOTSTRAP): AskHost {
  const servers = {
    ipv4: rdapServers(fetchPage, now, lists.ipv4),
    ipv6: rdapServers(fetchPage, now, lists.ipv6),
  };
  const ask = askInTurn(fetchPage, now);
  const look: AskHost = async (address) => {
    let server: string | undefined;
    try {
      server = serverOf(address, await servers[familyOf(address)]());
    } catch (error) {
      return silent(error);
    }
    if (!server) return { kind: 'could not look', why: 'no registry is known for its address' };
    const asked = await ask(server, `ip/${address}`);
    if (asked.kind !== 'answer') return asked;
    const { status } = asked.answer;
    if (status !== 200)
      return {
        kind: 'could not look',
        why: `the registry of its address answered with an error (${status})`,
      };
    const host = readHost(jsonOf(asked.answer));
    return host
      ? { kind: 'known', address, host }
      : { kind: 'could not look', why: 'the registry of its address answered something else than RDAP' };
  };
  const asked = new Map<string, Promise<HostAnswer>>();
  return (address) => {
    const answer = asked.get(address) ?? look(address);
    asked.set(address, answer);
    return answer;
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** The server of the smallest network of the list that holds the address. */
function serverOf(address: string, servers: ReadonlyMap<string, string>): string | undefined {
  let best: { bits: number; server: string } | undefined;
  for (const [network, server] of servers) {
    const [start = '', size] = network.split('/');
    const bits = Number(size);
    if (bits <= (best?.bits ?? -1) || !holds(start, bits, address)) continue;
    best = { bits, server };
  }
  return best?.server;
}

function holds(start: string, bits: number, address: string): boolean {
  const family = familyOf(address);
  const networks = new BlockList();
  try {
    networks.addSubnet(start, bits, family);
  } catch {
    return false; // a line of the list that is no network
  }
  return networks.check(address, family);
}
