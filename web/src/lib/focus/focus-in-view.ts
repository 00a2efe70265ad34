/** CSS pixels by which a heading or the head of a card is known. */
const HEAD = 160;

/**
 * Puts the focus on an element and, where its head is out of view, the head to the top. The browser's own scrolling would bring
 * the nearest edge into view, of a tall card its foot, and smoothly, so that nobody knows yet where it ends.
 */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight - HEAD)
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
