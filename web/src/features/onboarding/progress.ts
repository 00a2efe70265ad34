import type { Report } from '#domain/contract/scan';
import { displayName, type User } from '#domain/account/user';
import { isVerified } from '../account/own-seal.ts';

/** A result comes first: one account is enough for it. What makes the next look better follows. */
export const STEPS = [
  'account',
  'first look',
  'proof',
  'also mine',
  'names',
  'picture',
  'phone',
  'two-step',
] as const;
export type StepName = (typeof STEPS)[number];

/** Minutes that a step takes people, as the page says it. */
export const MINUTES: Record<StepName, number> = {
  account: 1,
  'first look': 2,
  proof: 2,
  'also mine': 1,
  names: 1,
  picture: 1,
  phone: 1,
  'two-step': 2,
};
/** Cannot begin before there is an account: nothing could be looked for, proven or asked about. */
const AFTER_ACCOUNT: readonly StepName[] = ['first look', 'proof', 'also mine'];

/** What is done, and what the person chose to leave out, from the data alone; `twoStep`: whether it is on. */
export function progressOf(user: User, report: Report | undefined, twoStep = false) {
  const passed = STEPS.filter((step) => user.stepsLeftOut?.includes(step));
  const accounts = user.socialMediaAccounts ?? [];
  const running = report?.scan?.status === 'QUEUED' || report?.scan?.status === 'RUNNING';
  const done: Record<StepName, boolean> = {
    names: Boolean(displayName(user)),
    picture: Boolean(user.profileImagePath),
    account: accounts.length > 0,
    // The person answers it: a second account that was added elsewhere is no answer. "None" is one.
    'also mine':
      passed.includes('also mine') || (report?.findings.some(({ status }) => status === 'MINE') ?? false),
    phone: (user.phones ?? []).some(({ verifiedAt }) => verifiedAt),
    'first look': Boolean(report?.lastLookedAt || (report?.scan && !running)),
    proof: isVerified(user),
    'two-step': twoStep,
  };
  const underWay = (step: StepName) => step === 'first look' && running;
  const left = STEPS.filter((step) => !done[step] && !passed.includes(step) && !underWay(step));
  const next = left.find((step) => done.account || !AFTER_ACCOUNT.includes(step));
  return {
    done,
    passed,
    count: STEPS.filter((step) => done[step]).length,
    next,
    minutes: left.reduce((sum, step) => sum + MINUTES[step], 0),
  };
}
