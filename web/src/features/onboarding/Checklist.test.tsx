// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import type { Report } from '#domain/contract/scan';
import type { Finding } from '#domain/scan/finding';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Checklist } from './Checklist.tsx';
import { STEPS, type StepName } from './progress.ts';
import { words } from './words.ts';

const known = vi.hoisted(() => ({ twoStep: false, provider: undefined as string | undefined }));
const wire = vi.hoisted(() => ({ graphql: vi.fn() }));
vi.mock('../../lib/api/graphql.ts', () => wire);
vi.mock('../settings/security/second-factor.ts', () => ({ useTwoStep: () => known.twoStep }));
vi.mock('../settings/security/sign-in-facts.ts', () => ({
  useSignInFacts: () => ({ data: { provider: known.provider } }),
}));
vi.mock('../scan/FirstAccount.tsx', () => ({ FirstAccount: () => null }));
vi.mock('../scan/finding/mine/MyAccounts.tsx', () => ({ MyAccounts: () => null }));
vi.mock('../settings/profile/PictureEditor.tsx', () => ({ PictureEditor: () => null }));
vi.mock('../account/NamesForm.tsx', () => ({ NamesForm: () => null }));
vi.mock('../account/Portrait.tsx', () => ({ Portrait: () => null }));
vi.mock('./AlsoMine.tsx', () => ({ AlsoMine: () => null }));
vi.mock('./FirstLook.tsx', () => ({ FirstLook: () => null }));
vi.mock('./FromComparison.tsx', () => ({ FromComparison: () => null }));
vi.mock('./Phone.tsx', () => ({ Phone: () => null }));
vi.mock('./TwoStep.tsx', () => ({ TwoStep: () => null }));

const at = '2026-11-20T12:00:00.000Z';
const newcomer = newUser({ sub: 'u1', email: 'maya@hollimund.example' }, at);
const account = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya-hollimund' };

/** The page with the person as the browser holds them, as a page that loaded them would. */
function draw(user: User, report?: Report) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['user', user.id], user);
  const Held = () => {
    const { data } = useQuery<User>({ queryKey: ['user', user.id], queryFn: () => user });
    return <Checklist user={data!} report={report} />;
  };
  return drawForTest(
    <QueryClientProvider client={queries}>
      <Held />
    </QueryClientProvider>,
  );
}

/** The line below the title of each step. */
function linesOf(user: User, report?: Report): Partial<Record<StepName, string>> {
  const { box } = draw(user, report);
  const lines = [...box.querySelectorAll('ol > li')].map((step) => step.querySelector('p')!.textContent);
  return Object.fromEntries(STEPS.map((step, at) => [step, lines[at]]));
}
beforeEach(() => {
  Object.assign(known, { twoStep: false, provider: undefined });
  localStorage.clear();
  wire.graphql.mockReset();
});

/** What stands at the end of each step's line. */
const asides = (box: HTMLElement) =>
  Object.fromEntries(
    [...box.querySelectorAll('ol > li')].map((step, at) => [STEPS[at], step.textContent.includes('Skipped')]),
  );

test('a step that is left out is kept with the account, and shows at once', async () => {
  const answers: (() => void)[] = [];
  wire.graphql.mockImplementation(
    (_: string, { input }: { input: Partial<User> }) =>
      new Promise((resolve) => answers.push(() => resolve({ ...newcomer, ...input, version: 2 }))),
  );
  const { box, click } = draw({ ...newcomer, socialMediaAccounts: [account], stepsLeftOut: ['first look'] });
  click('Skip for now');
  await act(() => vi.waitFor(() => expect(answers).toHaveLength(1)));
  expect(asides(box)).toMatchObject({ 'first look': true, proof: true, names: false });
  await act(async () => answers[0]!());
  expect(wire.graphql.mock.calls.map(([, { input }]) => input)).toEqual([
    { id: 'u1', stepsLeftOut: ['first look', 'proof'] },
  ]);
});

test('a step that could not be left out comes back', async () => {
  wire.graphql.mockRejectedValue(new Error('No connection.'));
  const { box, click } = draw({ ...newcomer, socialMediaAccounts: [account], stepsLeftOut: ['first look'] });
  click('Skip for now');
  await act(() => vi.waitFor(() => expect(wire.graphql).toHaveBeenCalled()));
  await act(() => vi.waitFor(() => expect(asides(box)).toMatchObject({ 'first look': true, proof: false })));
});

test('a step that is open says what it is for', () => {
  expect(linesOf({ ...newcomer, socialMediaAccounts: [account] })).toMatchObject({
    ...{ 'also mine': words.alsoMine.why, picture: words.picture.why, phone: words.phone.why },
    'two-step': words.twoStep.why,
  });
});

test('a step that is done asks for nothing any more', () => {
  known.twoStep = true;
  const done: User = {
    ...newcomer,
    ...{ preferredName: 'Maya', profileImagePath: 'users/u1/p.jpg', socialMediaAccounts: [account] },
    stepsLeftOut: ['also mine'],
    phones: [{ phoneNumber: '+447700900123', verifiedAt: at }] as User['phones'],
  };
  expect(linesOf(done)).toMatchObject({
    'also mine':
      'You’ve answered this. You can add more accounts at any time, in the first step or under Connections.',
    names: 'Maya',
    picture:
      'We compare it with the pictures of accounts that look like yours, and never look for your face.',
    phone: 'Confirmed. Used for codes, never shown.',
    'two-step': 'On.',
  });
});

test.each<[string, Partial<Finding>[], string]>([
  ['nothing', [], 'Nothing needs your decision. See the results'],
  [
    'what can’t be told from a handle alone',
    [{}, {}],
    'We can’t say yet whether 2 accounts copy you. Add your name and picture in the steps below, then scan again. See the results',
  ],
  [
    'a clone beside that',
    [{}, { verdict: 'likely clone' }],
    'One account needs your decision. See the results',
  ],
])('the first scan that found %s says so', (_, found, line) => {
  const handles = { yours: { platform: 'FACEBOOK', handle: 'james.carter' }, theirs: {}, reasons: [] };
  const findings = found.map((one) => ({ status: 'OPEN', verdict: 'namesake', ...handles, ...one }));
  const report = { findings: findings as unknown as Finding[], scan: null, lastLookedAt: at } as Report;
  expect(linesOf({ ...newcomer, socialMediaAccounts: [account] }, report)['first look']).toBe(line);
});

test('once the name is there, what a handle alone couldn’t tell asks for another scan, not for the name', () => {
  const handles = { yours: { platform: 'FACEBOOK', handle: 'james.carter' }, theirs: {}, reasons: [] };
  const findings = [{ status: 'OPEN', verdict: 'namesake', ...handles }] as unknown as Finding[];
  const report = { findings, scan: null, lastLookedAt: at } as unknown as Report;
  const user = { ...newcomer, preferredName: 'James', socialMediaAccounts: [account] };
  expect(linesOf(user, report)['first look']).toBe(
    'We know your name now. Scan again to compare the account found with it. See the results',
  );
});

test('who signs in with another service is told at once that two-step sign-in is set up there', () => {
  known.provider = 'Google';
  expect(linesOf(newcomer)['two-step']).toBe(words.twoStep.elsewhere('Google'));
});
