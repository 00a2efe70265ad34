import { expect, test } from 'vitest';
import { caseContract } from '#domain/contract/case';
import { mostCharacters } from '../../../lib/form/form-schema.ts';
import { Sent } from './helper-calls.ts';

test('a friend may write as much as the contract allows', () => {
  const { request } = caseContract['helper-screenshot'];
  expect(mostCharacters(Sent, 'words')).toBe(mostCharacters(request, 'words'));
  expect(mostCharacters(request, 'words')).toBeGreaterThan(0);
});
