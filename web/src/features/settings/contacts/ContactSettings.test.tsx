// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Contact } from '#domain/account/contact';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { EmailSettings, PhoneSettings } from './ContactSettings.tsx';
import { keepSentCode, sentCodes } from './sent-code.ts';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
const known = vi.hoisted(() => ({ user: undefined as unknown }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
vi.mock('../../session/codes/OutboxHint.tsx', () => ({ OutboxHint: () => null }));
vi.mock('../security/sign-in-facts.ts', () => ({ useSignInFacts: () => ({ data: {} }) }));
vi.mock('../SettingsPage.tsx', () => ({
  SettingsPage: ({ children }: { children: (user: User) => ReactNode }) => children(known.user as User),
}));

const at = '2026-11-20T12:00:00.000Z';
const maya = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, at);
const one: Contact = { kind: 'email', value: 'one@second.example' };
const two: Contact = { kind: 'email', value: 'two@second.example' };
const withBoth = (verifiedAt?: string): User => ({
  ...maya,
  emails: [
    ...(maya.emails ?? []),
    { emailAddress: one.value },
    { emailAddress: two.value, ...(verifiedAt && { verifiedAt }) },
  ],
});

beforeEach(() => {
  sessionStorage.clear();
  wire.call.mockReset();
  known.user = withBoth();
});

async function open(page: ReactNode = <EmailSettings />) {
  const drawn = drawForTest(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
  await act(async () => {});
  return drawn;
}
const sentNow = (contact: Contact, what: 'confirm' | 'makePrimary', ago = 0) =>
  keepSentCode({ ...contact, what, since: Date.now() - ago });

test('the row whose code is out shows its field at once and leaves the focus; the newest of several', async () => {
  sentNow(one, 'confirm', 2000);
  sentNow(two, 'confirm', 1000);
  sentNow({ kind: 'phone', value: '+18605550100' }, 'confirm');
  const { box, click } = await open();
  expect(box.textContent).toContain('We sent a code to two@second.example ');
  expect(document.activeElement).toBe(document.body);
  click(`Confirm ${one.value}`);
  await act(async () => {});
  expect(box.textContent).toContain('We sent a code to one@second.example ');
  expect(box.textContent).not.toContain('We sent a code to two@second.example');
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(wire.call).not.toHaveBeenCalled();
});

test('what was done elsewhere meanwhile, or is gone from the list, is not asked for', async () => {
  known.user = { ...withBoth(at), accountEmail: two.value };
  sentNow({ kind: 'email', value: 'gone@second.example' }, 'confirm');
  sentNow(two, 'confirm');
  sentNow(two, 'makePrimary');
  expect((await open()).box.textContent).not.toContain('We sent a code');
});

test('a code goes with its address', async () => {
  sentNow(one, 'confirm');
  wire.call.mockResolvedValue({ user: maya });
  const { click } = await open();
  click(`Remove ${one.value}`);
  await vi.waitFor(() => expect(wire.call).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(sentCodes(Date.now())).toEqual([]));
});

const first = '+18605550142';
const settled = '+12125550100';
test.each([
  ['the first number is confirmed and made primary by one code', { phones: [] }, 'update-phone-number'],
  [
    'a further one is confirmed, and the primary one stays',
    { phones: [{ phoneNumber: settled, verifiedAt: at }], phoneCell: settled },
    'send-code',
  ],
])('%s', async (_, has, route) => {
  known.user = { ...maya, ...has, phones: [...has.phones, { phoneNumber: first }] } as User;
  wire.call.mockResolvedValue({ codeSentTo: '+1******0142' });
  const { click } = await open(<PhoneSettings />);
  click(`Confirm ${first}`);
  await act(async () => {});
  await vi.waitFor(() => expect(wire.call).toHaveBeenCalledTimes(1));
  const [, { path }, request] = wire.call.mock.calls[0]!;
  expect(path).toContain(route);
  expect(request).toMatchObject({ phoneNumber: first });
});
