// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { wasSent } from './sent-early.ts';

let times = 0;
/** Runs what /login runs before it is drawn, anew each time. */
const early = () => import(/* @vite-ignore */ `../../public/early.js?${times++}`);
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['signedIn'];
});

test('Enter, before any program is there, is known once one is; whoever goes on typing has not done with it', async () => {
  await early();
  document.body.innerHTML = '<form data-ahead><input></form><form><input></form>';
  const [form, other] = [...document.forms];
  const press = (key: string, of = form!) =>
    of.querySelector('input')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('a');
  expect(wasSent(form!)).toBe(false);
  press('Enter');
  press('Enter', other);
  expect([wasSent(form!), wasSent(other!)]).toEqual([true, false]);
  form!.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(wasSent(form!)).toBe(false);
});

test('whoever is signed in here is known before the first paint', async () => {
  await early();
  expect(root.dataset['signedIn']).toBeUndefined();
  localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'maya');
  await early();
  expect(root.dataset['signedIn']).toBe('');
});
