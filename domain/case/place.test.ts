import { expect, it } from 'vitest';
import { nounOfPlace, placeName, reportedTo } from './place.ts';

it.each([
  ['X', 'X', 'X', 'account'],
  ['GITHUB', 'GitHub', 'GitHub', 'account'],
  ['DOMAIN', 'the web', 'its registrar and host', 'domain'],
] as const)('a copy on %s is met on %s, reported to %s, and an %s', (place, name, to, noun) =>
  expect([placeName(place), reportedTo(place), nounOfPlace(place)]).toEqual([name, to, noun]),
);
