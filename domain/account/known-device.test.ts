import { expect, test } from 'vitest';
import { isKnownDevice } from './known-device.ts';
import type { Device } from './user.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const own: Device = {
  userAgentList: [firefox],
  timeZone: 'America/New_York',
  screenSize: '1920x1080',
  ipAddressList: ['203.0.113.4'],
};

test.each<[string, Device, boolean]>([
  ['the same', own, true],
  ['a newer version of it', { ...own, userAgentList: [firefox.replaceAll('140.0', '141.0')] }, true],
  ['on a journey', { ...own, timeZone: 'Europe/Rome', ipAddressList: ['198.51.100.7'] }, true],
  ['with another screen', { ...own, screenSize: '2560x1440' }, true],
  [
    'like it, with another screen elsewhere',
    { ...own, timeZone: 'Europe/Rome', screenSize: '2560x1440', ipAddressList: ['198.51.100.7'] },
    false,
  ],
  [
    'another browser',
    { ...own, userAgentList: ['Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari'] },
    false,
  ],
  ['another system', { ...own, userAgentList: [firefox.replace('Windows', 'Macintosh')] }, false],
])('%s: known %#', (_, seen, known) => {
  expect(isKnownDevice([own], seen)).toBe(known);
});

test('nothing is known before the first', () => {
  expect(isKnownDevice([], own)).toBe(false);
});
