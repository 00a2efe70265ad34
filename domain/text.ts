import * as z from 'zod';
import { oneSpaced } from './one-spaced.ts';
import { hidesSomething } from './unseen-characters.ts';

/** A moment as ISO 8601 in UTC, e.g. 2026-11-20T07:40:00.000Z (AWSDateTime on the wire). */
export const Moment = z.iso.datetime({ offset: true });

/** Free text typed by a person: trimmed, no control characters, at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)

    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Please leave out line breaks and control characters.');

/** What somebody calls themselves: a line in which nothing is hidden, because others read it. */
export const ownName = (max: number) =>
  line(max)
    .overwrite(oneSpaced)
    .refine((text) => !hidesSomething(text), 'Please leave out hidden characters.');

export const Id = z.string().min(1).max(128);

/** A page address. http and https only: `javascript:` must never become a link. */
export const WebAddress = z
  .string()
  .max(2048)
  .regex(/^https?:\/\//i, 'Please enter a link that starts with https://');

/** What stands unquoted before the @, and names of hosts behind it: a comma for a dot is no address. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/**
 * Lower-cases an e-mail address without merging different ones: only ASCII letters change
 * (U+212A KELVIN SIGN lower-cases to "k" and would collide with it). Throws nothing; undefined when it is no address.
 */
export function normalEmail(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 254 || !EMAIL.test(trimmed)) return undefined;
  return trimmed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export const EmailAddress = z.string().transform((text, ctx) => {
  const email = normalEmail(text);
  if (email !== undefined) return email;
  ctx.addIssue({ code: 'custom', message: 'Please enter a valid email' });
  return z.NEVER;
});

/** E.164: plus, country code, up to 15 digits. Keep as typed for Cognito, but never letters. */
export const PhoneNumber = z
  .string()
  .transform((text) => text.replace(/[^\d+]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'Please check the number and its country code, like +1 860 555 0100.'),
  );

/** Whether somebody typed this name: keyboards write other quotes and dashes, and files of a Mac take letters apart. */
export const isTypedAs = (name: string, typed: string): boolean => asTyped(name) === asTyped(typed);

const asTyped = (text: string): string =>
  text
    .replace(/[’‘‛′ʼ`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
