import * as z from 'zod';
import { day } from '../durations.ts';

/** A certificate log: a Static CT one is read by tiles, an RFC 6962 one by get-entries. */
export const CertificateLog = z.object({
  /** Of its read side, without a slash at the end. `{half}` stands for the half year of its shard, such as 2027h1. */
  address: z.string(),
  kind: z.enum(['static', 'rfc6962']),
});
export type CertificateLog = z.infer<typeof CertificateLog>;

/** Entries that were left out: from, and up to but not including. */
const Gap = z.object({ from: z.number().int(), to: z.number().int(), at: z.string() });

/** How far one log was read. */
export const LogProgress = z.object({
  /** Its address. */
  id: z.string(),
  /** The first entry that was not read yet. */
  next: z.number().int().nonnegative(),
  /** As large as the log said it was. */
  size: z.number().int().nonnegative(),
  /** ISO 8601. */
  readAt: z.string(),
  /** Milliseconds: since when the same partial tile stands at its end. */
  partialSince: z.number().optional(),
  /** Milliseconds: the log asked us to wait until then. */
  waitUntil: z.number().optional(),
  /** Milliseconds: since when it says that it is smaller than what we have read of it. */
  smallerSince: z.number().optional(),
  /** The latest last. */
  gaps: z.array(Gap).optional(),
});
export type LogProgress = z.infer<typeof LogProgress>;

/** The longest that certificates are issued for; each goes to the shard of the half year in which it ends. */
const longestIssued = 200 * day;

/** The logs to read now: of those that are sharded the two halves in which today's certificates end. */
export function logsToRead(logs: readonly CertificateLog[], now: number): CertificateLog[] {
  const halves = new Set([halfOf(now), halfOf(now + longestIssued)]);
  return logs.flatMap((log) =>
    log.address.includes('{half}')
      ? [...halves].map((half) => ({ ...log, address: log.address.replaceAll('{half}', half) }))
      : [log],
  );
}

function halfOf(moment: number): string {
  const date = new Date(moment);
  return `${date.getUTCFullYear()}h${date.getUTCMonth() < 6 ? 1 : 2}`;
}
