import type { Report } from '#domain/contract/app';
import { displayName, type User } from '#domain/user';

export const STEPS = ['names', 'picture', 'account', 'also mine', 'phone', 'first look'] as const;
export type StepName = (typeof STEPS)[number];

/** Minutes that a step takes people, as the page says it. */
export const MINUTES: Record<StepName, number> = {
  names: 1,
  picture: 1,
  account: 1,
  'also mine': 1,
  phone: 1,
  'first look': 2,
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
  // Which accounts are also theirs can only be asked about once there is one.
  const next = left.find((step) => step !== 'also mine' || done.account);
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
