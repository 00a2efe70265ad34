// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { NamesForm } from './NamesForm.tsx';

const update = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('./api.ts', () => ({ useUpdateUser: () => ({ mutateAsync: update }) }));
const user = newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-20T10:00:00.000Z');

beforeEach(() => {
  update.mockClear();
  sessionStorage.clear();
});

const draw = (onSaved?: () => void, of: User = user) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NamesForm user={of} {...(onSaved && { onSaved })} />
    </QueryClientProvider>,
  );
async function type(box: HTMLElement, text: string) {
  const field = box.querySelector('input')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('where a name is asked for, none at all is no answer', async () => {
  const saved = vi.fn();
  const { box, click } = draw(saved);
  await act(async () => click('Save'));
  expect(box.textContent).toContain('Please enter a name.');
  expect(saved).not.toHaveBeenCalled();
  await type(box, 'Maya');
  await act(async () => click('Save'));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(update).toHaveBeenCalledWith({ preferredName: 'Maya' });
});

test('there it is still typed after a reload, until it is saved', async () => {
  await type(draw(() => {}).box, 'Maya');
  const { box, click } = draw(() => {});
  expect(box.querySelector('input')!.value).toBe('Maya');
  await act(async () => click('Save'));
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  await act(async () => void draw(() => {}, { ...user, preferredName: 'Maya' }));
  expect(draw(() => {}).box.querySelector('input')!.value).toBe('');
});

test('in the settings a person may go by no name', async () => {
  const { box, click } = draw();
  await act(async () => click('Save'));
  expect(box.textContent).not.toContain('Please enter a name.');
});
