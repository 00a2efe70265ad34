// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
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

test('where the browser moves the page under it afterwards, it is put back, and left to whoever goes on', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));
  const element = document.createElement('h2');
  element.tabIndex = -1;
  document.body.append(element);
  let top = -300;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  element.scrollIntoView = () => void (top = 64);
  focusInView(element);
  for (const moved of [28, -8]) {
    top = moved;
    nextFrame();
    expect(top).toBe(64);
  }
  element.blur();
  top = -500;
  nextFrame();
  expect([top, frames]).toEqual([-500, []]);
});
