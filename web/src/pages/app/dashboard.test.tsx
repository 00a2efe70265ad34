// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router-dom';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import Dashboard from './dashboard.tsx';

const known = vi.hoisted(() => ({
  ...{ user: {}, report: {}, closing: undefined as object | undefined },
  ...{ businesses: undefined as object[] | undefined, cases: [] as object[] },
}));
vi.mock('../../features/seats/business-list.ts', () => ({
  useBusinessList: () => ({ data: known.businesses, isPending: !known.businesses }),
}));
vi.mock('../../features/case/api.ts', () => ({
  useCases: () => ({ data: known.cases, isPending: false }),
}));
vi.mock('../../features/account/api.ts', () => ({ useUser: () => ({ data: known.user }) }));
vi.mock('../../features/scan/api.ts', () => ({
  useReport: () => ({ data: known.report }),
  useStartScan: () => ({ isPending: false }),
  useLiveProgress: () => {},
  isRunning: () => false,
}));
vi.mock('../../features/tour/use-tour.ts', () => ({ useTour: () => ({ open: false }) }));
vi.mock('../../features/people/api.ts', () => ({ useConnections: () => ({}) }));
vi.mock('../../features/people/live.ts', () => ({ useLiveConnections: () => {} }));
vi.mock('../../features/proof/api.ts', () => ({
  PROOFS: 'proofs',
  useProofs: () => ({}),
  useClosing: () => known.closing,
}));
vi.mock('../../features/settings/security/second-factor.ts', () => ({ useTwoStep: () => false }));
vi.mock('../../features/scan/DetectionReport.tsx', () => ({ DetectionReport: () => null }));
vi.mock('../../features/scan/coverage/Coverage.tsx', () => ({ Coverage: () => null }));
vi.mock('../../features/scan/reserve/Reservable.tsx', () => ({ Reservable: () => null }));
vi.mock('../../features/scan/brought/TakeBrought.tsx', () => ({ TakeBrought: () => null }));
vi.mock('../../features/scan/ProfilePanel.tsx', () => ({ ProfilePanel: () => null }));
vi.mock('../../features/account/score/ScorePanel.tsx', () => ({ ScorePanel: () => null }));
vi.mock('../../features/message/NotificationsPanel.tsx', () => ({ NotificationsPanel: () => null }));
vi.mock('../../features/case/list/OpenCases.tsx', () => ({ OpenCases: () => null }));
vi.mock('../../features/business/joining/InvitationsWaiting.tsx', () => ({ InvitationsWaiting: () => null }));
vi.mock('../../features/onboarding/FromComparison.tsx', () => ({ FromComparison: () => null }));

const newcomer = newUser({ sub: 'u1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
const pageUrl = 'https://github.com/maya-hollimund';
const withAccount = { ...newcomer, socialMediaAccounts: [{ platform: 'GITHUB', pageUrl }] };
const unscanned = { scan: null, findings: [], searched: [], lastLookedAt: null };
const scanned = {
  ...unscanned,
  lastLookedAt: '2026-11-20T12:05:00.000Z',
  scan: { status: 'DONE', startedAt: '2026-11-20T12:04:00.000Z', sources: [] },
};
const wayToTheSteps = async (user: object, report: object) => {
  Object.assign(known, { user, report });
  const { box } = drawForTest(<Dashboard />);
  await act(async () => {});
  return [...box.querySelectorAll('a[href="/onboarding"]')].map(({ textContent }) => textContent);
};

test('who put the steps off finds them again: their place is kept, and a link leads there', async () => {
  expect(await wayToTheSteps(newcomer, unscanned)).toContain('Step by step');
  expect(await wayToTheSteps(withAccount, unscanned)).toContain('Step by step');
  expect(await wayToTheSteps(withAccount, scanned)).toContain('Getting started');
});

/** Where somebody who has just signed in is, and what the page says first. */
const justIn = async (part: Partial<typeof known>, state: object | null = { signedIn: true }) => {
  Object.assign(known, { user: newcomer, report: unscanned, cases: [] }, part);
  let path = '';
  const Here = () => {
    path = useLocation().pathname;
    return null;
  };
  const { box } = drawForTest(
    <>
      <Here />
      <Routes>
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { pathname: '/dashboard', state },
  );
  await act(async () => {});
  const title = box.querySelector('h1')?.textContent;
  known.businesses = undefined;
  return title ? [path, title] : [path];
};
const [runs, sits] = [[{ role: 'ADMIN' }], [{ role: 'MEMBER' }]];
const addOne = ['/dashboard', 'Add one account that is yours.'];

test('whoever runs a business and has nothing of their own is at the business after signing in', async () => {
  expect(await justIn({ businesses: runs })).toEqual(['/business-dashboard']);
  // Until it is known, nothing is asked of them.
  expect(await justIn({ businesses: undefined })).toEqual(['/dashboard', 'Dashboard']);
});

test.each<[string, Partial<typeof known>, (object | null)?]>([
  ['has no business', { businesses: [] }],
  ['sits in one that others run', { businesses: sits }],
  ['keeps a case', { businesses: runs, cases: [{}] }],
  ['came to this page on purpose', { businesses: runs }, null],
])('whoever %s is on their own dashboard', async (_, part, state) =>
  expect(await justIn(part, state)).toEqual(addOne),
);

test.each([
  ['an account', { user: withAccount }],
  ['a scan', { report: scanned }],
])('so is whoever has %s of their own', async (_, part) =>
  expect((await justIn({ businesses: runs, ...part }))[0]).toBe('/dashboard'),
);

test('whoever’s account closes because its mailbox asked for it reads so before anything else, and can keep it', async () => {
  const closing = {
    ...{ because: 'MAILBOX', askedAt: '2026-11-26T09:00:00.000Z' },
    closesAt: '2026-12-03T09:00:00.000Z',
  };
  Object.assign(known, { user: withAccount, report: scanned, closing });
  const { box, buttons } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Dashboard />
    </QueryClientProvider>,
  );
  await act(async () => {});
  const opening = box.querySelector('#opening')!.textContent;
  expect(opening).toContain('This account closes on 3 December');
  expect(opening).toContain('On 26 November 2026 someone with access to your mailbox asked us to delete it.');
  expect(buttons()).toContain('Keep my account');
});

test('whoever’s account closes for a date of birth reads so, and is led to where it is corrected', async () => {
  const closing = {
    ...{ because: 'DATE_OF_BIRTH', askedAt: '2026-11-26T09:00:00.000Z' },
    closesAt: '2026-11-27T09:00:00.000Z',
  };
  Object.assign(known, { user: withAccount, report: scanned, closing });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Dashboard />
    </QueryClientProvider>,
  );
  await act(async () => {});
  const opening = box.querySelector('#opening')!;
  expect(opening.textContent).toContain(
    'This is because of the date of birth you entered, or of that and the country of your address.',
  );
  expect(opening.querySelector('a')?.getAttribute('href')).toBe('/settings/profile#date-of-birth');
});
