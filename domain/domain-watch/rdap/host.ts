import * as z from 'zod';
import { cardEmail, cardValue, everyoneIn, RdapEntity, shownLine } from './rdap-entity.ts';

/** Who answers for the network that an address belongs to; of people nothing is read. */
const Host = z.object({
  /** The network's holder, or the name of the network. */
  name: z.string().optional(),
  /** Where reports of abuse are taken. */
  abuseEmail: z.string().optional(),
});
type Host = z.infer<typeof Host>;

/** What asking for the host of an address came to. */
export const HostAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), address: z.string(), host: Host }),
  z.object({ kind: z.literal('could not look'), why: z.string() }),
]);
export type HostAnswer = z.infer<typeof HostAnswer>;

const text = z.string().optional().catch(undefined);
const Network = z.object({
  objectClassName: z.literal('ip network'),
  name: text,
  entities: z.array(RdapEntity).catch([]),
});

/**
 * What an RDAP answer (RFC 9083, section 5.4) says of the network of an address; undefined where it is none. The abuse contact may
 * stand beside the holder or below them, as the five registries differ.
 */
export function readHost(body: unknown): Host | undefined {
  const answer = Network.safeParse(body).data;
  if (!answer) return undefined;
  const all = everyoneIn(answer.entities);
  const holder = all.find(({ roles }) => roles.includes('registrant'));
  const emails = all.filter(({ roles }) => roles.includes('abuse')).map(cardEmail);
  const found: Host = {
    name: (holder && shownLine(cardValue(holder, 'fn'))) ?? shownLine(answer.name),
    abuseEmail: emails.find(Boolean),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
