import { expect, test } from 'vitest';
import { isForPicture, piecesOf } from './pieces.ts';

test.each([
  ['Maya 山田', ['M', 'a', 'y', 'a', ' ', '山', '田']],
  ['👩🏽‍💻🇯🇵❤️1️⃣', ['👩🏽‍💻', '🇯🇵', '❤️', '1️⃣']],
  ['می‌خ', ['م', 'ی‌', 'خ']],
  ['', []],
])('%s in pieces', (words, pieces) => expect(piecesOf(words)).toEqual(pieces));

test.each(['田', '花', 'か', '김', 'م', 'ד', 'ಮ', 'Հ', '👩🏽‍💻', '🇯🇵', '❤️', '😀', '★', 'ی‌'])(
  '%s is drawn',
  (piece) => expect(isForPicture(piece)).toBe(true),
);
test.each(['a', 'Ꮇ', '𝓜', '1', '-', ' '])('%s stays a letter or its number', (piece) =>
  expect(isForPicture(piece)).toBe(false),
);
