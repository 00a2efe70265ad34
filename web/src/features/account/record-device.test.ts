// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeviceScreen } from './device-screen.ts';
import { describeDevice, describeHere, recordDevice } from './record-device.ts';

const calls = vi.hoisted(() => ({ sent: [] as { screenSize?: string; colorDepth?: number }[] }));
vi.mock('../../lib/api/rest.ts', () => ({
  call: async (_: string, __: unknown, device: object) => void calls.sent.push(device),
}));
const signIn = vi.hoisted(() => ({ at: 0 }));
vi.mock('aws-amplify/auth', () => ({
  fetchAuthSession: async () => ({ tokens: { accessToken: { payload: { auth_time: signIn.at } } } }),
}));

const sized = (width: number, height: number, colorDepth = 24) =>
  vi.stubGlobal('screen', { width, height, colorDepth });
/** A new tab has nothing of its own; what the browser keeps stays. */
const newTab = () => sessionStorage.clear();

beforeEach(() => {
  calls.sent.length = 0;
  localStorage.clear();
  newTab();
});

test('each tab tells once', async () => {
  await recordDevice('u1');
  await recordDevice('u1');
  newTab();
  await recordDevice('u1');
  expect(calls.sent).toHaveLength(2);
});

test('a new sign-in in a tab whose session was ended elsewhere is told, too', async () => {
  await recordDevice('u1');
  signIn.at += 180;
  await recordDevice('u1');
  await recordDevice('u1');
  expect(calls.sent).toHaveLength(2);
});

test('one sign-in is one screen, whichever it is seen on later', async () => {
  sized(1280, 900);
  await recordDevice('u1');
  newTab();
  sized(412, 915, 30);
  expect(describeHere('u1')).toMatchObject({ screenSize: '1280x900', colorDepth: 24 });
  await recordDevice('u1');
  expect(calls.sent.map(({ screenSize, colorDepth }) => [screenSize, colorDepth])).toEqual([
    ['1280x900', 24],
    ['1280x900', 24],
  ]);
});

test('whoever else signs in here, or after a sign-out, tells the screen of now', async () => {
  sized(1280, 900);
  await recordDevice('u1');
  sized(412, 915);
  expect(describeHere('u2').screenSize).toBe('412x915');
  localStorage.clear();
  expect(describeHere('u1').screenSize).toBe('412x915');
});

test.each(['', 'null', '7', '{"by":"u1"}', '{"by":"u1","width":"9","height":8,"colorDepth":1}', '{'])(
  'what is kept as %j says nothing',
  async (kept) => {
    sized(412, 915);
    await recordDevice('u1');
    const [name] = Object.keys(localStorage);
    localStorage.setItem(name!, kept);
    sized(1280, 900);
    expect(describeHere('u1').screenSize).toBe('1280x900');
  },
);

test('where there is no room for it, it is not kept', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => keepDeviceScreen('u1', screen, full)).not.toThrow();
});

test('says what the browser says of itself', () =>
  expect(describeDevice(navigator, { width: 390, height: 844, colorDepth: 24 })).toMatchObject({
    screenSize: '390x844',
    colorDepth: 24,
  }));
