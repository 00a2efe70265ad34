import * as z from 'zod';
import { day, seconds } from '../durations.ts';
import { changeOf, type LookedUp } from './changes.ts';
import { DnsFacts } from './domain-facts.ts';
import { HostAnswer } from './rdap/host.ts';
import { PageAnswer } from './page-facts.ts';
import { RegistryAnswer } from './rdap/registration.ts';

/** How a name came to us: we made it, a certificate was issued for it, it was on a list, or people of the business gave it. */
const FoundBy = z.enum(['permutation', 'certificate', 'list', 'given']);

/** What people of the business said of it: it is theirs, or they have seen it and want to hear no more. */
export const DomainMark = z.enum(['ours', 'seen']);
export type DomainMark = z.infer<typeof DomainMark>;

const DomainChange = z.object({
  /** ISO 8601. */
  at: z.string(),
  change: z.enum(['new', 'changed', 'gone']),
  changed: z.array(z.string()).optional(),
});

/** A name that may pass for the domain of a business. */
export const WatchedDomain = DnsFacts.extend({
  businessId: z.string(),
  /** As registered: lower case, punycode. */
  domain: z.string(),
  /** The domain of the business that it passes for. */
  brand: z.string(),
  /** How it passes for it: a LookalikeClass or a MetClass. */
  class: z.string(),
  /** 0..100: how far. */
  score: z.number(),
  foundBy: FoundBy,
  foundAt: z.string(),
  /** When people last gave it although it was known: they look for it on the list. */
  givenAt: z.string().optional(),
  /** When we first saw that it exists, ISO 8601. */
  firstSeen: z.string().optional(),
  registry: RegistryAnswer.optional(),
  /** Whose network its first address belongs to. */
  host: HostAnswer.optional(),
  page: PageAnswer.optional(),
  /** The last look that was answered. */
  lastLooked: z.string().optional(),
  /** Why the last look was not, where it came after that. */
  silent: z.string().optional(),
  /** The latest first. */
  changes: z.array(DomainChange),
  /** What people were told of it, and when: a reason, then ISO 8601. */
  told: z.record(z.string(), z.string()).optional(),
  mark: DomainMark.nullish(),
  /** Seconds since 1970, once nobody needs it any more. */
  expiresAt: z.number().int().optional(),
});
export type WatchedDomain = z.infer<typeof WatchedDomain>;

/** What one look came to. */
export type DomainLook = Pick<
  WatchedDomain,
  'domain' | 'existence' | 'why' | 'records' | 'registry' | 'host' | 'page'
>;

/** A name before anybody looked at it. */
export type FoundDomain = Pick<
  WatchedDomain,
  'businessId' | 'domain' | 'brand' | 'class' | 'score' | 'foundBy' | 'foundAt'
>;

/** The class of a name that people gave, until it is looked at: how alike it is takes the engine. */
export const UNJUDGED = '';

export const newDomain = (found: FoundDomain): WatchedDomain => ({
  ...found,
  ...{ existence: 'could not look', records: {}, changes: [] },
});

const MAX_CHANGES = 20;
/** A name that is gone is kept as long as one that was seen in a certificate. */
const keepDays = 400;

/**
 * The record after a look at `now` (ISO 8601). A look that failed changes nothing but that it failed; part of an answer that
 * failed leaves what was known of that part.
 */
export function lookedAt(before: WatchedDomain, look: DomainLook, now: string): WatchedDomain {
  if (look.existence === 'could not look') return { ...before, silent: look.why ?? 'it was not answered' };
  const { silent: _, why: _why, expiresAt: ends, registry, host, page, ...known } = before;
  const exists = look.existence === 'exists';
  const change = changeOf(earlier(before), look);
  const records = exists ? { ...before.records, ...look.records } : look.records;
  const isSilent = (answer?: { kind: string }) => !answer || answer.kind === 'could not look';
  const parts = exists
    ? {
        registry: isSilent(look.registry) ? (registryStill(before) ?? look.registry) : look.registry,
        host: isSilent(look.host) ? (hostStill(before, records) ?? look.host) : look.host,
        page: isSilent(look.page) ? (pageStill(before, records) ?? look.page) : look.page,
      }
    : { registry, host, page };
  return {
    ...known,
    existence: look.existence,
    records,
    ...(exists && { firstSeen: before.firstSeen ?? now }),
    ...(exists && wasSeenAbsent(before) && { mark: null }),
    ...(parts.registry && { registry: parts.registry }),
    ...(parts.host && { host: parts.host }),
    ...(parts.page && { page: parts.page }),
    lastLooked: now,
    changes: change ? [{ at: now, ...change }, ...before.changes].slice(0, MAX_CHANGES) : before.changes,
    // counted from when it went, not from the last look
    ...(!exists && { expiresAt: ends ?? seconds(Date.parse(now) + keepDays * day) }),
  };
}

/** All that people had seen of it is that it isn't there. */
const wasSeenAbsent = ({
  mark,
  existence,
  firstSeen,
}: Pick<WatchedDomain, 'mark' | 'existence' | 'firstSeen'>): boolean =>
  mark === 'seen' && existence === 'does not exist' && firstSeen === undefined;

/** What a look is compared with: nothing before the first answer; what is gone is not gone once more. */
function earlier({ firstSeen, ...before }: WatchedDomain): LookedUp | undefined {
  if (before.lastLooked === undefined) return undefined;
  return before.existence === 'exists' ? { ...before, firstSeen } : before;
}

/** The page that is known, as long as the name has been there with an address: what comes back may be another's. */
const pageStill = ({ page, existence }: WatchedDomain, records: Records): WatchedDomain['page'] =>
  page?.kind === 'page' && existence === 'exists' && addresses(records).length > 0 ? page : undefined;

/** What its registry said, as long as the name has been there: what comes back is registered anew. */
const registryStill = ({ registry, existence }: WatchedDomain): WatchedDomain['registry'] =>
  existence === 'does not exist' ? undefined : registry;

/** The host that is known, as long as the name leads to the address that it was asked for. */
const hostStill = ({ host }: WatchedDomain, records: Records): WatchedDomain['host'] =>
  host?.kind === 'known' && addresses(records).includes(host.address) ? host : undefined;

type Records = WatchedDomain['records'];
const addresses = ({ A = [], AAAA = [] }: Records): string[] => [...A, ...AAAA];
