// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { codeMinutes } from '#domain/account/confirmation-code';
import type { Contact } from '#domain/account/contact';
import { day, minute } from '#domain/durations';
import { forgetSentCodes, keepSentCode, sentCode, sentCodes } from './sent-code.ts';

const one: Contact = { kind: 'email', value: 'one@second.example' };
const two: Contact = { kind: 'email', value: 'two@second.example' };
const phone: Contact = { kind: 'phone', value: '+18605550100' };
const since = 1000;

beforeEach(() => sessionStorage.clear());

test.each([
  ['confirm', codeMinutes * minute],
  ['makePrimary', day],
] as const)('a code to %s is out for as long as it works', (what, works) => {
  keepSentCode({ ...one, what, since });
  expect(sentCode(one, what, since + works - 1)).toEqual({ ...one, what, since });
  expect(sentCode(one, what, since + works)).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('of one address, for one purpose: another has its own', () => {
  keepSentCode({ ...one, what: 'confirm', since });
  expect(sentCode(two, 'confirm', since)).toBeUndefined();
  expect(sentCode(one, 'makePrimary', since)).toBeUndefined();
  keepSentCode({ ...two, what: 'confirm', since });
  expect(sentCode(one, 'confirm', since)).toBeDefined();
});

test('a new one replaces it; of those that make primary the last of its kind alone works', () => {
  keepSentCode({ ...one, what: 'confirm', since });
  keepSentCode({ ...one, what: 'makePrimary', since });
  keepSentCode({ ...phone, what: 'makePrimary', since });
  keepSentCode({ ...one, what: 'confirm', since: since + 1 });
  keepSentCode({ ...two, what: 'makePrimary', since: since + 2 });
  expect(sentCodes(since + 3)).toEqual([
    { ...phone, what: 'makePrimary', since },
    { ...one, what: 'confirm', since: since + 1 },
    { ...two, what: 'makePrimary', since: since + 2 },
  ]);
});

test('one is forgotten for its purpose, or all of its address; the last leaves nothing behind', () => {
  keepSentCode({ ...phone, what: 'confirm', since });
  keepSentCode({ ...phone, what: 'makePrimary', since });
  keepSentCode({ ...one, what: 'confirm', since });
  forgetSentCodes(one, 'confirm');
  expect(sentCodes(since)).toHaveLength(2);
  forgetSentCodes(phone);
  expect(sessionStorage.length).toBe(0);
});

test('what was not kept here is none', () => {
  keepSentCode({ ...one, what: 'confirm', since });
  const key = sessionStorage.key(0)!;
  for (const other of ['{', 'null', '[{"kind":"email"}]']) {
    sessionStorage.setItem(key, other);
    expect(sentCodes(since)).toEqual([]);
  }
});
