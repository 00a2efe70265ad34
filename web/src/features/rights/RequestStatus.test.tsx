// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { RightsState } from '#domain/rights/rights-request';
import { dropFocus } from '../../lib/focus/press-for-test.ts';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { RequestStatus } from './RequestStatus.tsx';

const request: RightsState = {
  ...{ caseNumber: 'DR-7K3M-9QXP', asks: 'CORRECT', status: 'WAITING', address: 'm***@e***' },
  ...{ receivedAt: '2026-11-20T12:00:00.000Z', deadlines: [], because: 'person' },
  ...{ until: null, answer: null, closedAt: null },
};
const known = { request, answers: Promise.resolve() };
vi.mock('./rights-calls.ts', () => ({
  callRights: async (name: string) => {
    if (name === 'request-status') return { request: known.request };
    await known.answers;
    return { request: { ...known.request, status: 'WITHDRAWN' } };
  },
}));

async function open(confirmed: boolean) {
  const drawn = drawForTest(<RequestStatus token="DR-7K3M-9QXP.secret" confirmed={confirmed} />);
  await act(async () => {});
  return drawn;
}
const focused = () => document.activeElement;
const described = () =>
  document.getElementById(focused()?.getAttribute('aria-describedby') ?? '')?.textContent;

test('once its code is confirmed, a request has the focus on how far it is, and what that means is read with it', async () => {
  await open(true);
  expect(focused()?.textContent).toBe('We’re looking at it');
  expect(described()).toBe('One of us will read it and answer you by email.');
});

test('a request opened by its link leaves the focus alone until it changes', async () => {
  const { click } = await open(false);
  expect(focused()).toBe(document.body);
  click('Withdraw this request');
  await act(async () => {});
  expect(focused()?.textContent).toBe('Withdrawn');
  expect(described()).toBe('You withdrew this request. Nothing more will happen.');
});

test('a withdrawal that was refused leaves the focus on its button', async () => {
  const { box, click } = await open(false);
  let refuse = () => {};
  known.answers = new Promise((_, reject) => (refuse = () => reject(new Error('That didn’t work.'))));
  const button = box.querySelector('button')!;
  button.focus();
  click('Withdraw this request');
  dropFocus();
  await act(async () => refuse());
  known.answers = Promise.resolve();
  expect(box.textContent).toContain('That didn’t work.');
  expect(focused()).toBe(button);
});

test('an opt-out that was answered can be taken back like any other', async () => {
  known.request = { ...request, asks: 'VERIFICATION_OPT_OUT', status: 'DONE', answer: 'We left them out.' };
  const { click } = await open(false);
  click('Show me in checks again');
  await act(async () => {});
  expect(focused()?.textContent).toBe('You’re shown in checks again');
});
