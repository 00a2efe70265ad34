import * as z from 'zod';
import { cardEmail, cardValue, everyoneIn, RdapEntity, shownLine } from './rdap-entity.ts';

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
const DomainAnswer = z.object({
  objectClassName: z.literal('domain'),
  ldhName: text,
  entities: z.array(RdapEntity).catch([]),
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
  const registrar = everyoneIn(entities).find(({ roles }) => roles.includes('registrar'));
  const abuse = [...everyoneIn(registrar?.entities ?? []), ...everyoneIn(entities)].find(({ roles }) =>
    roles.includes('abuse'),
  );
  const happened = (action: string) =>
    momentOf(events.find(({ eventAction }) => eventAction === action)?.eventDate);
  const found: Registration = {
    registrar:
      registrar &&
      (shownLine(cardValue(registrar, 'fn')) ??
        shownLine(cardValue(registrar, 'org')) ??
        shownLine(registrar.handle)),
    createdAt: happened('registration'),
    expiresAt: happened('expiration'),
    abuseEmail: abuse && cardEmail(abuse),
    registrarEmail: registrar && cardEmail(registrar),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function momentOf(value: string | undefined): string | undefined {
  const moment = new Date(value ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
