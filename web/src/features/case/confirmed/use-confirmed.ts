import type { Case } from '#domain/case/case';
import { useCheck } from '../../check/use-check.ts';
import { confirmedWords } from './confirmed-words.ts';

/**
 * That the account of a case was confirmed publicly by whoever controls it, who may be its rightful holder: nothing is
 * prepared against it. Undefined of any other, and while the register is silent.
 */
export function useConfirmed({ platform, handle }: Pick<Case, 'platform' | 'handle'>): string | undefined {
  return confirmedWords(useCheck(platform === 'DOMAIN' ? undefined : platform, handle).check);
}
