// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { draftsOf, keepDraft, keptDraft, pageOfDraft } from './kept-draft.ts';

const empty = { message: '' };
beforeEach(() => sessionStorage.clear());

test('what was typed comes back to the one who typed it, and to nobody who comes after them', () => {
  draftsOf('maya');
  keepDraft('message', { message: 'My friend writes as me' }, empty, '/support');
  draftsOf('maya');
  expect([keptDraft('message', empty).message, pageOfDraft()]).toEqual([
    'My friend writes as me',
    '/support',
  ]);
  draftsOf('pat');
  expect([keptDraft('message', empty).message, pageOfDraft()]).toEqual(['', undefined]);
  draftsOf('maya');
  expect(keptDraft('message', empty).message).toBe('');
});
