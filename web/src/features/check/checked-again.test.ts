import { expect, test } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { againWords, isCheckedAgain } from './checked-again.ts';
import { words } from './words.ts';

const { daily, some, never } = words.page.again;

test.each<[Platform[], string]>([
  [['GITHUB'], daily],
  [['GITHUB', 'X'], daily],
  [[], daily],
  [['GITHUB', 'PINTEREST'], some],
  [['PINTEREST', 'SNAPCHAT'], some],
  [['PINTEREST'], never],
])('of accounts on %s it is said: %s', (platforms, says) => expect(againWords(platforms)).toBe(says));

test('where no profile is read, none is checked again', () => {
  expect(isCheckedAgain('GITHUB')).toBe(true);
  for (const platform of ['PINTEREST', 'TIKTOK', 'LINKEDIN', 'WHATSAPP'] as const)
    expect(isCheckedAgain(platform)).toBe(false);
});
