// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordDevice as withDevice } from '#domain/account/device';
import type { Device, User } from '#domain/account/user';
import { describeDevice, recordDevice } from '../../account/record-device.ts';
import { keep } from '../../compare/kept-here.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Devices } from './Devices.tsx';

const session = vi.hoisted(() => ({ leave: vi.fn() }));
vi.mock('../../session/leave.ts', () => session);
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => {} }));
vi.mock('./end-everywhere.ts', () => ({ endEverywhere: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const Here = () => <p>{useLocation().pathname}</p>;

/** What the list says of a person who signed in here on a screen of such a size, looked at on one of 1280 × 900. */
function listed(...sizes: [width: number, height: number][]): string[] {
  vi.stubGlobal('screen', { width: 1280, height: 900, colorDepth: 24 });
  const request = { headers: { 'user-agent': navigator.userAgent }, sourceIp: '192.0.2.1', now: Date.now() };
  const devices = sizes.reduce<Device[]>(
    (noted, [width, height]) =>
      withDevice(noted, describeDevice(navigator, { width, height, colorDepth: 24 }), request),
    [],
  );
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Devices user={{ id: 'u1', devices } as unknown as User} />
    </QueryClientProvider>,
    '/settings/security',
  );
  return [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
}

test.each<[string, [number, number][], boolean[]]>([
  ['as it was noted', [[1280, 900]], [true]],
  ['turned since', [[900, 1280]], [true]],
  ['beside one with another screen', [[412, 915], [1280, 900]], [true, false]], // prettier-ignore
])('this browser stands there once, %s', (_, sizes, isHere) => {
  const said = listed(...sizes);
  expect(said.map((text) => text.includes('This browser'))).toEqual(isHere);
  expect(said.join()).not.toContain('In use now');
});

test('this browser says that it is in use while it is not noted yet', () => {
  const [here, other] = listed([412, 915]);
  expect(here).toMatch(/In use now · screen 1280 × 900.*This browser, and any like it$/);
  expect(other).toContain('from 192.0.2.1');
  expect(other).not.toContain('This browser');
});

test('on another screen than it signed in with, this browser is the one that was noted', async () => {
  vi.stubGlobal('screen', { width: 412, height: 915, colorDepth: 24 });
  await recordDevice('u1');
  expect(listed([412, 915])).toEqual([
    expect.stringMatching(/screen 412 × 915.*192\.0\.2\.1This browser, and any like it$/),
  ]);
});

test('where the other devices could not be signed out, it says so and stays; the next try leads on', async () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Devices user={{ devices: [] } as unknown as User} />
      <Here />
    </QueryClientProvider>,
    '/settings/security',
  );
  click('Sign out everywhere');
  const dialog = box.querySelector('dialog')!;
  const press = () => act(async () => dialog.querySelector<HTMLButtonElement>('.primary')!.click());
  session.leave.mockRejectedValueOnce(new Error('offline'));
  await press();
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe(
    'We couldn’t sign out the other devices. Check your connection and try again.',
  );
  expect(box.textContent).toContain('/settings/security');
  session.leave.mockResolvedValueOnce(false);
  await press();
  expect(box.textContent).toContain('/auth/logout');
});

test('the failure of an earlier try does not stand there when it is asked anew', async () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Devices user={{ devices: [] } as unknown as User} />
    </QueryClientProvider>,
    '/settings/security',
  );
  click('Sign out everywhere');
  session.leave.mockRejectedValueOnce(new Error('offline'));
  await act(async () => box.querySelector<HTMLButtonElement>('dialog .primary')!.click());
  expect(box.querySelector('[role=alert]')).not.toBeNull();
  click('Stay signed in');
  click('Sign out everywhere');
  expect([box.querySelector('dialog') !== null, box.querySelector('[role=alert]')]).toEqual([true, null]);
});

test('what isn’t saved yet is told before the sign-out', () => {
  const draw = () =>
    drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <Devices user={{ devices: [] } as unknown as User} />
      </QueryClientProvider>,
      '/settings/security',
    );
  const told = 'Something you typed or compared in this browser isn’t saved yet.';
  const before = draw();
  before.click('Sign out everywhere');
  expect(before.box.textContent).not.toContain(told);
  keep(
    [{ at: Date.now(), link: 'x.com/maya', platform: 'X', handle: 'maya', platformName: 'X' }],
    localStorage,
  );
  const after = draw();
  after.click('Sign out everywhere');
  expect(after.box.textContent).toContain(told);
  localStorage.clear();
});
