import * as z from 'zod';
import { DomainName } from '../business/domain-name.ts';
import { DomainMark, WatchedDomain } from '../domain-watch/watched-domain.ts';
import { Id, Moment } from '../text.ts';
import { adminsOnly, endpoint } from './endpoint.ts';

/** A look-alike domain as admins and managers see it. */
export const ShownDomain = WatchedDomain.omit({ businessId: true, told: true, expiresAt: true });
export type ShownDomain = z.infer<typeof ShownDomain>;

/** The look-alike domains of a business. Admins only: managers have a test of their own. */
export const businessDomainsContract = {
  'get-domains': endpoint({
    about:
      'The look-alike domains of a business that exist, the likeliest first, and how the latest check went.',
    method: 'GET',
    path: '/business/get-domains',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: z.object({
      domain: z.string().nullable(),
      state: z.enum(['no domain', 'planned', 'waiting', 'running', 'done', 'could not look']),
      /** When the first check is due, where it doesn't start soon: those that people may start in a day are used up. */
      plannedFor: Moment.optional(),
      /** Why it could not look. */
      why: z.string().optional(),
      /** When the last round that was answered ended. */
      lastLooked: Moment.nullable(),
      /** Names looked at in the last round, and of how many nobody answered. */
      looked: z.number().int(),
      silent: z.number().int(),
      domains: z.array(ShownDomain),
      /** How many that round, or the one before it, saw to exist, shown or not. */
      existing: z.number().int(),
      /** How many of those people have taken off the list since. */
      removed: z.number().int(),
      /** How many more are kept: those decided, gone or least alike. */
      more: z.number().int(),
    }),
  }),
  'mark-domain': endpoint({
    about: 'Marks a look-alike domain as belonging to the business or as seen; null undoes that.',
    method: 'POST',
    path: '/business/mark-domain',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({
      businessId: Id,
      domain: z.string().min(1).max(253),
      mark: DomainMark.nullable(),
      /** The mark that the page showed; refused where somebody has set another since. */
      seenAs: DomainMark.nullable().optional(),
    }),
    response: ShownDomain,
  }),
  'give-domain': endpoint({
    about:
      'Puts a domain that imitates the business on its list, whatever it is called, and has it checked at once; thirty a day. One taken off within a day comes back as it was.',
    method: 'POST',
    path: '/business/give-domain',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, domain: DomainName }),
    response: z.object({
      domain: ShownDomain,
      /** It was on the list already. */
      isKnown: z.boolean(),
    }),
  }),
  'remove-domain': endpoint({
    about:
      'Takes a domain that was given by hand off the list again. A case about it stays. Adding it within a day brings back all that was known of it.',
    method: 'POST',
    path: '/business/remove-domain',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, domain: z.string().min(1).max(253) }),
    response: z.object({ domain: z.string() }),
  }),
  'look-at-domains': endpoint({
    about: 'Has the look-alike domains checked within minutes instead of at the next turn; four times a day.',
    method: 'POST',
    path: '/business/look-at-domains',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: z.object({ state: z.literal('waiting') }),
  }),
};
