import type { Report } from '#domain/contract/scan';
import { displayName, type User } from '#domain/account/user';

/** A result comes first: one account is enough for it. What makes the next look better follows. */
export const STEPS = ['account', 'first look', 'also mine', 'names', 'picture', 'phone'] as const;
export type StepName = (typeof STEPS)[number];

/** Minutes that a step takes people, as the page says it. */
export const MINUTES: Record<StepName, number> = {
  account: 1,
  'first look': 2,
  'also mine': 1,
  names: 1,
  picture: 1,
  phone: 1,
};

/** What is done, from the data alone; `passed`: what the person chose to leave out. */
export function progressOf(user: User, report: Report | undefined, passed: readonly StepName[]) {
  const accounts = user.socialMediaAccounts ?? [];
  const done: Record<StepName, boolean> = {
    names: Boolean(displayName(user)),
    picture: Boolean(user.profileImagePath),
    account: accounts.length > 0,
    'also mine': accounts.length > 1 || (report?.findings.some(({ status }) => status === 'MINE') ?? false),
    phone: (user.phones ?? []).some(({ verifiedAt }) => verifiedAt),
    'first look': Boolean(report?.scan),
  };
  const left = STEPS.filter((step) => !done[step] && !passed.includes(step));
  // Nothing can be looked for, and which accounts are also theirs cannot be asked, before there is one.
  const next = left.find((step) => done.account || (step !== 'first look' && step !== 'also mine'));
  return {
    done,
    count: STEPS.filter((step) => done[step]).length,
    next,
    minutes: left.reduce((sum, step) => sum + MINUTES[step], 0),
  };
}

const key = (userId: string) => `countersign.onboarding.${userId}`;

/** The steps left out, kept in this browser: to ask again is no harm. */
export function loadPassed(userId: string, store: Pick<Storage, 'getItem'> = localStorage): StepName[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key(userId)) ?? '[]');
    return Array.isArray(kept) ? STEPS.filter((step) => kept.includes(step)) : [];
  } catch {
    return [];
  }
}

export const savePassed = (userId: string, passed: readonly StepName[]): void => {
  try {
    localStorage.setItem(key(userId), JSON.stringify(passed));
  } catch {
    // a full or closed store only means that the step is asked about again
  }
};
