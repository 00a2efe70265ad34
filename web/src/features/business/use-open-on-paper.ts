import { useEffect, type RefObject } from 'react';

/** Paper cannot be clicked: what is folded inside `box` is open while it is printed, and closed again afterwards. */
export function useOpenOnPaper(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const set = (open: boolean) => {
      for (const one of opened) one.open = open;
    };
    const before = () => {
      const closed = box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [];
      opened = [...closed].filter((one) => !one.closest('.no-print'));
      set(true);
    };
    const after = () => set(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [box]);
}
