import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Florentina', 'Florentina', 'Wexley-Abara', 'Florentina Wexley-Abara'],
  ['Flo', 'Florentina', 'Wexley-Abara', 'Florentina Wexley-Abara'],
  ['Lee', 'Lee Ann', 'Leeson', 'Lee Ann Leeson'],
  // A name of its own, as artists have, another spelling, and a first and a last name are what copies take.
  ['Sal', 'Sarah', 'Whitfield', 'Sal'],
  ['Maya Potter', 'Maya', 'Hollimund', 'Maya Potter'],
  ['Chris Wilson', 'Christopher', 'Wilson', 'Chris Wilson'],
  ['Maya', 'Anna', 'Mayall', 'Maya'],
  ['maya hollimund', 'Maya', 'Hollimund', 'maya hollimund'],
  ['Maya', 'Maya', null, 'Maya'],
  ['Maya', null, 'Hollimund', 'Maya'],
  [null, 'Maya', 'Hollimund', 'Maya Hollimund'],
  [null, null, null, undefined],
])('called %j, %j %j is %j', (preferredName, firstName, lastName, name) =>
  expect(fullName({ preferredName, firstName, lastName })).toBe(name),
);
