import { day } from '../durations.ts';
import { deviceName, screenEitherWay } from './known-device.ts';
import type { Device } from './user.ts';

const mostDevices = 20;
const mostSeen = 20;
/** As the privacy policy says, ms. */
export const devicesKept = 90 * day;

/** Headers worth keeping to recognise a device; never Authorization or Cookie. */
const kept = ['accept-language', 'sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform'];

/** What a request says of the device it came from. */
export interface DeviceRequest {
  headers: Record<string, string>;
  sourceIp: string;
  /** When it came, ms. */
  now: number;
}

/** The list with this device seen once more, newest first, at most 20 of the last ninety days. */
export function recordDevice(
  devices: readonly Device[],
  described: Device,
  request: DeviceRequest,
): Device[] {
  const recent = recentDevices(devices, request.now);
  const agent = (request.headers['user-agent'] ?? '').slice(0, 400);
  const isSame = (one: Device) => isSameDevice(one, { ...described, userAgentList: [agent] });
  const same = recent.filter(isSame);
  const headers = Object.fromEntries(
    kept.flatMap((name) => (request.headers[name] ? [[name, request.headers[name].slice(0, 300)]] : [])),
  );
  const seen = (value: string, earlier: readonly Sighting[]): Sighting[] =>
    [
      ...(value ? [{ value, on: dayOf(request.now) }] : []),
      ...latest(earlier).filter((one) => one.value !== value),
    ].slice(0, mostSeen);
  const device: Device = {
    ...described,
    ...addresses(seen(request.sourceIp, same.flatMap(addressesOf))),
    ...agents(seen(agent, same.flatMap(agentsOf))),
    // The header of that name is when a message was made; here, when this device was seen last.
    httpHeaders: JSON.stringify({ ...headers, date: new Date(request.now).toUTCString() }),
  };
  return [device, ...recent.filter((one) => !isSame(one))].slice(0, mostDevices);
}

/** The same kind of browser on the same machine, as far as both told. Turning the screen makes no other device of it. */
export const isSameDevice = (one: Device, other: Device): boolean => fingerprint(one) === fingerprint(other);

/** When a device was seen last, ms; undefined of one that was noted without it. */
export function lastSeen({ httpHeaders }: Device): number | undefined {
  const date = /"date":"([^"]+)"/.exec(httpHeaders ?? '')?.[1];
  const at = date === undefined ? NaN : Date.parse(date);
  return Number.isNaN(at) ? undefined : at;
}

/** Those of the last ninety days, each with what it was seen with in them. Of one without a date nobody knows how old it is: it goes. */
export const recentDevices = (devices: readonly Device[], now: number): Device[] => {
  const isRecent = ({ on }: Pick<Sighting, 'on'>) => now < forgottenAt(on);
  return devices
    .filter((device) => isRecent({ on: dayOfDevice(device) }))
    .map((device) => ({
      ...device,
      ...addresses(addressesOf(device).filter(isRecent)),
      ...agents(agentsOf(device).filter(isRecent)),
    }));
};

/** When the first of what these devices hold is ninety days old, ms; undefined where they hold nothing. */
export function forgetsAt(devices: readonly Device[]): number | undefined {
  const days = devices.flatMap((device) => [
    dayOfDevice(device),
    ...[...addressesOf(device), ...agentsOf(device)].map(({ on }) => on),
  ]);
  return days.length > 0 ? Math.min(...days.map(forgottenAt)) : undefined;
}

/** What a device was seen with, and the day on which it was last. */
interface Sighting {
  value: string;
  /** YYYY-MM-DD */
  on: string;
}

/** Days, and not moments: who stays away for ninety of them leaves the device and what it was seen with at once. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayOfDevice = (device: Device): string => dayOf(lastSeen(device) ?? 0);
const forgottenAt = (on: string): number => Date.parse(on) + devicesKept;

/** What was noted before days were is as old as the device. */
const sightings = (
  device: Device,
  values: Device['ipAddressList'],
  days: Device['ipAddressDays'],
): Sighting[] => (values ?? []).map((value, at) => ({ value, on: days?.[at] ?? dayOfDevice(device) }));
const addressesOf = (device: Device) => sightings(device, device.ipAddressList, device.ipAddressDays);
const agentsOf = (device: Device) => sightings(device, device.userAgentList, device.userAgentDays);

/** Each once, as it was seen last, newest first. */
const latest = (seen: readonly Sighting[]): Sighting[] =>
  seen
    .toSorted((one, other) => other.on.localeCompare(one.on))
    .filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at);

const addresses = (seen: readonly Sighting[]) => ({
  ipAddressList: seen.map(({ value }) => value),
  ipAddressDays: seen.map(({ on }) => on),
});
const agents = (seen: readonly Sighting[]) => ({
  userAgentList: seen.map(({ value }) => value),
  userAgentDays: seen.map(({ on }) => on),
});

const fingerprint = (device: Device) =>
  JSON.stringify(
    [
      deviceName(device),
      device.platform,
      device.timeZone,
      device.screenSize && screenEitherWay(device.screenSize),
      device.colorDepth,
      device.language,
      device.cpuCores,
      device.deviceMemoryGB,
    ].map((v) => v ?? null),
  );
