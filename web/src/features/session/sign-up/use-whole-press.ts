import { useEffect, type RefObject } from 'react';

/**
 * What is pressed gets its press whole. A field that is left shows what is wrong with it at once, which moves what stands below from under
 * the pointer between down and up: so the field is left only when the press is over.
 */
export function useWholePress(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    let begun: HTMLElement | null = null;
    const down = (event: MouseEvent) => {
      begun = pressed(event);
      if (begun) event.preventDefault();
    };
    // Enter in a field clicks the button as well, which nobody has pressed: the field keeps the focus.
    const click = (event: MouseEvent) => {
      if (begun && begun === pressed(event)) begun.focus();
      begun = null;
    };
    form?.addEventListener('mousedown', down);
    form?.addEventListener('click', click);
    return () => {
      form?.removeEventListener('mousedown', down);
      form?.removeEventListener('click', click);
    };
  }, [inside]);
}

/** The button or the box that a press is for; what is typed into takes its own. */
function pressed({ target }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const button = target.closest('button');
  if (button) return button;
  return target.closest('label')?.querySelector<HTMLElement>('[type=checkbox]') ?? null;
}
