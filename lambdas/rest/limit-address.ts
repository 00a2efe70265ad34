import { hour } from '#domain/durations';
import { withinRateLimit } from '../runtime/rate-limit.ts';
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
  // The hour is hashed too: who reads the table cannot follow one address from hour to hour.
  const from = keyHash(`${Math.floor(now / hour)}#${networkOf(sourceIp)}`);
  if (await withinRateLimit(once, `from#${kind}#${from}`, { most: perHour, per: hour, now })) return;
  throw new ProductError('RATE_LIMITED', 'Too many attempts. Please wait an hour and try again.');
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
