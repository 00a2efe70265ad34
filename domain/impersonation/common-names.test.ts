import { describe, expect, it } from 'vitest';
import { isCommonName, isNameHandle } from './common-names.ts';
import { handleShape } from './handle-shape.ts';
import { nameShape } from './name-shape.ts';

describe('common names', () => {
  it.each([
    ['John Smith', true],
    ['Smith, John', true],
    ['María García', true],
    ['John Hollimund', false],
    ['Zorblax Nguyen', false],
    ['Nguyen', false],
    ['Thomas', false],
    ['James Zorblax', false],
    ['James Thomas', true],
    ['Thomas Thomas', true],
    ['', false],
  ])('%s: %s', (name, expected) => expect(isCommonName(nameShape(name))).toBe(expected));

  it.each([
    ['johnsmith', true],
    ['john_smith82', true],
    ['smith.john', true],
    ['jsmith', true],
    ['johns', true],
    ['real_john_smith', true],
    ['ironoak', false],
    ['john_ironoak', false],
  ])('%s is just the name of John Smith: %s', (handle, expected) =>
    expect(isNameHandle(handleShape(handle), nameShape('John Smith'))).toBe(expected),
  );
});
