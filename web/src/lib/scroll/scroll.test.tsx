// @vitest-environment happy-dom
import { act } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { useFocusRules, useScrollRules } from './scroll.ts';

const scrolled: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  vi.stubGlobal('scrollTo', () => scrolled.push('top'));
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});
afterEach(() => vi.useRealTimers());

function Page() {
  useScrollRules();
  useFocusRules();
  return (
    <>
      <Link to="/other">other</Link>
      <Link to="/other#part">part</Link>
      <Link to="/other#field">field</Link>
      <main id="main" tabIndex={-1}>
        <p id="part" />
        <input id="field" />
      </main>
    </>
  );
}
const follow = (box: HTMLElement, words: string) =>
  act(() => [...box.querySelectorAll('a')].find((link) => link.textContent === words)!.click());

test('a new page starts at the top and takes the focus; a hash is scrolled to after 100 ms, also twice', () => {
  const { box } = drawForTest(<Page />);
  expect([scrolled, document.activeElement === document.body]).toEqual([['top'], true]);
  follow(box, 'other');
  expect(scrolled).toEqual(['top', 'top']);
  expect(document.activeElement?.id).toBe('main');
  follow(box, 'part');
  vi.advanceTimersByTime(99);
  expect(scrolled).toEqual(['top', 'top']);
  vi.advanceTimersByTime(1);
  expect(scrolled).toEqual(['top', 'top', 'part']);
  follow(box, 'part');
  vi.advanceTimersByTime(100);
  expect(scrolled).toEqual(['top', 'top', 'part', 'part']);
});

test('a hash that names a field puts the focus there', () => {
  const { box } = drawForTest(<Page />);
  follow(box, 'field');
  expect(document.activeElement?.id).toBe('main');
  vi.advanceTimersByTime(100);
  expect([scrolled.at(-1), document.activeElement?.id]).toEqual(['field', 'field']);
});
