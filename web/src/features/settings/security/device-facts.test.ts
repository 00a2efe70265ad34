import { expect, test } from 'vitest';
import { deviceName } from '#domain/account/known-device';
import { deviceFacts } from './device-facts.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0 Safari/537.36 Edg/147.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8', 'A browser'],
])('%s is %s', (agent, name) => {
  expect(deviceName({ userAgentList: [agent, 'older'] })).toBe(name);
});

test('says what is known and leaves out what is not', () => {
  expect(
    deviceFacts(
      {
        screenSize: '1280x900',
        timeZone: 'Europe/Oslo',
        ipAddressList: ['127.0.0.1'],
        httpHeaders: '{"date":"Wed, 14 Oct 2026 12:00:00 GMT"}',
      },
      Date.parse('2026-11-20T12:00:00Z'),
    ),
  ).toEqual(['14 October', 'screen 1280 × 900', 'Europe/Oslo', 'from 127.0.0.1']);
  expect(deviceFacts({}, 0)).toEqual(['In use now']);
});
