import type { Device } from './user.ts';

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(Headless)?Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const named = (text: string, table: [RegExp, string][]) => table.find(([form]) => form.test(text))?.[1];

/** "Firefox on Windows", as far as the browser told. */
export function deviceName({ userAgentList, platform }: Device): string {
  const agent = userAgentList?.[0] ?? '';
  const system = named(agent, SYSTEMS) ?? platform;
  const browser = named(agent, BROWSERS) ?? 'A browser';
  return system ? `${browser} on ${system}` : browser;
}

/**
 * Did this browser sign in before, as far as a person would say? The same kind of browser on the same kind of system, and one
 * thing more alike: a time zone, a screen or a network. Somebody who travels or buys a screen is not told of themselves;
 * a copy of all of it by somebody who knows it would not be told either.
 */
export const isKnownDevice = (known: readonly Device[], seen: Device): boolean =>
  known.some(
    (one) =>
      deviceName(one) === deviceName(seen) &&
      (isSame(one.timeZone, seen.timeZone) ||
        isSame(screenOf(one), screenOf(seen)) ||
        one.ipAddressList?.some((address) => address === seen.ipAddressList?.[0])),
  );

/** A screen with its larger side first: one that is turned is the same. */
export const screenEitherWay = (size: string): string => {
  const [, one, other] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  return one && other && Number(one) < Number(other) ? `${other}x${one}` : size;
};
const screenOf = ({ screenSize }: Device) => screenSize && screenEitherWay(screenSize);

/** What neither told is nothing that they have in common. */
const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  !!one && one === other;
