// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { cameByProvider, keepNext, takeNext } from './after-provider.ts';
import { asState, fromAddress, keepWanted, takeWanted } from './wanted-page.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('where a sign-out goes on is told once, as it was kept', () => {
  keepNext({ to: '/cases/1?step=2#report', away: true });
  expect([takeNext(), takeNext()]).toEqual([{ to: '/cases/1?step=2#report', away: true }, undefined]);
  sessionStorage.setItem('countersign.signedOut', 'out https://elsewhere.example');
  expect(takeNext()).toBeUndefined();
});

test.each([
  ['CognitoIdentityServiceProvider.client.oauthSignIn', 'true,false', true],
  ['CognitoIdentityServiceProvider.client.oauthSignIn', 'false,false', false],
  ['CognitoIdentityServiceProvider.client.accessToken', 'true', false],
])('%s = %s: came by a provider: %s', (key, value, came) => {
  localStorage.setItem(key, value);
  expect(cameByProvider()).toBe(came);
});

test.each([
  ['/cases/1#a', '/cases/1#a'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
])('the page that came back from a provider as %s is %s', (page, wanted) => {
  keepWanted(page);
  expect([takeWanted()?.page, takeWanted()]).toEqual([wanted, undefined]);
});

test('whoever turned back is led to the page and the tab they came from', () => {
  const page = { page: '/business-onboarding?a=é', newcomer: true };
  const units = [...asState(page)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'));
  expect(fromAddress(`?error=access_denied&state=Abc123-${units.join('')}`)).toEqual(page);
  expect(fromAddress('?error=access_denied&state=Abc123')).toBeUndefined();
});
