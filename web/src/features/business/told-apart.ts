import type { Business } from '#domain/business/business';
import { whenWithin } from '../../lib/when.ts';
import { words } from './words.ts';

const said = words.apart;

/** What sentences about a business call it, which may have neither a name nor a domain yet. */
export const calledIn = ({ name, domain }: Pick<Business, 'name' | 'domain'>): string =>
  name || domain || words.unnamed;

/** What a business is known by beside its name: its domain, how many sit there, since when it is here. */
export const knownBy = ({ name, domain, usedSeats, createdAt }: Business, now: number): string =>
  [
    name ? domain : '',
    usedSeats ? said.seats(usedSeats) : '',
    createdAt ? said.since(whenWithin(createdAt, now)) : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The same where another business of the list has the same name; elsewhere nothing. */
export const toldApart = (business: Business, all: readonly Business[], now: number): string =>
  all.some(({ id, name }) => id !== business.id && name === business.name) ? knownBy(business, now) : '';
