import { expect, it } from 'vitest';
import { coverageLines } from './coverage-line.ts';

it('tells what is not searched yet from what could not be searched', () => {
  expect(
    coverageLines([
      { platform: 'GITHUB', status: 'looked' },
      { platform: 'X', status: 'could not look' },
      { platform: 'REDDIT', status: 'not asked' },
    ]).slice(0, 2),
  ).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    'Not searched yet: Reddit. Once you have proven an account, we search there too.',
  ]);
});
