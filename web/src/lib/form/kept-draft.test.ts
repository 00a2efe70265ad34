// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, keptDraft, pageOfDraft } from './kept-draft.ts';
import { typedBy } from './typed-here.ts';

const empty = { message: '' };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'maya');
});

test('of a field that is null until somebody types, too, what was typed comes back', () => {
  const fresh = { message: '', theirs: null as string | null };
  keepDraft('message', { message: '', theirs: 'instagram.com/aldous' }, fresh, '/cases');
  expect(keptDraft('message', fresh).theirs).toBe('instagram.com/aldous');
  keepDraft('message', { message: 'Look', theirs: null }, fresh, '/cases');
  expect(keptDraft('message', fresh)).toEqual({ message: 'Look', theirs: null });
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
