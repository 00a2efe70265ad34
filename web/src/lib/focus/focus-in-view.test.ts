// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { focusInView } from './focus-in-view.ts';

test.each([
  ['above the window', -260, true],
  ['below it', 5000, true],
  ['in view', 120, false],
])('an element %s has the focus, and its head is in view', (_where, top, scrolls) => {
  const element = document.createElement('h2');
  element.tabIndex = -1;
  document.body.append(element);
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  let scrolled: unknown;
  element.scrollIntoView = (options) => void (scrolled = options);
  focusInView(element);
  expect(document.activeElement).toBe(element);
  expect(scrolled).toEqual(scrolls ? { block: 'start', behavior: 'instant' } : undefined);
});
