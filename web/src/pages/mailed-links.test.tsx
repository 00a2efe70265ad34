// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../ui/draw-for-test.tsx';
import BusinessInvitation from './public/business-invitation.tsx';
import Unsubscribe from './public/unsubscribe.tsx';

const answers = vi.hoisted(() => ({ stop: () => {}, decline: () => {} }));
vi.mock('../features/message/stop-mails.ts', () => ({
  stopMails: () => new Promise<void>((resolve) => (answers.stop = resolve)),
}));
vi.mock('../features/business/joining/link-calls.ts', async (original) => ({
  ...(await original<object>()),
  invitationOf: () =>
    Promise.resolve({
      ...{ businessId: 'b1', userEmailAddress: 'tom@harbourlane.example', business: 'Harbour Lane' },
      ...{ invitedBy: 'Ada', role: 'MANAGER' },
    }),
  declineLink: () =>
    new Promise<void>((_resolve, reject) => (answers.decline = () => reject(new Error('No network')))),
}));

/** Presses a button of a page by keyboard, and says where the focus is once its answer has come. */
async function press(page: ReactNode, hash: string, words: string, arrive: () => void) {
  const { box, click } = drawForTest(page, `/#${hash}`);
  await act(async () => {});
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
  button.focus();
  click(words);
  if (button.disabled) button.blur(); // as a browser does
  await act(async () => arrive());
  return box;
}

test('the page that stops emails goes on at what it says then', async () => {
  const token = `u.w.maya.${'A'.repeat(43)}`;
  const box = await press(<Unsubscribe />, token, 'Stop these emails', () => answers.stop());
  expect(document.activeElement).toBe(box.querySelector('h1'));
});

test('an invitation that cannot be declined now says so where the focus goes', async () => {
  const box = await press(<BusinessInvitation />, `b1.${'A'.repeat(40)}`, 'Decline', () => {});
  const yes = [...box.querySelectorAll<HTMLElement>('dialog button')].find(
    ({ textContent }) => textContent === 'Decline',
  )!;
  yes.focus(); // as a browser does
  await act(async () => yes.click());
  await act(async () => answers.decline());
  expect(box.querySelector('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(box.querySelector('h1'));
});

test.each([
  [
    'm',
    'everything here when you sign in, except your weekly summary, which stops',
    'a business you help run',
  ],
  ['c', 'You’ll still see everything here when you sign in. ', undefined],
  ['w', 'You won’t get these here, either', undefined],
  ['f', 'You won’t get these here, either', undefined],
  ['u', 'You won’t get these here, either', undefined],
])('the page that stops emails (%s) says what it stops, before and after', async (letter, then, also) => {
  const token = `u.${letter}.maya.${'A'.repeat(43)}`;
  const { box } = drawForTest(<Unsubscribe />, `/#${token}`);
  await act(async () => {});
  expect(box.textContent).toContain(then);
  expect(box.textContent.includes('This also stops')).toBe(!!also);
  if (also) expect(box.textContent).toContain(also);
  expect(box.textContent.match(/weekly/g) ?? [], 'said once').toHaveLength(also ? 1 : 0);
  const after = await press(<Unsubscribe />, token, 'Stop these emails', () => answers.stop());
  expect(after.textContent).toContain(then);
});
