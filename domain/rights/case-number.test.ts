import { expect, it } from 'vitest';
import { CaseNumber, caseNumber } from './case-number.ts';

it('is two groups of four that read aloud, whatever the bytes are', () => {
  expect(caseNumber(new Uint8Array(8))).toBe('DR-2222-2222');
  // More bytes than it needs make no longer number.
  expect(caseNumber(new Uint8Array(16))).toBe('DR-2222-2222');
  for (let byte = 0; byte < 256; byte++) {
    const number = caseNumber(new Uint8Array(8).fill(byte));
    expect(CaseNumber.parse(number)).toBe(number);
    expect(number.slice(3)).not.toMatch(/[01ILOU]/);
  }
});
