import type { Device } from '#domain/user';

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

/** What else is known of a device: screen, time zone, language, addresses. */
export const deviceFacts = ({ screenSize, timeZone, language, ipAddressList }: Device): string[] =>
  [
    screenSize && `screen ${screenSize.replace('x', ' × ')}`,
    timeZone,
    language,
    ipAddressList?.length && `from ${ipAddressList.slice(0, 3).join(', ')}`,
  ].filter((fact): fact is string => Boolean(fact));
