// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../draw-for-test.tsx';
import { ShownText } from './ShownText.tsx';

const drawn = (text: string) => drawForTest(<ShownText text={text} />).box;

test('what turns the direction of reading is seen and spoken, and turns nothing', () => {
  const box = drawn('maya\u202eelbmuh');
  expect(box.textContent).not.toContain('\u202e');
  expect(box.querySelector('[aria-hidden]')?.textContent).toBe('U+202E');
  expect(box.querySelector('.vh')?.textContent).toContain('right-to-left override');
  expect(box.querySelector('bdi')?.textContent).toMatch(/^maya.*elbmuh$/);
});

test('a character without a name of its own is said by its code', () => {
  expect(drawn('maya\u{e0041}').querySelector('.vh')?.textContent).toContain('hidden character U+E0041');
});

test('a text that hides nothing is the text', () => {
  expect(drawn('Zoë 👩🏽‍💻').innerHTML).toBe('<bdi>Zoë 👩🏽‍💻</bdi>');
});
