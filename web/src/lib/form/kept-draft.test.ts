// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, keptDraft, pageOfDraft } from './kept-draft.ts';
import { typedBy } from './typed-here.ts';

const empty = { message: '' };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'maya');
});

test('what was typed comes back to the one who typed it, and to nobody who comes after them', () => {
  typedBy('maya');
  keepDraft('message', { message: 'My friend writes as me' }, empty, '/support');
  typedBy('maya');
  expect([keptDraft('message', empty).message, pageOfDraft()]).toEqual([
    'My friend writes as me',
    '/support',
  ]);
  typedBy('pat');
  expect([keptDraft('message', empty).message, pageOfDraft()]).toEqual(['', undefined]);
  typedBy('maya');
  expect(keptDraft('message', empty).message).toBe('');
});
