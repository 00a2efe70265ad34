import type { AskDns, DnsAnswer, DnsFacts, RecordType } from '#domain/domain-watch/domain-facts';

const REST: readonly RecordType[] = ['A', 'AAAA', 'MX', 'TXT'];

/**
 * What the DNS says of a name. A name that is not there costs one question. Where the first is not answered a second one
 * decides, because servers exist that fail for one type alone; where neither is, nothing is said of the name.
 */
export async function lookUpName(ask: AskDns, name: string): Promise<DnsFacts> {
  const servers = await ask(name, 'NS');
  if (servers.kind === 'no name') return { existence: 'does not exist', records: {} };
  const addresses = await ask(name, 'A');
  if (servers.kind === 'could not look') {
    if (addresses.kind === 'no name') return { existence: 'does not exist', records: {} };
    if (addresses.kind === 'could not look')
      return { existence: 'could not look', why: servers.why, records: {} };
  }
  const answers: [RecordType, DnsAnswer][] = [
    ['NS', servers],
    ['A', addresses],
    ...(await Promise.all(
      REST.slice(1).map(async (type): Promise<[RecordType, DnsAnswer]> => [type, await ask(name, type)]),
    )),
  ];
  return {
    existence: 'exists',
    records: Object.fromEntries(
      answers.flatMap(([type, answer]) =>
        answer.kind === 'could not look'
          ? []
          : [[type, answer.kind === 'records' ? answer.records : []] as const],
      ),
    ),
  };
}
