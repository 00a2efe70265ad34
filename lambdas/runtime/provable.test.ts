import { expect, it } from 'vitest';
import { provablePlatforms } from './provable.ts';

it.each([
  [{}, []],
  [{ SOURCES: '', LINKED: '' }, []],
  [
    { SOURCES: '{"GITHUB":{"apiUrl":"https://api.github.com"}}', LINKED: 'X LINKEDIN' },
    ['LINKEDIN', 'X', 'GITHUB'],
  ],
  [{ SOURCES: '{}', LINKED: 'X' }, ['X']],
])('%j can prove %j', (environment, platforms) => {
  expect(provablePlatforms(environment)).toEqual(platforms);
});
