import { type Contact, type ContactName, contactOf } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import type * as z from 'zod';

/** The address a request names. Throws INVALID_INPUT when it names none or both kinds. */
export function namedContact(request: z.output<typeof ContactName>): Contact {
  const contact = contactOf(request);
  if (contact) return contact;
  throw new ProductError('INVALID_INPUT', 'Please enter either an email address or a phone number.');
}
