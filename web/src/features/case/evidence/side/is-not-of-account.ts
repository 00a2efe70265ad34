import type { Case, Evidence } from '#domain/case/case';
import { isAccount } from '#domain/scan/finding';

/** Whether a picture stands beside an account that was not seen to show it: it was uploaded here. A domain's name shows none. */
export const isNotOfAccount = (
  { snapshot }: Pick<Case, 'snapshot'>,
  { uploaded }: Pick<Evidence, 'uploaded'>,
): boolean => !!uploaded && isAccount(snapshot?.yours ?? {});
