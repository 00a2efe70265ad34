import * as z from 'zod';
import { HookJob } from '../business/webhook.ts';
import { Id } from '../text.ts';
import { WatchedDomain } from './watched-domain.ts';

/** A round of looks, begun or gone on with: which of the two is written in the table, so the same message may come twice. */
export const RoundJob = z.object({
  businessId: Id,
  /** A ULID. */
  round: z.string().length(26),
});
export type RoundJob = z.infer<typeof RoundJob>;

/** Names that somebody else came upon, to be looked at and kept. */
export const FoundJob = z.object({
  businessId: Id,
  /** The domain that they pass for. */
  brand: z.string(),
  foundBy: z.enum(['certificate', 'list', 'given']),
  found: z.array(WatchedDomain.pick({ domain: true, class: true, score: true })).max(500),
});
export type FoundJob = z.infer<typeof FoundJob>;

/** What stands on the queue of domain-watch. */
export const DomainJob = z.union([RoundJob, FoundJob, HookJob]);
export type DomainJob = z.infer<typeof DomainJob>;
