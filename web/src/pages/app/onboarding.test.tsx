// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import Onboarding from './onboarding.tsx';

const known = vi.hoisted(() => ({ user: {} as object, report: {} as object }));
vi.mock('../../features/account/api.ts', () => ({ useUser: () => known.user }));
vi.mock('../../features/scan/api.ts', () => ({ useReport: () => known.report }));
vi.mock('../../features/business/joining/InvitationsWaiting.tsx', () => ({ InvitationsWaiting: () => null }));
vi.mock('../../features/onboarding/Checklist.tsx', () => ({ Checklist: () => 'the steps' }));

const newcomer = newUser({ sub: 'u1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
const pageUrl = 'https://github.com/maya-hollimund';
const withAccount = { ...newcomer, socialMediaAccounts: [{ platform: 'GITHUB', pageUrl }] };
const shown = (user: object, report: object) => {
  Object.assign(known, { user: { data: user }, report });
  return drawForTest(<Onboarding />).box.textContent.includes('the steps');
};

test('where an account may have been scanned, the steps wait for the report: none that is done stands there as open', () => {
  expect(shown(withAccount, {})).toBe(false);
  expect(shown(withAccount, { data: {} })).toBe(true);
  expect(shown(withAccount, { error: new Error('no answer') })).toBe(true);
});

test('who has no account yet need not wait', () => {
  expect(shown(newcomer, {})).toBe(true);
});
