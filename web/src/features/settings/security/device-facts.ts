import { lastSeen } from '#domain/account/device';
import type { Device } from '#domain/account/user';
import { when } from '../../../lib/when.ts';
import { words } from './words.ts';

/** What else is known of a device: when it was seen last, screen, time zone, language, addresses. */
export function deviceFacts(device: Device, now: number): string[] {
  const { screenSize, timeZone, language, ipAddressList } = device;
  const seen = lastSeen(device);
  return [
    // Only the browser that asks can be one that is not noted yet.
    seen === undefined ? words.devices.now : when(new Date(seen).toISOString(), now),
    screenSize && words.devices.screen(screenSize.replace('x', ' × ')),
    timeZone,
    language,
    ipAddressList?.length && words.devices.from(ipAddressList.slice(0, 3).join(', ')),
  ].filter((fact): fact is string => Boolean(fact));
}
