import type { Platform } from '#domain/platform/platform';
import { proofId } from '#domain/proof/proof';
import { checkStatement, publicCheck } from '#domain/proof/public-check';
import { limitChecks } from '../proof/rate-limit-checks.ts';
import { type OptedOut, shownProof } from '../rights/opted-out.ts';
import type { OnceStore } from '../store/once.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';

export interface CheckServices {
  proofs: Pick<SocialProofStore, 'get'>;
  once: Pick<OnceStore, 'count'>;
  optedOut: OptedOut;
  now: () => number;
}

const longestHandle = 200;

/**
 * What anyone may learn of one handle, in the fields of ProfileCheck. Each handle counts, so that a question for fifty at once is
 * fifty. Throws RATE_LIMITED.
 */
export async function checkProfile(
  { platform, handle }: { platform: Platform; handle: string },
  { sourceIp }: { sourceIp: string },
  { proofs, once, optedOut, now }: CheckServices,
) {
  await limitChecks(sourceIp, now(), once);
  const named = bare(handle);
  const possible = named !== '' && named.length <= longestHandle;
  const proof = possible ? await proofs.get(proofId(platform, named)) : undefined;
  const check = publicCheck(await shownProof(proof, optedOut));
  const { state, ...days } = check;
  return {
    platform,
    handle,
    registered: state === 'confirmed',
    paused: state === 'paused',
    ...days,
    statement: checkStatement(check),
  };
}

/** `@Maya.Chen ` and `maya.chen` are one account on every platform searched. */
const bare = (handle: string): string => handle.trim().replace(/^@/, '');
