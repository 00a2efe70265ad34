import { expect, it } from 'vitest';
import { takesMail } from './domain-facts.ts';

it.each([
  [['mx.example'], true],
  [[''], false],
  [[], false],
  [undefined, false],
])('mail exchanges %j: takes mail %s', (MX, expected) =>
  expect(takesMail({ records: { MX } })).toBe(expected),
);
