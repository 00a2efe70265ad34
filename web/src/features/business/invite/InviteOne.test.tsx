// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { BusinessRole } from '#domain/business/role';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { InviteOne } from './InviteOne.tsx';
import { words } from './words.ts';

const server = vi.hoisted(() => ({ people: [] as object[] }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, _entry: object, { people }: { people: { userEmailAddress: string }[] }) => {
    server.people.push(...people);
    return { results: [{ line: 1, ...people[0], invited: true, mailed: true }] };
  },
}));

const drawn = (role: BusinessRole) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <InviteOne businessId="b" role={role} />
    </QueryClientProvider>,
  );
const set = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
const email = (box: HTMLElement) => box.querySelector<HTMLInputElement>('input[type=email]')!;
const role = (box: HTMLElement) => box.querySelector('select')!;

test('who is to be invited stands there after the page was loaded anew, with no more than who invites may give by then', async () => {
  const before = drawn('ADMIN').box;
  await set(email(before), 'robin@ferrowbay.example', 'input');
  await set(role(before), 'ADMIN', 'change');
  const again = drawn('ADMIN').box;
  expect([email(again).value, role(again).value]).toEqual(['robin@ferrowbay.example', 'ADMIN']);

  const { box } = drawn('MANAGER');
  expect([email(box).value, role(box).value]).toEqual(['robin@ferrowbay.example', 'MEMBER']);
  expect(box.textContent).toContain(words.roleHint.MEMBER);
  box.querySelector('form')!.requestSubmit();
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain('Invitation sent to robin@ferrowbay.example.');
  });
  expect(server.people).toEqual([{ userEmailAddress: 'robin@ferrowbay.example', role: 'MEMBER' }]);
  expect(email(drawn('ADMIN').box).value).toBe('');
});
