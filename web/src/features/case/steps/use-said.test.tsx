// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { keepSaid, useSaid } from './use-said.ts';

type About = Partial<Pick<Case, 'behalf' | 'reportedOn' | 'reportText'>>;
function Tick({ about, ofBusiness }: { about: About; ofBusiness?: boolean }) {
  const { sure, say } = useSaid({ caseId: 'c1', ...about }, ofBusiness);
  return <input type="checkbox" checked={sure} onChange={({ target }) => say(target.checked)} />;
}
const drawn = (about: About = {}, ofBusiness?: boolean) =>
  drawForTest(<Tick about={about} {...(ofBusiness && { ofBusiness })} />).box.querySelector('input')!;
const tick = (...of: Parameters<typeof drawn>) => {
  const box = drawn(...of);
  act(() => box.click());
};
const isSaid = (...of: Parameters<typeof drawn>) => drawn(...of).checked;

const parent = { relation: 'PARENT' as const, name: 'Gerald Oakes' };
beforeEach(() => sessionStorage.clear());

test('who said that they are the person shown has not said that they may act for another, nor for a business', () => {
  expect(isSaid()).toBe(false);
  tick();
  expect([isSaid(), isSaid({ behalf: parent }), isSaid({}, true)]).toEqual([true, false, false]);
  tick({ behalf: parent });
  expect([
    isSaid({ behalf: parent }),
    isSaid({ behalf: { ...parent, relation: 'CHILD' } }),
    isSaid(),
  ]).toEqual([true, false, false]);
  tick({ behalf: parent });
  expect(isSaid({ behalf: parent })).toBe(false);
});

test('what was said at the comparison comes along, and a report that was sent with its text was stood behind', () => {
  keepSaid('c1');
  expect(isSaid()).toBe(true);
  const business = { relation: 'BUSINESS' as const, name: 'Oakes Joinery' };
  keepSaid('c1', { behalf: business });
  expect([isSaid({ behalf: business }), isSaid()]).toEqual([true, false]);
  sessionStorage.clear();
  const reportedOn = '2026-11-26T12:00:00.000Z';
  const sent = { reportedOn, reportText: 'As sent.' };
  expect(isSaid({ ...sent, behalf: parent })).toBe(true);
  // The text wasn't on the page when it was marked.
  expect([isSaid({ reportedOn }), isSaid({ reportedOn, behalf: parent })]).toEqual([false, false]);
  keepSaid('c1');
  expect(isSaid({ ...sent, behalf: parent })).toBe(false);
});

test('of a case as it is read anew, it was said what was said here, also where the browser keeps nothing', () => {
  const about = { caseId: 'c1', reportText: 'As sent.' };
  let isSaid = (_: Parameters<typeof useSaid>[0]) => false;
  function Page() {
    const said = useSaid(about);
    useEffect(() => {
      isSaid = said.isSaid;
    });
    return <input type="checkbox" checked={said.sure} onChange={({ target }) => said.say(target.checked)} />;
  }
  const { box } = drawForTest(<Page />);
  expect([isSaid(about), isSaid({ caseId: 'c1' })]).toEqual([true, false]);
  act(() => box.querySelector('input')!.click());
  expect(isSaid(about)).toBe(false);
  act(() => box.querySelector('input')!.click());
  expect([isSaid({ caseId: 'c1' }), isSaid({ ...about, behalf: parent })]).toEqual([true, false]);
});
