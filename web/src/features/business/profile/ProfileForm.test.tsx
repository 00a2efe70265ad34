// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Business } from '#domain/business/business';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { ProfileForm } from './ProfileForm.tsx';

afterEach(() => sessionStorage.clear());

const at = '2026-11-26T00:00:00.000Z';
const business: Business = { id: 'b1', adminId: 'ada', name: 'Harbour Lane', createdAt: at, updatedAt: at };
const draw = () =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm business={business} />
    </QueryClientProvider>,
  ).box;
async function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}
const unsaved = 'What you typed before isn’t saved yet.';

test('what comes back after a reload is said not to be saved, until it is as it was', async () => {
  const first = draw();
  await type(first.querySelector('input')!, 'Quay Lane');
  expect(first.textContent).not.toContain(unsaved);
  const again = draw();
  const name = again.querySelector('input')!;
  expect(name.value).toBe('Quay Lane');
  expect(again.textContent).toContain(unsaved);
  await type(name, 'Harbour Lane');
  expect(again.textContent).not.toContain(unsaved);
});
