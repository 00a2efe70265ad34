import * as z from 'zod/mini';
import { codeMinutes } from '#domain/account/confirmation-code';
import { type Contact, primaryOf } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { day, minute } from '#domain/durations';

const CodeFor = z.enum(['confirm', 'makePrimary']);

/** confirm: show that messages arrive. makePrimary: the same towards the identity service. */
export type CodeFor = z.output<typeof CodeFor>;

/** What the first code to a new address is for: of the first number one code confirms it and makes it primary. */
export const firstCode = (user: User, kind: Contact['kind']): CodeFor =>
  kind === 'phone' && !primaryOf(user, kind) ? 'makePrimary' : 'confirm';

/**
 * That a code was sent to an address, kept in this tab: whoever looks for it in the mail app comes back to a page that was left or
 * loaded anew, and another code would make the first one fail. Never the code itself.
 */
const SentCode = z.object({
  kind: z.enum(['email', 'phone']),
  value: z.string(),
  what: CodeFor,
  /** ms */
  since: z.number(),
});
export type SentCode = z.output<typeof SentCode>;

const KEY = 'countersign.codesSent';

/** The one that makes primary is the identity service's own, which lets it work for a day. */
const WORKS: Record<CodeFor, number> = { confirm: codeMinutes * minute, makePrimary: day };

/** Those that still work, the newest last; of the others, nothing stays. */
export function sentCodes(now: number): SentCode[] {
  const all = kept();
  const work = all.filter(({ what, since }) => now < since + WORKS[what]);
  if (work.length < all.length) keep(work);
  return work;
}

export const sentCode = (contact: Contact, what: CodeFor, now: number): SentCode | undefined =>
  sentCodes(now).find((code) => isOf(contact)(code) && code.what === what);

/** In place of those that it makes fail: the identity service has one for all addresses of a kind. */
export function keepSentCode(code: SentCode): void {
  const fails = (other: SentCode) =>
    other.what === code.what && (code.what === 'makePrimary' ? other.kind === code.kind : isOf(code)(other));
  keep([...kept().filter((other) => !fails(other)), code]);
}

/** It came back or was put aside; without a purpose: whatever was sent there is of no use any more. */
export function forgetSentCodes(contact: Contact, what?: CodeFor): void {
  keep(kept().filter((code) => !isOf(contact)(code) || (what !== undefined && code.what !== what)));
}

const isOf = (contact: Contact) => (code: Contact) =>
  code.kind === contact.kind && code.value === contact.value;

function kept(): SentCode[] {
  try {
    const { data } = z.array(SentCode).safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return data ?? [];
  } catch {
    return []; // The browser keeps nothing for us, or it is not what was kept here.
  }
}

function keep(codes: SentCode[]): void {
  try {
    if (codes.length > 0) sessionStorage.setItem(KEY, JSON.stringify(codes));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The browser keeps nothing for us.
  }
}
