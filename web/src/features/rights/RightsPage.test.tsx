// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeMinutes } from '#domain/account/confirmation-code';
import { pressForTest } from '../../lib/focus/press-for-test.ts';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { DataRequestForm } from './DataRequestForm.tsx';
import { RightsPage } from './RightsPage.tsx';

const calls = vi.hoisted(() => [] as unknown[]);
const server = vi.hoisted(() => ({ answers: Promise.resolve() }));
vi.mock('./rights-calls.ts', () => ({
  callRights: async (name: string, request: object) => {
    calls.push([name, request]);
    await server.answers;
    return name === 'confirm-request'
      ? { token: 'DR-7K3M-9QXP.secret' }
      : { caseNumber: `DR-7K3M-000${calls.length}`, codeSentTo: 'm***@h***' };
  },
}));
vi.mock('../session/codes/OutboxHint.tsx', () => ({ OutboxHint: () => null }));

const said = { how: 'How it works', steps: ['Ask.'], ask: 'Your request' };
const request = { asks: 'EXPORT', email: 'maya@hollimund.example', details: '' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  calls.length = 0;
  server.answers = Promise.resolve();
  sessionStorage.clear();
});
// Other files of this worker would go on in 1970.
afterEach(() => void vi.useRealTimers());

/** As if the page were loaded anew. */
async function open(at = '/data-request') {
  const drawn = drawForTest(
    <RightsPage said={said} form={(onBegun, given) => <DataRequestForm onBegun={onBegun} given={given} />} />,
    at,
  );
  await act(async () => {});
  const type = async (field: string, value: string) => {
    const input = drawn.box.querySelector<HTMLInputElement>(field)!;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, value);
    await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const send = async (field: string, value: string) => {
    await type(field, value);
    await act(async () => drawn.box.querySelector('form')!.requestSubmit());
    await act(async () => {});
  };
  return { ...drawn, type, ask: () => send('input[type=email]', request.email), code: send };
}

test('a request that waits for its code still does after the page was loaded anew, and can have another one sent', async () => {
  await (await open()).ask();
  const { box, click, code } = await open();
  expect(box.textContent).toContain('Enter the code');
  expect(box.textContent).not.toContain('DR-');
  click('Send a new code');
  await act(async () => {});
  expect(calls).toEqual(Array(2).fill(['data-request', request]));
  await code('input[inputmode=numeric]', '123456');
  expect(calls.at(-1)).toEqual(['confirm-request', { caseNumber: 'DR-7K3M-0002', code: '123456' }]);
  expect(sessionStorage.length).toBe(0);
});

test('it is no matter on another page, nor once its code is over or it was given up', async () => {
  const waits = (box: HTMLElement) => box.textContent.includes('Enter the code');
  await (await open()).ask();
  expect(waits((await open('/verification-opt-out')).box)).toBe(false);
  const { box, click } = await open();
  expect(waits(box)).toBe(true);
  click('Not now');
  expect(waits((await open()).box)).toBe(false);
  await (await open()).ask();
  vi.setSystemTime(codeMinutes * 60_000);
  expect(waits((await open()).box)).toBe(false);
  expect(sessionStorage.length).toBe(0);
});

test('whoever gives up the code comes back to the form as they had filled it in, to mend an address', async () => {
  const { box, ask, type, click } = await open();
  await type('textarea', 'Only my name.');
  await ask();
  click('Not now');
  await act(async () => {});
  expect(box.querySelector('input')!.value).toBe(request.email);
  expect(box.querySelector('textarea')!.value).toBe('Only my name.');
});

test('by keyboard the focus is on the button again after a refusal, and on the title once the code was given up', async () => {
  const { box, ask, type, click } = await open();
  const refused = async () => {
    const refusal = new Error('The network didn’t answer.');
    await pressForTest(box, (answer) => (server.answers = answer), refusal);
    expect(box.textContent).toContain(refusal.message);
    server.answers = Promise.resolve();
    return document.activeElement?.textContent;
  };
  await type('input[type=email]', request.email);
  expect(await refused()).toBe('Send me a code');
  await ask();
  expect(document.activeElement).toBe(box.querySelector('input'));
  await type('input[inputmode=numeric]', '123456');
  expect(await refused()).toBe('Confirm');
  click('Not now');
  await act(async () => {});
  expect(document.activeElement?.textContent).toBe(said.ask);
});

test('a link that lost its end says so above the form, and that the request is still there', async () => {
  const { box } = await open('/data-request#DR-7K3M-9QXP.secr');
  expect(box.querySelector('[role=alert]')!.textContent).toContain('This link is incomplete');
  expect((await open()).box.querySelector('[role=alert]')).toBeNull();
});
