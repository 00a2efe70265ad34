// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { act } from 'react';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { compare } from '../comparison.ts';
import { keptHere } from '../kept-here.ts';
import { OwnKit } from '../OwnKit.tsx';
import { emptySide, loadDraft, saveDraft, type Draft } from '../side.ts';
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

test('for somebody else there is no text in one’s own name, and a case that asks for whom', () => {
  const given = draft('maya_ho1limund');
  const said: object[] = [];
  const { click } = drawForTest(
    <OwnKit draft={given} comparison={compare(given)!} onWho={(who) => said.push(who)} />,
  );
  click('Someone else I represent');
  expect(said).toEqual([{ business: undefined, forElse: true }]);
  const forElse: Draft = { ...given, forElse: true };
  const kit = drawForTest(<OwnKit draft={forElse} comparison={compare(forElse)!} />);
  expect(kit.box.textContent).toContain('say there who you’re reporting for');
  for (const word of ['I am the person shown', 'Warn your followers', 'Add to my findings'])
    expect(kit.box.textContent).not.toContain(word);
  kit.click('Save as a case');
  expect(keptHere(Date.now())).toMatchObject({ forElse: true });
  saveDraft(forElse);
  expect(loadDraft()).toEqual(forElse);
});

test('a business or brand is reported as one, asks for that word, and is one in the case and in this tab', () => {
  const given = draft('maya_ho1limund');
  tickIn('maya_ho1limund');
  const said: (true | undefined)[] = [];
  const drawn = (of: Draft) =>
    drawForTest(
      <OwnKit draft={of} comparison={compare(of)!} onWho={({ business }) => said.push(business)} />,
    );
  const personal = drawn(given);
  personal.click('My business or brand');
  expect(said).toEqual([true]);
  const business: Draft = { ...given, business: true };
  const { box, click } = drawn(business);
  // That one is the person shown says nothing of a business.
  expect(box.querySelector('pre')).toBeNull();
  click('I compared both, and I report for this business.');
  expect(box.querySelector('pre')!.textContent).toContain('is impersonating our business, Maya Hollimund,');
  expect(box.querySelector('pre')!.textContent).toContain('We have not authorized it.');
  click('Save as a case');
  expect(keptHere(Date.now())).toMatchObject({ business: true });
  saveDraft(business);
  expect(loadDraft()).toEqual(business);
  click('Me');
  expect(said).toEqual([true, undefined]);
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
