import type { Case } from '#domain/case/case';
import { checkProfile } from '../../check/check-profile.ts';
import { confirmedWords } from './confirmed-words.ts';

const patience = 5000;

/** The same, asked at this moment; where the register is silent, what the page knows already. */
export async function askConfirmed(
  { platform, handle }: Pick<Case, 'platform' | 'handle'>,
  known: string | undefined,
): Promise<string | undefined> {
  if (platform === 'DOMAIN') return undefined;
  return checkProfile(platform, handle, AbortSignal.timeout(patience)).then(confirmedWords, () => known);
}
