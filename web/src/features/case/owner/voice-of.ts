import type { Case } from '#domain/case/case';
import type { CaseBusiness } from './case-business.ts';

/** Who speaks in what is written for a case: the person, somebody for another, or a business, be it that of a person's own case. */
export function voiceOf({ behalf }: Pick<Case, 'behalf'>, business?: CaseBusiness): 'me' | 'them' | 'us' {
  if (behalf) return behalf.relation === 'BUSINESS' ? 'us' : 'them';
  return business ? 'us' : 'me';
}
