import * as z from 'zod';
import type { DnsAnswer } from '../domain-watch/domain-facts.ts';
import { day } from '../durations.ts';
import { Moment, line } from '../text.ts';

/** That whoever runs a domain has put a business's record into its DNS. */
export const DomainProof = z.object({
  domain: line(253),
  verifiedAt: Moment,
  /** When the record was seen last. */
  checkedAt: Moment,
});
export type DomainProof = z.infer<typeof DomainProof>;

/** A proof whose record the DNS no longer has, and since when we know. */
export const LostProof = DomainProof.extend({ lostAt: Moment });
export type LostProof = z.infer<typeof LostProof>;

/** After this the next look at the proof asks the DNS again. */
export const proofLasts = 7 * day;

/** A record as a registrar's form asks for it. */
export const DomainRecord = z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() });
export type DomainRecord = z.infer<typeof DomainRecord>;

/**
 * The record that proves a domain. The token says for which business, and is no secret: anybody may read it in the DNS.
 *
 *     ('acme.example', 't0k3n') -> _countersign.acme.example TXT countersign-domain=t0k3n
 */
export const domainRecord = (domain: string, token: string): DomainRecord => ({
  type: 'TXT',
  name: `_countersign.${domain}`,
  value: `${PREFIX}${token}`,
});

/** OTHER: a record of ours stands there, with another value. NO_DOMAIN: nobody has registered the domain. */
export const ProofState = z.enum(['PROVEN', 'MISSING', 'OTHER', 'NO_DOMAIN', 'UNREACHABLE']);
export type ProofState = z.infer<typeof ProofState>;

/** Whether the DNS has answered that the record is not there. */
export const isUnproven = (state: ProofState): boolean => state !== 'PROVEN' && state !== 'UNREACHABLE';

const PREFIX = 'countersign-domain=';

/**
 * Whether the record stands in the DNS. It counts in any of the places that were asked; a place that did not answer leaves
 * the question open only when no other has the record. Where no place has even a name, there is no such domain.
 */
export function proofState(answers: readonly DnsAnswer[], { value }: DomainRecord): ProofState {
  const records = answers.flatMap((answer) => (answer.kind === 'records' ? answer.records.map(asTyped) : []));
  if (records.includes(value)) return 'PROVEN';
  if (answers.some(({ kind }) => kind === 'could not look')) return 'UNREACHABLE';
  if (records.some((record) => isMeant(record, value))) return 'OTHER';
  return answers.every(({ kind }) => kind === 'no name') ? 'NO_DOMAIN' : 'MISSING';
}

/** A record that holds the beginning of ours, or the value without it. */
const isMeant = (record: string, value: string): boolean =>
  record.toLowerCase().includes(PREFIX) || record === value.slice(PREFIX.length);

/** Some registrars keep the quotation marks that people paste. */
const asTyped = (record: string): string => record.trim().replace(/^"(.*)"$/, '$1');
