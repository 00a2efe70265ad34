// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { NewCase } from './NewCase.tsx';

afterEach(() => sessionStorage.clear());

const note = 'It asked my sister for money.';
const page = (user?: User) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NewCase user={user} />
    </QueryClientProvider>,
  ).box;
const draw = () => page().querySelector('textarea')!;

/** Types into a field as a person does. */
async function type(field: HTMLInputElement, text: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('what was typed is there again after a reload or the way back', async () => {
  const field = draw();
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, note);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(draw().value).toBe(note);
});

test('which account is imitated is chosen ahead only where it is on the same platform', async () => {
  const pageUrl = 'https://www.linkedin.com/in/mayahollimund';
  const maya: User = {
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, '2026-11-26T10:00:00.000Z'),
    socialMediaAccounts: [{ platform: 'LINKEDIN', pageUrl }],
  };
  const box = page(maya);
  const chosen = () => box.querySelector<HTMLSelectElement>('select[id$=mine]')!.value;
  await type(box.querySelector('input')!, 'https://www.tiktok.com/@maya.hollimundd');
  expect(chosen()).toBe('');
  await type(box.querySelector('input')!, 'https://www.linkedin.com/in/mayahollimundd');
  expect(chosen()).toBe(pageUrl);
});
