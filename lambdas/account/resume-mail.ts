import { ProductError, noSuchProfile } from '#domain/errors';
import { masked } from '#domain/account/contact';
import { codeRefusal } from '#domain/account/confirmation-code';
import type { MailState } from '#domain/message/returned-mail';
import { type RandomBytes, codeId, codeMatches, makeCode } from './contact/contact-codes.ts';
import type { CodeStore } from '../store/contact/contact-code.ts';
import type { MailAddressStore } from '../store/mail-address.ts';
import type { UserStore } from '../store/user.ts';

/** What the routes about mails to the own address are given; each asks for its part only. */
export interface OwnMailServices {
  users: Pick<UserStore, 'get'>;
  addresses: Pick<MailAddressStore, 'get' | 'resume'>;
  codes: CodeStore;
  randomBytes: RandomBytes;
  /** Throws RATE_LIMITED when no more codes may be sent there. */
  spendCode: (sub: string, contact: { kind: 'email'; value: string }, now: number) => Promise<void>;
  /** Sends a code there although mails came back from it. Throws NOT_CONNECTED when it cannot. */
  sendCodeAgain: (emailAddress: string, code: string) => Promise<void>;
}

/** Whether mails to the caller's own address arrive. */
export async function mailState(
  sub: string,
  { users, addresses }: Pick<OwnMailServices, 'users' | 'addresses'>,
): Promise<MailState> {
  const user = await users.get(sub);
  if (!user) throw noSuchProfile();
  const row = await addresses.get(user.accountEmail);
  const stopped =
    row?.id === sub && row.returnedSince
      ? { since: row.returnedSince, because: row.returnedBecause ?? ('bounced' as const) }
      : null;
  return { address: user.accountEmail, stopped };
}

/** Sends a code to the caller's own address, only while no mails are sent there: nobody gets codes for nothing. */
export async function tryMailAgain(
  sub: string,
  now: number,
  services: OwnMailServices,
): Promise<{ codeSentTo: string | null }> {
  const { address, stopped } = await mailState(sub, services);
  if (!stopped) return { codeSentTo: null };
  const contact = { kind: 'email' as const, value: address };
  await services.spendCode(sub, contact, now);
  const { code } = await makeCode({ sub, now }, contact, services);
  await services.sendCodeAgain(address, code);
  return { codeSentTo: masked(contact) };
}

/** The code came back, so mails arrive: they are sent again. Each try is counted before it is compared. */
export async function resumeMail(
  sub: string,
  code: string,
  now: number,
  services: Pick<OwnMailServices, 'users' | 'addresses' | 'codes'>,
): Promise<MailState> {
  const { address, stopped } = await mailState(sub, services);
  // Asked again after a lost answer, or from another window.
  if (!stopped) return { address, stopped };
  const id = codeId(sub, { kind: 'email', value: address });
  const kept = await services.codes.takeTry(id, Math.floor(now / 1000));
  const at = new Date(now).toISOString();
  if (!codeMatches(code, kept) || !(await services.addresses.resume(address, sub, id, at)))
    throw new ProductError('INVALID_INPUT', codeRefusal);
  return { address, stopped: null };
}
