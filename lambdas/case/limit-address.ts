import { createHash } from 'node:crypto';
import { ProductError } from '#domain/errors';
import type { OnceStore } from '../store/once.ts';

const hour = 3_600_000;

/** Counts a call without sign-in against its network address, of which only a hash is kept. Throws RATE_LIMITED. */
export async function limitAddress(
  kind: string,
  sourceIp: string,
  now: number,
  once: Pick<OnceStore, 'count'>,
  perHour = 60,
): Promise<void> {
  const current = Math.floor(now / hour);
  const from = createHash('sha256').update(`${current}#${sourceIp}`).digest('hex').slice(0, 32);
  if (await once.count(`from#${kind}#${from}`, 1, perHour, (current + 2) * 3600)) return;
  throw new ProductError('RATE_LIMITED', 'That were many tries. Please wait an hour and try again.');
}
