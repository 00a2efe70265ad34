import { useEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';
import { focusInView } from './focus-in-view.ts';
import { watchBox } from './watch-box.ts';

/**
 * A button that saves is disabled meanwhile, sometimes with its whole form, and often gone afterwards; the browser then drops
 * the focus to the page. Within `box` it comes back: to the button or the field where Enter was pressed, once they can be used
 * again, else to what tells the outcome since (`data-outcome`), which is where the button was, else to the first heading, so that the next Tab
 * goes on there.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    let pressed: HTMLElement | undefined;
    const outcomes = () => [...inside.querySelectorAll<HTMLElement>('[data-outcome]')];
    let before: HTMLElement[] = [];
    const press = ({ target }: Event) => {
      pressed = (target as Element).closest('button') ?? undefined;
      before = outcomes();
    };
    // Enter in a field presses the button as well, but the focus is in the field.
    const submit = ({ submitter }: SubmitEvent) => {
      const { activeElement } = document;
      before = outcomes();
      if (activeElement instanceof HTMLInputElement && inside.contains(activeElement))
        pressed = activeElement;
      else if (submitter instanceof HTMLButtonElement) pressed = submitter;
    };
    const changed = () => {
      if (!pressed || (pressed.isConnected && pressed.matches(':disabled'))) return;
      const { activeElement, body } = document;
      const isKept = activeElement === pressed;
      if (!isKept && activeElement !== body) return void (pressed = undefined);
      const told = outcomes().findLast((one) => !before.includes(one));
      if (told) {
        pressed = undefined;
        return focusInView(told);
      }
      if (isKept) return; // nothing has happened yet
      // It may wait once more: a form has sent, and what it sent is not yet answered.
      if (pressed.isConnected) return pressed.focus({ preventScroll: true });
      // A form may be gone before what it sent is on the page.
      pressed = focusHeading(inside);
    };
    const stop = watchBox(inside, { changed, forget: () => (pressed = undefined) });
    inside.addEventListener('click', press);
    inside.addEventListener('submit', submit);
    return () => {
      stop();
      inside.removeEventListener('click', press);
      inside.removeEventListener('submit', submit);
    };
  }, [box]);
}
