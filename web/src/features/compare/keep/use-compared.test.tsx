// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { act } from 'react';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { compare } from '../comparison.ts';
import { keptHere } from '../kept-here.ts';
import { OwnKit } from '../OwnKit.tsx';
import { emptySide, type Draft } from '../side.ts';
import { forgetCompared } from './use-compared.ts';

const draft = (handle: string): Draft => ({
  yours: { ...emptySide(), name: 'Maya Hollimund', link: 'https://x.com/maya_hollimund' },
  theirs: { ...emptySide(), name: 'Maya Hollimund', link: `https://x.com/${handle}` },
});
const open = (handle: string) => {
  const { box, click } = drawForTest(<OwnKit draft={draft(handle)} comparison={compare(draft(handle))!} />);
  const tick = () => box.querySelector<HTMLInputElement>('input[type=checkbox]')!;
  const text = () => box.querySelector('pre')?.textContent ?? '';
  return { box, click, tick, text };
};

const tickIn = (handle: string) => {
  const opened = open(handle);
  act(() => opened.tick().click());
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('that both were compared is asked once, and has one time in the report and in the case', () => {
  const first = open('maya_ho1limund');
  expect([first.tick().checked, first.text()]).toEqual([false, '']);
  act(() => first.tick().click());
  const written = first.text();
  expect(written).toContain('Compared on');
  const again = open('maya_ho1limund');
  expect([again.tick().checked, again.text()]).toEqual([true, written]);
  again.click('Save as a case');
  const { snapshot } = keptHere(Date.now())!;
  const { at } = JSON.parse(sessionStorage.getItem('countersign.compared')!) as { at: number };
  expect(Date.parse(snapshot!.at)).toBe(at);
});

test('another account asks again, and what is taken back or cleared is not kept', () => {
  tickIn('maya_ho1limund');
  expect(open('maya_ho11imund').tick().checked).toBe(false);
  const back = open('maya_ho1limund');
  act(() => back.tick().click());
  expect(open('maya_ho1limund').tick().checked).toBe(false);
  tickIn('maya_ho1limund');
  forgetCompared();
  expect(open('maya_ho1limund').tick().checked).toBe(false);
});
