import { expect, it } from 'vitest';
import { forgetsAt, lastSeen, recentDevices, recordDevice } from './device.ts';
import type { Device } from './user.ts';

const phone = { platform: 'iPhone', timeZone: 'Europe/Oslo', screenSize: '390x844' };
const now = Date.parse('2026-11-20T12:00:00Z');
const request = {
  now,
  sourceIp: '192.0.2.1',
  headers: { 'user-agent': 'Safari', 'accept-language': 'nb', authorization: 'Bearer x', cookie: 'y' },
};

it('keeps the device once, with the addresses it was seen from, newest first', () => {
  const once = recordDevice([], phone, request);
  const twice = recordDevice(once, phone, { ...request, sourceIp: '192.0.2.2' });
  expect(twice).toHaveLength(1);
  expect(twice[0]?.ipAddressList).toEqual(['192.0.2.2', '192.0.2.1']);
});

it('never keeps a token or a cookie', () => {
  expect(recordDevice([], phone, request)[0]?.httpHeaders).toBe(
    '{"accept-language":"nb","date":"Fri, 20 Nov 2026 12:00:00 GMT"}',
  );
});

it('holds 20 devices and forgets the oldest', () => {
  let devices = recordDevice([], phone, request);
  for (let n = 0; n < 25; n += 1)
    devices = recordDevice(devices, { ...phone, screenSize: `${n}x${n}` }, request);
  expect(devices).toHaveLength(20);
  expect(devices.some((device) => device.screenSize === '390x844')).toBe(false);
});

it('forgets what was not seen for ninety days', () => {
  const day = 86_400_000;
  const first = recordDevice([], phone, request);
  expect(lastSeen(first[0]!)).toBe(now);
  const other = { ...phone, platform: 'Mac' };
  expect(recordDevice(first, other, { ...request, now: now + 89 * day })).toHaveLength(2);
  expect(recordDevice(first, other, { ...request, now: now + 91 * day })).toHaveLength(1);
  // Seen again, it is young again.
  const again = recordDevice(first, phone, { ...request, now: now + 89 * day });
  expect(recordDevice(again, other, { ...request, now: now + 91 * day })).toHaveLength(2);
});

it('forgets an address and a browser that were not seen for ninety days, also where the device is used each day', () => {
  const day = 86_400_000;
  let devices = recordDevice([], phone, { ...request, sourceIp: '198.51.100.7' });
  for (let n = 1; n <= 91; n += 1) {
    const headers = { 'user-agent': n < 30 ? 'Safari 26' : 'Safari 27' };
    devices = recordDevice(devices, phone, { ...request, headers, now: now + n * day });
    const { ipAddressList, ipAddressDays, userAgentList } = devices[0]!;
    expect(ipAddressList).toEqual(n < 90 ? ['192.0.2.1', '198.51.100.7'] : ['192.0.2.1']);
    expect(ipAddressDays?.at(-1)).toBe(
      n < 90 ? '2026-11-20' : new Date(now + n * day).toISOString().slice(0, 10),
    );
    expect(userAgentList?.includes('Safari')).toBe(n < 90);
  }
  expect(devices[0]?.userAgentList).toEqual(['Safari 27', 'Safari 26']);
});

it('what stands without a day in a row from before is as old as the device was then', () => {
  const day = 86_400_000;
  const [{ ipAddressDays: _, userAgentDays: _agents, ...noted }] = recordDevice([], phone, request) as [
    Device,
  ];
  const again = recordDevice([noted], phone, { ...request, sourceIp: '192.0.2.2', now: now + 80 * day });
  expect(again[0]?.ipAddressDays).toEqual(['2027-02-08', '2026-11-20']);
  expect(recentDevices(again, now + 91 * day)[0]?.ipAddressList).toEqual(['192.0.2.2']);
  expect(recentDevices([noted], now + 89 * day)).toHaveLength(1);
});

it('says when the first of it is ninety days old', () => {
  const day = 86_400_000;
  const oldest = Date.parse('2026-11-20') + 90 * day;
  const devices = recordDevice([], phone, request);
  expect(forgetsAt(devices)).toBe(oldest);
  const later = recordDevice(devices, phone, { ...request, sourceIp: '192.0.2.2', now: now + 30 * day });
  expect(forgetsAt(later)).toBe(oldest);
  expect(forgetsAt(recentDevices(later, oldest - 1))).toBe(oldest);
  expect(forgetsAt(recentDevices(later, oldest))).toBe(oldest + 30 * day);
  expect(recentDevices(later, oldest + 30 * day)).toEqual([]);
  expect(forgetsAt([])).toBeUndefined();
});

it('keeps no more of a request than a line of each header, and an address once', () => {
  const headers = { 'user-agent': 'u'.repeat(500), 'accept-language': 'l'.repeat(500) };
  const once = recordDevice([], phone, { ...request, headers });
  expect(once[0]?.userAgentList).toEqual(['u'.repeat(400)]);
  expect(JSON.parse(once[0]!.httpHeaders!)).toMatchObject({ 'accept-language': 'l'.repeat(300) });
  const between = recordDevice(once, phone, { ...request, sourceIp: '192.0.2.2' });
  const back = recordDevice(between, phone, request);
  expect(back[0]?.ipAddressList).toEqual(['192.0.2.1', '192.0.2.2']);
  expect(back[0]?.userAgentList).toEqual(['Safari', 'u'.repeat(400)]);
});

it('remembers the last twenty addresses of a device', () => {
  let devices = recordDevice([], phone, request);
  for (let n = 2; n <= 30; n += 1)
    devices = recordDevice(devices, phone, { ...request, sourceIp: `192.0.2.${n}` });
  expect(devices[0]?.ipAddressList).toHaveLength(20);
  expect(devices[0]?.ipAddressList?.[0]).toBe('192.0.2.30');
});

it('a request that names no browser has none', () =>
  expect(recordDevice([], phone, { ...request, headers: {} })[0]?.userAgentList).toEqual([]));

it.each([
  ['nothing', null],
  ['no date', '{"accept-language":"nb"}'],
  ['what is no date', '{"date":"yesterday"}'],
])('a device that was noted with %s was seen at no known time, and goes', (_, httpHeaders) => {
  expect(lastSeen({ ...phone, httpHeaders })).toBeUndefined();
  expect(recentDevices([{ ...phone, httpHeaders }], now)).toEqual([]);
});
