import * as z from 'zod';

/**
 * Whether a name is in the DNS. "could not look" is an answer of its own: a server that failed says nothing about the name,
 * and taking its silence for either of the others makes results flap from run to run.
 */
export const Existence = z.enum(['exists', 'does not exist', 'could not look']);
export type Existence = z.infer<typeof Existence>;

export const RecordType = z.enum(['NS', 'A', 'AAAA', 'MX', 'TXT']);
export type RecordType = z.infer<typeof RecordType>;

/** What one question came to. */
export type DnsAnswer =
  | { kind: 'records'; records: string[] }
  /** The name is there, and has no record of this type. */
  | { kind: 'no record' }
  /** NXDOMAIN: nothing has this name. */
  | { kind: 'no name' }
  | { kind: 'could not look'; why: string };

/** Asks one question; never throws. */
export type AskDns = (name: string, type: RecordType) => Promise<DnsAnswer>;

export const DnsFacts = z.object({
  existence: Existence,
  /** A sentence for people, where it could not be looked up. */
  why: z.string().optional(),
  /** Sorted. An empty list: no such record. A type that is missing was not answered. */
  records: z.partialRecord(RecordType, z.array(z.string())),
});
export type DnsFacts = z.infer<typeof DnsFacts>;

/** Does it take mail? A null MX (RFC 7505) says that it does not. */
export const takesMail = ({ records }: Pick<DnsFacts, 'records'>): boolean =>
  (records.MX ?? []).some((exchange) => exchange !== '');
