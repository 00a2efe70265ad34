import { expect, test } from 'vitest';
import { deviceName, isKnownDevice } from './known-device.ts';
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
  [
    'on a journey, with its screen turned',
    { ...own, timeZone: 'Europe/Rome', screenSize: '1080x1920', ipAddressList: ['198.51.100.7'] },
    true,
  ],
  ['with another screen', { ...own, screenSize: '2560x1440' }, true],
  [
    'like it, with another screen elsewhere',
    { ...own, timeZone: 'Europe/Rome', screenSize: '2560x1440', ipAddressList: ['198.51.100.7'] },
    false,
  ],
  [
    'in the same place, with another screen and network',
    { ...own, screenSize: '2560x1440', ipAddressList: ['198.51.100.7'] },
    true,
  ],
  [
    'in the same network, with another clock and screen',
    { ...own, timeZone: 'Europe/Rome', screenSize: '2560x1440' },
    true,
  ],
  ['that says nothing but its browser', { userAgentList: own.userAgentList }, false],
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

test('what neither tells is nothing that they have in common', () => {
  const silent: Device = { userAgentList: [firefox], ipAddressList: ['203.0.113.4'] };
  const [nothing, empty] = [
    { timeZone: null, screenSize: null },
    { timeZone: '', screenSize: '' },
  ];
  const elsewhere = { ...silent, ipAddressList: ['198.51.100.7'] };
  expect(isKnownDevice([silent], silent)).toBe(true);
  expect(isKnownDevice([silent], elsewhere)).toBe(false);
  expect(isKnownDevice([{ ...silent, ...nothing }], { ...elsewhere, ...nothing })).toBe(false);
  expect(isKnownDevice([{ ...silent, ...empty }], { ...elsewhere, ...empty })).toBe(false);
  expect(isKnownDevice([{ userAgentList: [firefox] }], elsewhere)).toBe(false);
  expect(isKnownDevice([{ userAgentList: [firefox], ipAddressList: [] }], { userAgentList: [firefox] })).toBe(
    false,
  );
  const two = { ...silent, ipAddressList: ['198.51.100.7', '203.0.113.4'] };
  expect(isKnownDevice([two], silent), 'an earlier network').toBe(true);
});

test.each<[Device, string]>([
  [own, 'Firefox on Windows'],
  [{ userAgentList: ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/147.0 Safari/537.36'] }, 'Chrome on ChromeOS'],
  [{ userAgentList: ['something else'], platform: 'Amiga' }, 'A browser on Amiga'],
  [{ userAgentList: [] }, 'A browser'],
  [{}, 'A browser'],
])('%j is %s', (device, name) => expect(deviceName(device)).toBe(name));
