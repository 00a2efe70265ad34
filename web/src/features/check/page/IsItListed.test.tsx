// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { IsItListed } from './IsItListed.tsx';

/** The engine comes with the first question. */
const patient = { timeout: 20_000 };
const day = '2026-11-20';
const known = { platform: 'GITHUB' as const, handle: 'jonasweber', confirmedSince: day, lastCheckedOn: day };

test('the answer names the account it is about, and goes as soon as another is typed', async () => {
  const { box, click } = drawForTest(<IsItListed accounts={[known]} />);
  const field = box.querySelector('input')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const type = (text: string) =>
    act(async () => {
      write.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const answer = () => box.querySelector('section > [role=status]')!.textContent;
  await type('github.com/jonasweber');
  await act(async () => click('Check'));
  await vi.waitFor(() => expect(answer()).toBe('Yes, jonasweber on GitHub is on the list.'), patient);
  await type('jonasw3ber');
  expect(answer()).toBe('');
  await act(async () => click('Check'));
  expect(answer()).toBe('');
  await type('github.com/jonasw3ber');
  await act(async () => click('Check'));
  await vi.waitFor(() => expect(answer()).toContain('No, jonasw3ber on GitHub isn’t on the list.'), patient);
  // Read out, the two are called what they are called on the page.
  expect(box.querySelector('figure .vh')!.textContent).toMatch(
    /^On the list: jonasweber\. Your entry: jonasw3ber\./,
  );
});
