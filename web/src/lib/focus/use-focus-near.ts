import { useEffect, type RefObject } from 'react';
import { focusInView } from './focus-in-view.ts';

/** Whoever knows better where the focus belongs, a list or a step of a case, has moved it by then. */
const AFTERWARDS = 60;

/**
 * Within `box`, a button that was pressed and is disabled or gone afterwards leaves the focus near it: on itself once it can be
 * pressed again, else on the heading of the nearest part of the page that is still there. Without this the browser drops the
 * focus to the page, and a person without a mouse begins again at the top.
 */
export function useFocusNear(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    let pressed: HTMLElement | undefined;
    let parts: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ target }: Event) => {
      pressed = (target as Element).closest('button') ?? undefined;
      parts = [];
      for (let part = pressed?.parentElement; part && part !== inside; part = part.parentElement)
        parts.push(part);
    };
    const look = () => {
      if (!pressed || document.activeElement === pressed) return;
      if (document.activeElement !== document.body) return void (pressed = undefined);
      if (pressed.isConnected) {
        if (!pressed.matches(':disabled')) focusInView(pressed);
        return;
      }
      pressed = undefined;
      const part = parts.find((one) => one.isConnected && one.querySelector(HEADINGS)) ?? inside;
      const heading = part.querySelector<HTMLElement>(HEADINGS);
      heading?.setAttribute('tabindex', '-1');
      if (heading) focusInView(heading);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, AFTERWARDS);
    };
    const goOn = () => (pressed = undefined);
    const changes = new MutationObserver(later);
    document.addEventListener('pointerdown', goOn, true);
    document.addEventListener('keydown', goOn, true);
    inside.addEventListener('click', press, true);
    changes.observe(inside, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('pointerdown', goOn, true);
      document.removeEventListener('keydown', goOn, true);
      inside.removeEventListener('click', press, true);
    };
  }, [box]);
}

const HEADINGS = 'h1, h2, h3, h4';
