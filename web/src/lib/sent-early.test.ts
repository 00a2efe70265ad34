// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { noteSent, wasSent } from './sent-early.ts';
import { typeAgain, typedEarly } from './typed-early.ts';

let times = 0;
/** Runs what /login runs before it is drawn, anew each time. */
const early = () => import(/* @vite-ignore */ `../../public/early.js?${times++}`);
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['signedIn'];
});

const form = () => document.forms[0]!;
const field = (of = form()) => of.querySelector('input')!;
const press = (key: string, of = form()) =>
  field(of).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe.each([
  ['any script', early],
  ['any program', async () => noteSent(document.body)],
])('Enter, before there is %s', (_, listen) => {
  beforeEach(async () => {
    await listen();
    document.body.innerHTML = '<form data-ahead><input id="name"></form><form><input></form>';
    field().value = 'maya';
  });

  test('is known once there is, of this form alone', () => {
    press('a');
    expect(wasSent(form())).toBe(false);
    press('Enter', document.forms[1]);
    expect(wasSent(form())).toBe(false);
    press('Enter');
    expect(wasSent(form())).toBe(true);
    expect(wasSent(document.forms[1]!)).toBe(false);
  });

  test('stays known when what was typed is typed again for the program', () => {
    const typed = typedEarly(document.body);
    press('Enter');
    typeAgain(document.body, typed);
    expect([field().value, wasSent(form())]).toEqual(['maya', true]);
  });

  test('does not count for whoever goes on typing', () => {
    press('Enter');
    field().value = 'maya@';
    expect(wasSent(form())).toBe(false);
  });
});

test('whoever is signed in here is known before the first paint', async () => {
  await early();
  expect(root.dataset['signedIn']).toBeUndefined();
  localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'maya');
  await early();
  expect(root.dataset['signedIn']).toBe('');
});
