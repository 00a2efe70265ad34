// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { NOW, SCORE, SCORES } from '../../design/fixtures.ts';
import { ScorePanel } from './ScorePanel.tsx';

const panel = (history = SCORES, score = SCORE, twoStep?: boolean) =>
  drawForTest(<ScorePanel score={score} history={history} now={NOW} twoStep={twoStep} />).box;

test('what is next has its button each, with what it is worth', () => {
  const table = [...panel().querySelectorAll('table')].find(
    ({ caption }) => caption?.textContent === 'What to do next',
  );
  const rows = [...table!.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [row.querySelector('a.button')?.getAttribute('href'), row.textContent])).toEqual([
    ['/settings/phones', 'Confirm your phone+15'],
    ['/connections/people', 'Connect with someone verified+5'],
  ]);
});

test('two-step sign-in is named where it is off, and only there', () => {
  const link = (twoStep?: boolean) =>
    panel(SCORES, SCORE, twoStep).querySelector('a[href="/settings/security"]')?.textContent;
  expect([link(false), link(true), link()]).toEqual(['Turn on two-step sign-in', undefined, undefined]);
});

test('the line of the score is a table too, the newest day first, with what each day changed', () => {
  const box = panel();
  expect(box.querySelector('figure svg')?.closest('[aria-hidden=true]')).not.toBeNull();
  const rows = [...box.querySelectorAll('figure tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['3 November 2026', '55', '+25'],
    ['30 October 2026', '30', '−25'],
    ['14 October 2026', '55', '+15'],
    ['20 September 2026', '40', '+25'],
    ['2 September 2026', '15', ''],
  ]);
});

test('one value is no line: it says since when', () => {
  const box = panel(SCORES.slice(0, 1), { ...SCORE, score: 15 });
  expect(box.querySelector('figure')).toBeNull();
  expect(box.textContent).toContain('15 since 2 September 2026.');
  expect(panel([]).querySelector('figure')).toBeNull();
});

test('when nothing is left it says so', () => {
  expect(panel(SCORES, { ...SCORE, next: [] }).textContent).toContain('Nothing left to do');
});
