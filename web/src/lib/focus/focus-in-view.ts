/** For so many frames the browser may still move the page: its scroll anchoring answers what changed before, in the frames after. */
const UNSETTLED = 8;

/** CSS pixels by which a heading or the head of a card is known. */
const HEAD = 160;

/**
 * Puts the focus on an element and, where its head is out of view, the head to the top. The browser's own scrolling would bring
 * the nearest edge into view, of a tall card its foot, and smoothly, so that nobody knows yet where it ends.
 */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight - HEAD) toTop(element, UNSETTLED);
}

/** Brings it to the top, and there again in each frame, while it has the focus. */
function toTop(element: HTMLElement, frames: number): void {
  if (!frames || document.activeElement !== element) return;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  requestAnimationFrame(() => toTop(element, frames - 1));
}
