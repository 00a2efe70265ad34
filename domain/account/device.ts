import { day } from '../durations.ts';
import type { Device } from './user.ts';

const mostDevices = 20;
const mostSeen = 20;
/** As the privacy policy says, ms. */
const keptFor = 90 * day;

/** Headers worth keeping to recognise a device; never Authorization or Cookie. */
const kept = ['accept-language', 'sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform'];

/** What a request says of the device it came from. */
export interface DeviceRequest {
  headers: Record<string, string>;
  sourceIp: string;
  /** When it came, ms. */
  now: number;
}

/** The list with this device seen once more, newest first, at most 20 of the last ninety days. The same device = the same described properties. */
export function recordDevice(
  devices: readonly Device[],
  described: Device,
  request: DeviceRequest,
): Device[] {
  const same = devices.find((device) => fingerprint(device) === fingerprint(described));
  const headers = Object.fromEntries(
    kept.flatMap((name) => (request.headers[name] ? [[name, request.headers[name].slice(0, 300)]] : [])),
  );
  const seen: Device = {
    ...described,
    ipAddressList: newestFirst(request.sourceIp, same?.ipAddressList),
    userAgentList: newestFirst((request.headers['user-agent'] ?? '').slice(0, 400), same?.userAgentList),
    // The header of that name is when a message was made; here, when this device was seen last.
    httpHeaders: JSON.stringify({ ...headers, date: new Date(request.now).toUTCString() }),
  };
  return [seen, ...recentDevices(devices, request.now).filter((device) => device !== same)].slice(
    0,
    mostDevices,
  );
}

/** When a device was seen last, ms; undefined of one that was noted without it. */
export function lastSeen({ httpHeaders }: Device): number | undefined {
  const date = /"date":"([^"]+)"/.exec(httpHeaders ?? '')?.[1];
  const at = date === undefined ? NaN : Date.parse(date);
  return Number.isNaN(at) ? undefined : at;
}

/** Those of the last ninety days; one without a date stays until it is seen again. */
export const recentDevices = (devices: readonly Device[], now: number): Device[] =>
  devices.filter((device) => now - (lastSeen(device) ?? now) < keptFor);

const fingerprint = (device: Device) =>
  JSON.stringify(
    [
      device.platform,
      device.timeZone,
      device.screenSize,
      device.colorDepth,
      device.language,
      device.cpuCores,
      device.deviceMemoryGB,
    ].map((v) => v ?? null),
  );

const newestFirst = (value: string, earlier: readonly string[] | null | undefined) =>
  [...(value ? [value] : []), ...(earlier ?? []).filter((one) => one !== value)].slice(0, mostSeen);
