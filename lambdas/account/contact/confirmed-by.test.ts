import { expect, test, vi } from 'vitest';
import { logger } from '../../runtime/logger.ts';
import { orNobody } from './confirmed-by.ts';

test('a table that does not answer keeps nobody from signing up, and is on record', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const failing = orNobody(async () => {
    throw new TypeError('maya@work.example');
  });
  expect(await failing('maya@work.example')).toBeUndefined();
  expect(logged.mock.calls).toMatchObject([['Whose address it is could not be read', { kind: 'TypeError' }]]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('maya');
});

test('an address that is somebody’s is theirs', async () => {
  expect(await orNobody(async () => 'maya')('maya@work.example')).toBe('maya');
});
