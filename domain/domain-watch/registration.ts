import * as z from 'zod';
import { EmailAddress } from '../text.ts';

/** Whom a registered name was bought from and when; of its owner nothing is read. */
const Registration = z.object({
  registrar: z.string().optional(),
  /** ISO 8601. */
  createdAt: z.string().optional(),
  expiresAt: z.string().optional(),
  /** Where the registrar takes reports of abuse. */
  abuseEmail: z.string().optional(),
  /** Where it can be written to besides. */
  registrarEmail: z.string().optional(),
});
type Registration = z.infer<typeof Registration>;

/** What a registry came to. */
export const RegistryAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registered'), registration: Registration }),
  z.object({ kind: z.literal('not registered') }),
  z.object({ kind: z.literal('could not look'), why: z.string() }),
]);
export type RegistryAnswer = z.infer<typeof RegistryAnswer>;

const text = z.string().optional().catch(undefined);
const Entity = z.object({
  handle: text,
  roles: z.array(z.string()).catch([]),
  /** jCard (RFC 7095): ["vcard", [[name, parameters, type, value], …]]. */
  vcardArray: z
    .tuple([z.string(), z.array(z.array(z.unknown()))])
    .optional()
    .catch(undefined),
  get entities() {
    return z.array(Entity).catch([]);
  },
});
type Entity = z.infer<typeof Entity>;

const DomainAnswer = z.object({
  objectClassName: z.literal('domain'),
  ldhName: text,
  entities: z.array(Entity).catch([]),
  events: z.array(z.object({ eventAction: text, eventDate: text })).catch([]),
});

/**
 * What an RDAP answer (RFC 9083) says of a domain, however much of it is redacted; undefined where it is none, or tells of
 * another domain than was asked for.
 */
export function readRegistration(body: unknown, domain: string): Registration | undefined {
  const answer = DomainAnswer.safeParse(body).data;
  if (!answer) return undefined;
  const { ldhName, entities, events } = answer;
  if (ldhName !== undefined && ldhName.toLowerCase().replace(/\.$/, '') !== domain.toLowerCase())
    return undefined;
  const registrar = entities.find(({ roles }) => roles.includes('registrar'));
  const abuse = [...(registrar?.entities ?? []), ...entities].find(({ roles }) => roles.includes('abuse'));
  const happened = (action: string) =>
    momentOf(events.find(({ eventAction }) => eventAction === action)?.eventDate);
  const found: Registration = {
    registrar:
      registrar &&
      (shown(cardValue(registrar, 'fn')) ?? shown(cardValue(registrar, 'org')) ?? shown(registrar.handle)),
    createdAt: happened('registration'),
    expiresAt: happened('expiration'),
    abuseEmail: abuse && emailOf(abuse),
    registrarEmail: registrar && emailOf(registrar),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

const cardValue = ({ vcardArray }: Entity, name: string): unknown =>
  vcardArray?.[1].find(([property]) => property === name)?.[3];

const emailOf = (entity: Entity): string | undefined =>
  EmailAddress.safeParse(cardValue(entity, 'email')).data;

/** A line of somebody else's text, or undefined for an empty one. */
const shown = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 200) || undefined
    : undefined;

function momentOf(value: string | undefined): string | undefined {
  const moment = new Date(value ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
