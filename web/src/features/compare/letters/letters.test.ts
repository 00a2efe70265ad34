import fromTable from 'any-ascii';
import { expect, test } from 'vitest';
import anyAscii, { loadLetters, readable } from './letters.ts';

const names = ['Maya Hollimund', 'Łukasz', 'Мая Холлимунд', 'مايا', '山田太郎', 'Straße', '𝓜𝓪𝔂𝓪'];

test('plain names need no table, others ask for it, and then all read as the table says', async () => {
  expect(names.map(readable)).toEqual([true, false, false, false, false, false, false]);
  expect(anyAscii('Maya Hollimund')).toBe('Maya Hollimund');
  expect(() => anyAscii('Łukasz')).toThrow('not loaded');
  await loadLetters();
  expect(names.every(readable)).toBe(true);
  expect(names.map(anyAscii)).toEqual(names.map(fromTable));
  for (let code = 0; code < 0x3000; code++) {
    const letter = String.fromCharCode(code);
    expect(anyAscii(letter)).toBe(fromTable(letter));
  }
});
