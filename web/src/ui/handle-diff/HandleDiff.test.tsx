// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { drawForTest } from '../draw-for-test.tsx';
import { HandleDiff } from './HandleDiff.tsx';

const drawn = (yours: string, theirs: string) =>
  drawForTest(<HandleDiff diff={handleDiff(yours, theirs)} />).box;

test('only what differs is marked, and named', () => {
  const box = drawn('maya_hollimund', 'maya_ho1limund');
  expect(box.querySelectorAll('.column')).toHaveLength(14);
  expect([...box.querySelectorAll('.column.swap')].map(({ textContent }) => textContent)).toEqual(['l1']);
  expect(box.querySelector('.notes')?.textContent).toContain('Digit 1 in place of l');
});

test('an addition may wrap: a column a letter, one number', () => {
  const box = drawn('maya', 'maya_official');
  expect(box.querySelectorAll('.column.added')).toHaveLength(9);
  expect(box.querySelectorAll('.column[data-n]')).toHaveLength(1);
});

test('the drawing is silent, one sentence speaks', () => {
  const box = drawn('maya_hollimund', 'm\u0430ya_hollimund');
  const figure = box.querySelector('figure')!;
  expect(box.querySelector('.body')?.getAttribute('aria-hidden')).toBe('true');
  expect(figure.querySelector('.vh')?.textContent).toContain('Cyrillic');
  // The name of the group is another one: who hears it would hear the sentence twice.
  expect(figure.getAttribute('aria-label')).toBe('The two handles');
});

test('handles with little in common stand below each other, without marks', () => {
  expect(drawn('ines-valcourt', 'tidewheel').querySelectorAll('.column, .notes')).toHaveLength(0);
  expect(drawn('ines-valcourt', 'tidewheel').textContent).toBe(
    'Yoursines-valcourtThe other accounttidewheel',
  );
  for (const alike of ['ines-valcourt-official-support-team', 'іnеѕ-vаlсоurt', 'valcourt-ines', 'inesvalc'])
    expect([alike, drawn('ines-valcourt', alike).querySelectorAll('.notes').length]).toEqual([alike, 1]);
});

test.each([
  ['ambrose.trumpet', 'ambrosemensa_boxing', 0],
  ['ambrosetrumpet', 'ambrose-delacourt-mensa-masterclass-90123', 0],
  // In these, what differs is worth naming.
  ['maya_hollimund', 'm4y4_h0ll1mund', 1],
  ['maya_hart', 'm4y4_h4rt_official', 1],
  ['nike', 'n.i.k.e', 1],
  ['anneliese_reads', '4nneliese-books', 1],
  ['ambrosetrumpet', 'ambrose_trumpet_masterclass', 1],
])('of %s and %s, letters that stand in both by chance are not named', (yours, theirs, lists) =>
  expect(drawn(yours, theirs).querySelectorAll('.notes')).toHaveLength(lists),
);

test('a character that would turn the others round is a mark, and its note names it', () => {
  const box = drawn('maya_hollimund', 'maya\u202e_hollimund');
  expect(box.querySelector('.columns')!.textContent).not.toContain('\u202e');
  expect(box.querySelector('.columns')!.textContent).toContain('□');
  expect(box.querySelector('.notes')!.textContent).toContain('U+202E');
});

test('the same handle says so', () => {
  expect(drawn('maya', 'maya').textContent).toContain('The same 4 characters, letter for letter');
  expect(drawn('maya', 'Maya').textContent).toContain('The same 4 characters, capitals aside');
});

test('letters that are read from the right stand from the right: the browser tells by the first', () => {
  const columns = drawn('מאיה_הולימונד', 'מאיה_הולימונך').querySelector('.columns')!;
  expect(columns.getAttribute('dir')).toBe('auto');
  expect(columns.textContent!.startsWith('מ')).toBe(true);
});
