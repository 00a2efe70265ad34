import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgetsAt, isSameDevice, lastSeen, recentDevices, recordDevice } from './device.ts';
import { deviceName, isKnownDevice } from './known-device.ts';
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

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';
const seen: Device = { ...phone, userAgentList: [chrome], colorDepth: 24, language: 'nb', cpuCores: 6 };

it.each<[string, Device, boolean]>([
  ['itself', seen, true],
  ['its screen turned', { ...seen, screenSize: '844x390' }, true],
  ['a newer version', { ...seen, userAgentList: [chrome.replace('147', '148')] }, true],
  ['another screen', { ...seen, screenSize: '412x915' }, false],
  ['a screen of the same area', { ...seen, screenSize: '195x1688' }, false],
  ['no screen', { ...seen, screenSize: null }, false],
  ['other colors', { ...seen, colorDepth: 30 }, false],
  ['another browser beside it', { ...seen, userAgentList: [`${chrome} Edg/147.0`] }, false],
  ['another time zone', { ...seen, timeZone: 'Europe/Rome' }, false],
  ['another language', { ...seen, language: 'en' }, false],
  ['another processor', { ...seen, cpuCores: 8 }, false],
  ['more memory', { ...seen, deviceMemoryGB: 8 }, false],
])('%s: the same device %#', (_, other, same) => {
  expect(isSameDevice(seen, other)).toBe(same);
  expect(isSameDevice(other, seen)).toBe(same);
});

it('a screen in other words is compared as it stands', () => {
  expect(isSameDevice({ screenSize: 'wide' }, { screenSize: 'wide' })).toBe(true);
  expect(isSameDevice({ screenSize: '9x10x11' }, { screenSize: '11x10x9' })).toBe(false);
  expect(isSameDevice({}, { screenSize: '' })).toBe(false);
});

it('two that were noted before a turned screen was the same one become one, with what both were seen with', () => {
  const day = 86_400_000;
  const [portrait] = recordDevice([], phone, request);
  const turned = { ...phone, screenSize: '844x390' };
  const [landscape] = recordDevice([], turned, {
    ...{ ...request, now: now + day, headers: { 'user-agent': 'Safari 26' } },
    sourceIp: '192.0.2.2',
  });
  const third = { ...request, now: now + 2 * day, sourceIp: '192.0.2.1' };
  const mac = recordDevice([], { platform: 'Mac' }, request);
  const devices = recordDevice([landscape!, ...mac, portrait!], phone, third);
  expect(devices).toHaveLength(2);
  expect(devices[0]).toMatchObject({
    screenSize: '390x844',
    ipAddressList: ['192.0.2.1', '192.0.2.2'],
    ipAddressDays: ['2026-11-22', '2026-11-21'],
    userAgentList: ['Safari', 'Safari 26'],
    userAgentDays: ['2026-11-22', '2026-11-21'],
  });
  expect(devices[1]).toEqual(mac[0]);
});

it('two browsers of one machine are two, and neither is new when the other was used meanwhile', () => {
  const by = (agent: string) => ({ ...request, headers: { 'user-agent': agent } });
  const edge = `${chrome} Edg/147.0`;
  const once = recordDevice(recordDevice([], phone, by(chrome)), phone, by(edge));
  expect(once.map(deviceName)).toEqual(['Edge on Windows', 'Chrome on Windows']);
  const again = recordDevice(once, phone, by(chrome));
  expect(again.map(deviceName)).toEqual(['Chrome on Windows', 'Edge on Windows']);
  expect(isKnownDevice(once, again[0]!)).toBe(true);
});

it('whatever comes, a device is one entry, and nothing passes for known that would have been new beside all that ever came', () => {
  const visit = fc.record({
    screenSize: fc.constantFrom('390x844', '844x390', '412x915', '915x412'),
    timeZone: fc.constantFrom('Europe/Oslo', 'Europe/Rome'),
    sourceIp: fc.constantFrom('192.0.2.1', '192.0.2.2', '192.0.2.3'),
    agent: fc.constantFrom(chrome, `${chrome} Edg/147.0`, ''),
  });
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 19 }), (visits) => {
      let devices: Device[] = [];
      const all: Device[] = [];
      for (const { screenSize, timeZone, sourceIp, agent } of visits) {
        const headers = { 'user-agent': agent };
        const next = recordDevice(devices, { screenSize, timeZone }, { ...request, headers, sourceIp });
        const [now] = next;
        expect(next.filter((one) => isSameDevice(one, now!))).toHaveLength(1);
        if (isKnownDevice(devices, now!)) expect(isKnownDevice(all, now!)).toBe(true);
        devices = next;
        const alone = { screenSize, timeZone, ipAddressList: [sourceIp], userAgentList: [agent] };
        all.push(alone);
      }
    }),
    { seed: 47 },
  );
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
