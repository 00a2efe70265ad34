import { badge as draw } from '#domain/badge';
import type { appContract } from '#domain/contract/app';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform-table';
import { proofId } from '#domain/proof';
import { limitAddress } from '../../case/limit-address.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../runtime/rest.ts';

const perHour = 600;

/** What anyone may learn of a handle, as a picture. A proof kept private reads like none at all. */
export const badge: Route<(typeof appContract)['badge'], Pick<CaseServices, 'proofs' | 'once'>> = async (
  { request, now, sourceIp },
  { proofs, once },
) => {
  await limitAddress('badge', sourceIp, now, once, perHour);
  const handle = request.handle.replace(/^@/, '');
  if (!platformTable[request.platform].handle.test(handle))
    throw new ProductError('INVALID_INPUT', 'This is no handle of that platform.');
  const proof = await proofs.get(proofId(request.platform, handle));
  const since = proof?.public ? proof.since.slice(0, 10) : undefined;
  return { body: draw({ platform: request.platform, handle, since }) };
};
