import { expect, it } from 'vitest';
import { repeatKey } from './repeat-key.ts';

it('is the same for the very same, and another for anything else', () => {
  const first = repeatKey('{"token":"a"}');
  expect(repeatKey('{"token":"a"}')).toBe(first);
  expect(repeatKey('{"token":"b"}')).not.toBe(first);
  expect(first).toMatch(/^[\w-]{8,128}$/);
});
