import { useEffect } from 'react';
import { TOUR } from './steps.ts';

/** CSS pixels between the top of the window and the part that is lit. */
const ABOVE = 24;

/** In a narrow window the card stands at the bottom, so the lit part begins at the top, or as high as the page goes; the light follows while the page moves. */
export function useLitPart(step: number, { narrow, calm }: { narrow: boolean; calm: boolean }): void {
  useEffect(() => {
    if (!narrow) return;
    // The library looks again where the part is when the window changes.
    const follow = () => void dispatchEvent(new Event('resize'));
    addEventListener('scroll', follow, { passive: true });
    const lit = document.querySelector(TOUR[step]!.selector);
    if (lit)
      scrollTo({
        top: scrollY + lit.getBoundingClientRect().top - ABOVE,
        behavior: calm ? 'auto' : 'smooth',
      });
    return () => removeEventListener('scroll', follow);
  }, [step, narrow, calm]);
}
