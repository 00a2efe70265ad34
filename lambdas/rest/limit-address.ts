import { hour } from '#domain/durations';
import { type RateLimit, withinRateLimit } from '../runtime/rate-limit.ts';
import { keyHash } from '../runtime/hash.ts';
import { ProductError } from '#domain/errors';
import type { OnceStore } from '../store/once.ts';

/** Counts a call without sign-in against its network address, of which only a hash is kept. Throws RATE_LIMITED. */
export async function limitAddress(
  kind: string,
  sourceIp: string,
  now: number,
  once: Pick<OnceStore, 'count'>,
  perHour = 60,
): Promise<void> {
  if (await withinAddressLimit(kind, sourceIp, { most: perHour, per: hour, now }, once)) return;
  throw new ProductError('RATE_LIMITED', 'Too many attempts. Please wait an hour and try again.');
}

/** Counts what comes from a network address against its limit; false, and not counted, when it would pass it. */
export function withinAddressLimit(
  kind: string,
  sourceIp: string,
  limit: Omit<RateLimit, 'owner'>,
  once: Pick<OnceStore, 'count'>,
): Promise<boolean> {
  // The window is hashed too: who reads the table cannot follow one address from one to the next.
  const from = keyHash(`${Math.floor(limit.now / limit.per)}#${networkOf(sourceIp)}`);
  return withinRateLimit(once, `from#${kind}#${from}`, limit);
}

/** Who has one IPv6 address has the 2^64 that share its first half. `2001:db8:1:2::1` -> `2001:db8:1:2` */
function networkOf(ip: string): string {
  const older = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (older || !ip.includes(':')) return older ?? ip;
  const [before = '', after] = ip.split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after ? after.split(':') : [];
  while (after !== undefined && groups.length + behind.length < 8) groups.push('0');
  const half = [...groups, ...behind].slice(0, 4);
  return half.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
