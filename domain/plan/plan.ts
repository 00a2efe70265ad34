import type { Platform } from '../platform/platform.ts';

/** Sources that scans put questions to: platforms by their own API, and the web search for the others. */
type AskedSource =
  Extract<Platform, 'GITHUB' | 'X' | 'REDDIT' | 'TWITCH' | 'IMGUR' | 'GOOGLE' | 'INSTAGRAM'> | 'WEB';

export interface Plan {
  name: string;
  /** What a person pays a month, in cents. */
  price: number;
  /** Whom it protects; an identity is one person or one brand, with all of its accounts. */
  identities: number;
  /**
   * Questions a day that one identity may have put to each source, on average: how often a source is asked follows from what
   * a scan of theirs costs there.
   */
  questionsADay: Readonly<Record<AskedSource, number>>;
}

/**
 * What is offered. Cases, reports and evidence packs are in every plan and never counted: nobody who is impersonated pays to
 * have it ended. How the figures follow from the limits of the platforms: docs/decisions/044-plans-and-how-often.md.
 */
const plans = {
  PERSONAL: {
    name: 'Personal',
    price: 0,
    identities: 1,
    questionsADay: {
      // A hundred handles are one question there: a scan is about ten.
      ...{ GITHUB: 40, X: 40, TWITCH: 40 },
      REDDIT: 40,
      // Each handle is a question, and all of us share few: a scan is 30 to 40.
      ...{ IMGUR: 12, GOOGLE: 6, INSTAGRAM: 6 },
      // It costs money: one question a week.
      WEB: 1 / 7,
    },
  },
} as const satisfies Record<string, Plan>;

/** Whoever has chosen nothing has Personal, which is free. */
export const personal: Plan = plans.PERSONAL;

/** After how many days a source is asked again, when a scan there takes so many questions. */
export function everyDays(plan: Plan, source: string, questions: number): number {
  const aDay = (plan.questionsADay as Readonly<Record<string, number>>)[source];
  return aDay === undefined ? 1 : Math.max(1, Math.ceil(Math.max(1, questions) / aDay));
}
