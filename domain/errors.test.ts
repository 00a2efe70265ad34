import { expect, it } from 'vitest';
import { ProductError, noSuchProfile, profileChangedMeanwhile } from './errors.ts';

it('says what to do, by a code, and keeps why for the log', () => {
  const cause = new Error('the table');
  const error = new ProductError('CONFLICT', 'Please try again.', { cause });
  expect(error).toMatchObject({
    name: 'ProductError',
    code: 'CONFLICT',
    message: 'Please try again.',
    cause,
  });
  expect([noSuchProfile().code, profileChangedMeanwhile().code]).toEqual(['NOT_FOUND', 'CONFLICT']);
});
