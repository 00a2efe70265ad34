import * as z from 'zod';

/** One look at all look-alikes of a domain, in as many messages as it takes. */
export const DomainRound = z.object({
  businessId: z.string(),
  /** Whose look-alikes. */
  brand: z.string(),
  /** A ULID; a message of another round is out of date. */
  id: z.string(),
  startedAt: z.string(),
  /** How many of the names are done: where the next message goes on. */
  done: z.number().int(),
  /** How many exist that resemble the domain, and how many names were not answered. */
  existing: z.number().int(),
  silent: z.number().int(),
  /** Missing while it runs. */
  finishedAt: z.string().optional(),
  /** Why nothing could be looked up, where not even the domain itself was answered. */
  failed: z.string().optional(),
  /** When a round of this domain was last finished before: the first shows nothing as new. */
  before: z.string().optional(),
  /** Domains that spell the business's name, as it was when the round began (`name/spelled-apart.ts`). */
  spelled: z.array(z.string()).optional(),
  /**
   * Those of them that no round looked for to its end before, and how many of these exist: told together, since most have been there for
   * long. `since`: when the first round began that looked for them; what it found and didn't tell of is told by the one that ends.
   */
  anew: z
    .object({ names: z.array(z.string()), existing: z.number().int(), since: z.string().optional() })
    .optional(),
});
export type DomainRound = z.infer<typeof DomainRound>;
