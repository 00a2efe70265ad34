import { useEffect, type RefObject } from 'react';

/** By then a button that was disabled for a moment has its focus again. */
const AFTERWARDS = 150;

/** Where what came in above, counted by `above`, pushed the focus within `box` out of the window, the page follows it. */
export function useFocusSeen(box: RefObject<HTMLElement | null>, above: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || !box.current?.contains(at)) return;
      const { top, bottom } = at.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) at.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, AFTERWARDS);
    return () => clearTimeout(timer);
  }, [box, above]);
}
