import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';

/** What is above it may still grow a line while pictures and notes find their place. */
const SETTLED = 400;

/**
 * A link to one finding, from a mail or a notice, ends at it also when the report arrives after the page: it is brought
 * into view and takes the focus. `onLinked` opens what is closed.
 */
export function useLinked(
  { id }: Pick<Finding, 'id'>,
  frame: RefObject<HTMLElement | null>,
  onLinked?: () => void,
) {
  const { hash, key } = useLocation();
  const isLinked = hash === `#finding-${id}`;
  useEffect(() => {
    if (!isLinked) return undefined;
    onLinked?.();
    frame.current?.focus({ preventScroll: true });
    const show = () => frame.current?.scrollIntoView({ block: 'start' });
    show();
    const timer = setTimeout(show, SETTLED);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time the link is followed, not each drawing
  }, [isLinked, key]);
}
