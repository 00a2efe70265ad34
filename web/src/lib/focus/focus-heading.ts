import { focusInView } from './focus-in-view.ts';

/** The headings of pages, cards and steps. */
export const HEADINGS = 'h1, h2, h3, h4';

/** Puts the focus on the first heading in `part`, in view, so that the next Tab goes on from there. */
export function focusHeading(part: Element): void {
  const heading = part.querySelector<HTMLElement>(HEADINGS);
  if (!heading) return;
  heading.tabIndex = -1;
  focusInView(heading);
}
