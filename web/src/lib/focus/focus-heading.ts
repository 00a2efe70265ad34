import { focusInView } from './focus-in-view.ts';

/** The headings of pages, cards and steps. */
const HEADINGS = 'h1, h2, h3, h4';

/** The first heading in `part`; not one of something that is folded away in it, or opened there. */
export const headingOf = (part: Element): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(HEADINGS)].find((one) => {
    const fold = one.closest('details');
    return !fold || fold.contains(part);
  });

/** Puts the focus on the heading of `part`, in view, so that the next Tab goes on from there, and gives it. */
export function focusHeading(part: Element): HTMLElement | undefined {
  const heading = headingOf(part);
  if (!heading) return undefined;
  heading.tabIndex = -1;
  focusInView(heading);
  return heading;
}
