import type { Device } from './user.ts';

const mostDevices = 20;
const mostSeen = 20;

/** Headers worth keeping to recognise a device; never Authorization or Cookie. */
const kept = ['accept-language', 'sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform'];

/** What a request says of the device it came from. */
export interface DeviceRequest {
  headers: Record<string, string>;
  sourceIp: string;
}

/** The list with this device seen once more, newest first, at most 20. The same device = the same described properties. */
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
    httpHeaders: JSON.stringify(headers),
  };
  return [seen, ...devices.filter((device) => device !== same)].slice(0, mostDevices);
}

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
