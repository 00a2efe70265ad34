// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { FindPerson } from './FindPerson.tsx';

const known = vi.hoisted(() => ({ user: undefined as User | undefined }));
vi.mock('../account/api.ts', () => ({ useUser: () => ({ data: known.user }) }));
vi.mock('../../lib/api/rest.ts', () => ({ call: vi.fn().mockResolvedValue({ person: null }) }));

const nameless = newUser({ sub: 'u1', email: 'olga@hollimund.example' }, '2026-11-20T12:00:00.000Z');

test.each<[string, User, boolean]>([
  ['who has a name may ask', { ...nameless, firstName: 'Olga' }, true],
  ['who has none is asked for it first', nameless, false],
])('%s', async (_, user, may) => {
  known.user = user;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <FindPerson />
    </QueryClientProvider>,
  );
  const input = box.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'maya@example.com');
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => input.form!.requestSubmit());
  await vi.waitFor(() => expect(box.textContent).toContain('No one can be found'));
  expect(box.textContent?.includes('Ask anyway')).toBe(may);
  expect(box.querySelector('a')?.getAttribute('href')).toBe(may ? undefined : '/settings/profile');
});
