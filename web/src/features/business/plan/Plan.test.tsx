// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Plan } from './Plan.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);

const shown = {
  ...{ plan: 'STARTER', trialUntil: null, usedSeats: 1, mayTry: true },
  prices: { STARTER: 0, PROFESSIONAL: null, ENTERPRISE: null },
};
const asked = () => wire.call.mock.calls.map(([, { path }]) => (path as string).split('/').at(-1));
beforeEach(() => {
  wire.call.mockReset().mockImplementation(async () => shown);
});

async function draw() {
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Plan businessId="b" />
    </QueryClientProvider>,
  );
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(drawn.box.textContent).toContain('Ask us about a plan');
  });
  return drawn;
}

async function open() {
  const { click } = await draw();
  click('Try Professional for 30 days');
  const question = () => document.querySelector('[role=dialog], dialog');
  const press = (words: string) =>
    act(async () =>
      [...question()!.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click(),
    );
  return { question, press };
}

test('the trial, which can be had once, begins after a question', async () => {
  const { question, press } = await open();
  expect(question()!.textContent).toContain('It can’t be had a second time');
  expect(asked()).not.toContain('start-trial');
  await press('Start the trial');
  await vi.waitFor(() => expect(question()).toBeNull());
  expect(asked()).toContain('start-trial');
});

test.each([
  ['was had by the owner or with the domain', { mayTry: false }, true],
  ['is there to be had', { mayTry: true }, false],
  ['was had here', { mayTry: false, trialUntil: '2020-01-01T00:00:00.000Z' }, false],
  ['is not needed', { mayTry: false, plan: 'PROFESSIONAL' }, false],
])('why no trial is offered is said where it %s: %o', async (_, part, isSaid) => {
  wire.call.mockImplementation(async () => ({ ...shown, ...part }));
  const { box } = await draw();
  expect(box.textContent.includes('This business can’t try Professional')).toBe(isSaid);
});

test('a no leaves it for later', async () => {
  const { question, press } = await open();
  await press('Not now');
  expect(question()).toBeNull();
  expect(asked()).not.toContain('start-trial');
});

test('a refusal is said in the question', async () => {
  const { question, press } = await open();
  wire.call.mockImplementation(async (_group, { path }: { path: string }) => {
    if (path.endsWith('start-trial')) throw new Error('Professional can be tried once.');
    // As somebody else has tried it in the meantime.
    return { ...shown, mayTry: false };
  });
  await press('Start the trial');
  await vi.waitFor(() => expect(question()!.textContent).toContain('Professional can be tried once.'));
});
