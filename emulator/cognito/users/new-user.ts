import type { UserRecord } from './records.ts';

/** A person as they begin; who makes them says with what status. */
export const newUser = (
  given: Pick<UserRecord, 'poolId' | 'sub' | 'username' | 'status' | 'attributes'> & Partial<UserRecord>,
  now: number,
): UserRecord => ({
  pending: {},
  codes: {},
  wrongCodes: {},
  messages: [],
  mfa: [],
  groups: [],
  failedSignIns: 0,
  lastFailedSignIn: 0,
  createdAt: now,
  updatedAt: now,
  ...given,
});
