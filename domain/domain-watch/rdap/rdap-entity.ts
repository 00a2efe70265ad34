import * as z from 'zod';
import { EmailAddress } from '../../text.ts';

const text = z.string().optional().catch(undefined);

/** Somebody who is named in an RDAP answer (RFC 9083, section 5.1), with whoever stands below them. */
export const RdapEntity = z.object({
  handle: text,
  roles: z.array(z.string()).catch([]),
  /** jCard (RFC 7095): ["vcard", [[name, parameters, type, value], …]]. */
  vcardArray: z
    .tuple([z.string(), z.array(z.array(z.unknown()))])
    .optional()
    .catch(undefined),
  // said out loud: whether a compiler can infer it depends on the order in which it reads the files
  get entities(): z.ZodCatch<z.ZodArray<typeof RdapEntity>> {
    return z.array(RdapEntity).catch([]);
  },
});
export type RdapEntity = z.infer<typeof RdapEntity>;

/** Those named, each with whoever stands below them; three deep is more than any registry writes. */
export const everyoneIn = (entities: readonly RdapEntity[], depth = 3): RdapEntity[] =>
  entities.flatMap((one) => [one, ...(depth > 0 ? everyoneIn(one.entities, depth - 1) : [])]);

const cardValues = ({ vcardArray }: RdapEntity, name: string): unknown[] =>
  (vcardArray?.[1] ?? []).filter(([property]) => property === name).map(([, , , value]) => value);

/** The first value of a property of their card. */
export const cardValue = (entity: RdapEntity, name: string): unknown => cardValues(entity, name)[0];

/** The first email address of their card that is one: some cards begin with an empty line. */
export const cardEmail = (entity: RdapEntity): string | undefined =>
  cardValues(entity, 'email')
    .map((value) => EmailAddress.safeParse(value).data)
    .find((address) => address !== undefined);

/** A line of somebody else's text, or undefined for an empty one. */
export const shownLine = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 200) || undefined
    : undefined;
