import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import packet, { type Answer, type RecordType } from 'dns-packet';

/** NXDOMAIN is the answer for every name that is not in the zone. */
export type Zone = Record<
  string,
  | Partial<Record<'A' | 'AAAA' | 'NS' | 'TXT', string[]> & { MX: [number, string][] }>
  | 'SERVFAIL'
  | 'REFUSED'
  | 'silent'
>;

const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };

/**
 * A real name server on loopback that answers from a zone. `*.parent` stands for every name under it. Its packets are read
 * and written by dns-packet, which knows nothing of the resolver it meets here.
 */
export async function nameServer(
  zone: Zone | ((name: string, type: string, count: number) => Zone[string] | undefined),
) {
  const socket: Socket = createSocket('udp4');
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const entryOf = (name: string, type: string) => {
    const key = `${name} ${type}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return typeof zone === 'function'
      ? zone(name, type, count)
      : (zone[name] ?? zone[`*.${name.slice(name.indexOf('.') + 1)}`]);
  };
  socket.on('message', (message, from) => {
    const query = packet.decode(message);
    const { name, type } = query.questions![0]!;
    asked.push(`${name} ${type}`);
    const entry = entryOf(name.toLowerCase(), type);
    if (entry === 'silent') return;
    const code = entry === undefined ? 'NXDOMAIN' : typeof entry === 'string' ? entry : 'NOERROR';
    const answers = typeof entry === 'object' ? recordsOf(entry, name, type) : [];
    const reply = packet.encode({
      ...{ type: 'response', id: query.id, questions: query.questions, answers },
      flags: packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | RCODES[code],
    });
    socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    /** `name TYPE` of each question. */
    asked,
    close: () => new Promise<void>((done) => socket.close(() => done())),
  };
}

function recordsOf(entry: Exclude<Zone[string], string>, name: string, type: RecordType): Answer[] {
  const head = { name, ttl: 60 };
  if (type === 'MX')
    return (entry.MX ?? []).map(([preference, exchange]) => ({
      ...head,
      type,
      data: { preference, exchange },
    }));
  if (type === 'TXT') return (entry.TXT ?? []).map((data) => ({ ...head, type, data: [data] }));
  if (type === 'A' || type === 'AAAA' || type === 'NS')
    return (entry[type] ?? []).map((data) => ({ ...head, type, data }));
  return [];
}
