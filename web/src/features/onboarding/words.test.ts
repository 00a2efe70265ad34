import { expect, it } from 'vitest';
import { words } from './words.ts';

it.each([
  [undefined, 'Six of eight done.'],
  ['Mirabel Stanyon', 'Six of eight done, Mirabel.'],
  ['Mirabel', 'Six of eight done, Mirabel.'],
  // Nobody is called by an initial or a title alone.
  ['M. Stanyon', 'Six of eight done, M. Stanyon.'],
  ['Dr. Stanyon', 'Six of eight done, Dr. Stanyon.'],
  ['M.', 'Six of eight done, M.'],
])('%s is greeted by name, with one period', (name, greeting) =>
  expect(words.heading.named('Six of eight done', name)).toBe(greeting),
);
