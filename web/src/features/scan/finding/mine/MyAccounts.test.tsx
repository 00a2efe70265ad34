// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { clone } from '../../../design/fixtures.ts';
import { MyAccounts } from './MyAccounts.tsx';

const server = vi.hoisted(() => ({
  findings: [] as unknown[],
  cases: [] as unknown[],
  saved: [] as unknown[],
}));
vi.mock(import('../../../account/api.ts'), async (original) => ({
  ...(await original()),
  useUser: () => ({ isSuccess: false }) as never,
  useUpdateUser: () => ({ mutateAsync: async (change: object) => server.saved.push(change) }) as never,
}));
vi.mock('../../../proof/api.ts', () => ({ useProofs: () => ({ data: [] }) }));
vi.mock('../../../../lib/api/rest.ts', () => ({
  call: async () => ({ findings: server.findings, cases: server.cases }),
}));

const likely: Finding = { ...clone, platform: 'GITHUB', theirs: { ...clone.theirs, handle: 'Jonasw3ber' } };
const user = newUser({ sub: 'u1', email: 'jonas@example.com' }, '2026-11-20T10:00:00.000Z');

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  server.saved = [];
});

async function add(finding: Finding | undefined, cases: object[] = []) {
  server.findings = finding ? [finding] : [];
  server.cases = cases;
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <MyAccounts user={user} />
    </QueryClientProvider>,
  );
  const field = drawn.box.querySelector('input')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, 'https://github.com/jonasw3ber');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => drawn.click('Add this account'));
  return drawn;
}
const asked = () => document.querySelector('dialog')?.textContent ?? '';
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click(),
  );

test('an account that a scan calls a likely clone is not added by its link before it was asked about', async () => {
  await add(likely);
  await vi.waitFor(() => expect(asked()).toContain('Is this account really yours?'));
  await press('No, it’s not mine');
  expect([asked(), server.saved]).toEqual(['', []]);
  await add(likely);
  await vi.waitFor(() => expect(asked()).toContain('Is this account really yours?'));
  expect(server.saved).toEqual([]);
  await press('Yes, I opened this account');
  const socialMediaAccounts = [{ platform: 'GITHUB', pageUrl: 'https://github.com/jonasw3ber' }];
  await vi.waitFor(() => expect(server.saved).toEqual([{ socialMediaAccounts }]));
});

test.each([
  ['was said to be theirs', { ...likely, status: 'MINE' as const }],
  ['is another', { ...likely, theirs: { ...likely.theirs, handle: 'another' } }],
  ['is less than a likely clone', { ...likely, verdict: 'possible clone' as const }],
])('what a scan found is no question where it %s', async (_, finding) => {
  await add(finding);
  await vi.waitFor(() => expect(server.saved).toHaveLength(1));
  expect(asked()).toBe('');
});

const kept = { caseId: '01A', userId: 'u1', platform: 'GITHUB', handle: 'Jonasw3ber' };
test('nor is one that an open case calls a copy', async () => {
  await add(undefined, [kept]);
  await vi.waitFor(() => expect(asked()).toContain('You have an open case that says this account'));
  expect(server.saved).toEqual([]);
  await press('No, it’s not mine');
  expect([asked(), server.saved]).toEqual(['', []]);
  await add(undefined, [
    { ...kept, closedAt: '2026-11-20T10:00:00.000Z' },
    { ...kept, handle: 'another' },
  ]);
  await vi.waitFor(() => expect(server.saved).toHaveLength(1));
});
