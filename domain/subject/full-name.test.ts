import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Florentina', 'Florentina', 'Wexley-Abara', 'Florentina Wexley-Abara'],
  ['Flo', 'Florentina', 'Wexley-Abara', 'Florentina Wexley-Abara'],
  ['florentina wexley', 'Florentina', 'Wexley-Abara', 'Florentina Wexley-Abara'],
  // A name of its own, as artists have, and another spelling are what copies take.
  ['Sal', 'Sarah', 'Whitfield', 'Sal'],
  ['Maya Potter', 'Maya', 'Hollimund', 'Maya Potter'],
  ['maya hollimund', 'Maya', 'Hollimund', 'maya hollimund'],
  ['Maya', 'Maya', null, 'Maya'],
  ['Maya', null, 'Hollimund', 'Maya'],
  [null, 'Maya', 'Hollimund', 'Maya Hollimund'],
  [null, null, null, undefined],
])('called %j, %j %j is %j', (preferredName, firstName, lastName, name) =>
  expect(fullName({ preferredName, firstName, lastName })).toBe(name),
);
