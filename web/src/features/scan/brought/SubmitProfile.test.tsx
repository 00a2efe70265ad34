// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { words } from '../words.ts';
import { SubmitProfile } from './SubmitProfile.tsx';

const said = words.submit;

test('the form has the focus in the place of its button, and the button has it again once the form is closed', async () => {
  await import('./SubmitForm.tsx');
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SubmitProfile />
    </QueryClientProvider>,
  );
  const give = () => [...box.querySelectorAll('button')].find((one) => one.textContent === said.give);
  give()!.focus();
  const isAsked = () => box.querySelector('[data-asked]') !== null;
  expect(isAsked()).toBe(false);
  click(said.give);
  // While the form comes, the focus has somewhere to be.
  expect(document.activeElement).toBe(give());
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(box.querySelector('input[inputmode=url]'));
  });
  expect(give()).toBeUndefined();
  click(said.notNow);
  expect(document.activeElement).toBe(give());
  // What goes by it outlasts a scan (coverage/Coverage.module.css), and the button with it.
  expect(isAsked()).toBe(true);
});
