import * as z from 'zod';
import { instant } from './instant.ts';

/** An absent field may also be written as null: JSON exports do. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value ?? undefined, schema.optional());
const text = (max: number) => optional(z.string().max(max));
const count = optional(z.number().nonnegative());

/**
 * What is known of an account, a person or a business; any field may be missing, because platforms withhold.
 * Lengths are bounded so that a hostile profile cannot buy work: the longest real field (a page's "about") is under 20,000.
 *
 * - `photo`: a 64-digit hex PDQ hash, or a file name that the caller turns into one (the engine itself reads no files)
 * - `createdAt`: ISO 8601 text or milliseconds since 1970
 */
export const Profile = z.object({
  id: optional(z.union([z.string().max(512), z.number().transform(String)])),
  platform: text(64),
  handle: text(256),
  name: text(1000),
  bio: text(20_000),
  location: text(1000),
  links: optional(z.array(z.string().max(2048)).max(200)),
  domain: text(253),
  photo: text(4096),
  createdAt: optional(
    z
      .union([z.number(), z.string().max(64)])
      .refine((value) => Number.isFinite(instant(value)), 'not a date'),
  ),
  followers: count,
  following: count,
});
export type Profile = z.infer<typeof Profile>;
