import { useEffect, type RefObject } from 'react';

/**
 * A button that saves is disabled meanwhile, and often gone afterwards; the browser then drops the focus to the page. Within
 * `box` it comes back: to the button once it can be pressed again, else to the first heading, so that the next Tab goes on there.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    let pressed: HTMLButtonElement | undefined;
    const press = ({ target }: Event) => {
      pressed = (target as Element).closest('button') ?? undefined;
    };
    const submit = ({ submitter }: SubmitEvent) => {
      if (submitter instanceof HTMLButtonElement) pressed = submitter;
    };
    const changes = new MutationObserver(() => {
      if (!pressed || (pressed.isConnected && pressed.disabled)) return;
      const button = pressed;
      pressed = undefined;
      if (document.activeElement !== document.body) return;
      if (button.isConnected) return button.focus({ preventScroll: true });
      const heading = inside.querySelector<HTMLElement>('h1, h2, h3');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
    inside.addEventListener('click', press);
    inside.addEventListener('submit', submit);
    changes.observe(inside, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      inside.removeEventListener('click', press);
      inside.removeEventListener('submit', submit);
      changes.disconnect();
    };
  }, [box]);
}
