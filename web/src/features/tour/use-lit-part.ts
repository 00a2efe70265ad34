import { useEffect, type RefObject } from 'react';
import { TOUR } from './steps.ts';

/** CSS pixels between what stands above and the part that is lit. */
const ABOVE = 24;

/**
 * In a narrow window the lit part begins where the card leaves room: at the top, with the card at the bottom, or below a card at
 * the top. The light follows while the page moves.
 */
export function useLitPart(
  step: number,
  card: RefObject<HTMLElement | null>,
  { narrow, calm }: { narrow: boolean; calm: boolean },
): void {
  useEffect(() => {
    if (!narrow) return;
    // The library looks again where the part is when the window changes.
    const follow = () => void dispatchEvent(new Event('resize'));
    addEventListener('scroll', follow, { passive: true });
    const { selector, atTheFoot } = TOUR[step]!;
    const lit = document.querySelector(selector);
    const covered = atTheFoot ? (card.current?.offsetHeight ?? 0) : 0;
    if (lit)
      scrollTo({
        top: scrollY + lit.getBoundingClientRect().top - covered - ABOVE,
        behavior: calm ? 'auto' : 'smooth',
      });
    return () => removeEventListener('scroll', follow);
  }, [step, card, narrow, calm]);
}
