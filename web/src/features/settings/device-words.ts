import type { Device } from '#domain/user';

/** What else is known of a device: screen, time zone, language, addresses. */
export const deviceFacts = ({ screenSize, timeZone, language, ipAddressList }: Device): string[] =>
  [
    screenSize && `screen ${screenSize.replace('x', ' × ')}`,
    timeZone,
    language,
    ipAddressList?.length && `from ${ipAddressList.slice(0, 3).join(', ')}`,
  ].filter((fact): fact is string => Boolean(fact));
