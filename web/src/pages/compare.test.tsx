// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LiveField } from '../features/lookalikes/LiveField.tsx';
import { drawForTest } from '../ui/draw-for-test.tsx';
import ComparePage from './public/compare.tsx';

beforeEach(() => sessionStorage.clear());

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
function type(input: HTMLInputElement, text: string) {
  act(() => {
    write.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** Types on the first page, which is then left. */
const typeOnFirstPage = (text: string) => type(drawForTest(<LiveField />).box.querySelector('input')!, text);
/** What the comparison asks of the two accounts: the own link, the other's. */
const links = () => [
  ...drawForTest(<ComparePage />).box.querySelectorAll<HTMLInputElement>('[inputmode=url]'),
];

test('the handle that was typed on the first page stands in the comparison as the own one', () => {
  typeOnFirstPage(' maya-hollimund ');
  expect(links().map(({ value }) => value)).toEqual(['maya-hollimund', '']);
  expect(
    links().map(({ value }) => value),
    'loaded anew',
  ).toEqual(['maya-hollimund', '']);
});

test('the example of the first page is nobody’s handle', () => {
  drawForTest(<LiveField />);
  expect(links().map(({ value }) => value)).toEqual(['', '']);
});

test('what stands in the comparison stays, and what was cleared stays away', () => {
  typeOnFirstPage('maya-hollimund');
  type(links()[0]!, 'https://x.com/maya');
  typeOnFirstPage('ines');
  expect(links()[0]!.value).toBe('https://x.com/maya');
  type(links()[0]!, '');
  expect(links()[0]!.value).toBe('');
});
