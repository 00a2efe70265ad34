import type { ReviewedHolder } from '#domain/proof/review';
import { dayOf } from '../../lib/when.ts';
import { words } from './words.ts';

const { table: said } = words;

/** When a proof was given, and in which way. */
export const wayOf = (how: ReviewedHolder['how'], at: string): string =>
  (how === 'code' ? said.byCode : said.bySignIn)(dayOf(at));

/** How far somebody is known here. */
export const knownAs = ({ memberSince, proven }: Pick<ReviewedHolder, 'memberSince' | 'proven'>): string =>
  [memberSince && said.memberSince(dayOf(memberSince)), said.provenCount(proven)].filter(Boolean).join(', ');
