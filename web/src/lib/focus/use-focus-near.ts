import { useEffect, type RefObject } from 'react';
import { headingOf } from './focus-heading.ts';
import { focusInView } from './focus-in-view.ts';
import { watchBox } from './watch-box.ts';

/** Whoever knows better where the focus belongs, a list or a step of a case, has moved it by then. */
const AFTERWARDS = 60;

/**
 * Within `box`, a button that was pressed and is disabled or gone afterwards leaves the focus near it: on itself once it can be
 * pressed again, else on the item after it (or before) where its own has left a list or a table, else on the heading of the nearest part of the
 * page that is still there, and of the next one should that go, too. Without this the browser drops the
 * focus to the page, and a person without a mouse begins again at the top.
 */
export function useFocusNear(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    let pressed: HTMLElement | undefined;
    let parts: Element[] = [];
    let items: (Element | null | undefined)[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (element: Element | null) => {
      pressed = element instanceof HTMLElement && inside.contains(element) ? element : undefined;
      parts = [];
      for (let part = pressed?.parentElement; part && part !== inside; part = part.parentElement)
        parts.push(part);
      const item = pressed?.closest('li, tbody > tr');
      // What is opened below a row of a table is a row, too, and goes with it.
      items = [item, item?.nextElementSibling, secondAfter(item), item?.previousElementSibling];
    };
    const press = ({ target }: Event) => follow((target as Element).closest('button'));
    const look = () => {
      if (!pressed || document.activeElement === pressed) return;
      if (document.activeElement !== document.body) {
        // A dialog gave it back to what had opened it, which may go as well, once what was done is known.
        follow(pressed.isConnected ? null : document.activeElement);
        return;
      }
      if (pressed.isConnected) {
        if (!pressed.matches(':disabled')) focusInView(pressed);
        return;
      }
      const part = parts.find((one) => one.isConnected && headingOf(one)) ?? inside;
      const item = items.find((one) => one && one !== part && part.contains(one));
      const place = item ? (item.querySelector('[tabindex="-1"]') ?? item) : headingOf(part);
      if (place instanceof HTMLElement) {
        place.tabIndex = -1;
        focusInView(place);
      }
      follow(document.activeElement); // so may this part
    };
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(look, AFTERWARDS);
    };
    const stop = watchBox(inside, { changed, forget: () => (pressed = undefined) });
    inside.addEventListener('click', press, true);
    return () => {
      clearTimeout(timer);
      stop();
      inside.removeEventListener('click', press, true);
    };
  }, [box]);
}

const secondAfter = (item: Element | null | undefined) =>
  item?.matches('tr') ? item.nextElementSibling?.nextElementSibling : undefined;
