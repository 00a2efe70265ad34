import type { HelpQuestion } from './help-question.ts';
import { afterwards } from './questions/afterwards.ts';
import { atFirst } from './questions/at-first.ts';
import { ownAccount } from './questions/own-account.ts';
import { ownBusiness } from './questions/own-business.ts';
import { reporting } from './questions/reporting.ts';
import { special } from './questions/special.ts';

/** What people ask when somebody pretends to be them, in the order in which it comes up; then what they ask about their own account. */
export const helpQuestions: readonly HelpQuestion[] = [
  ...[atFirst, reporting, afterwards, special].flat(),
  ...[ownAccount, ownBusiness].flat(),
];

export const helpAddress = (slug: string): string => `/help/${slug}`;

export const questionOfSlug = (slug: string): HelpQuestion | undefined =>
  helpQuestions.find((question) => question.slug === slug);
