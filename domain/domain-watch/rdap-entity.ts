import * as z from 'zod';

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

/** The first value of a property of their card. */
export const cardValue = ({ vcardArray }: RdapEntity, name: string): unknown =>
  vcardArray?.[1].find(([property]) => property === name)?.[3];

/** A line of somebody else's text, or undefined for an empty one. */
export const shownLine = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 200) || undefined
    : undefined;
