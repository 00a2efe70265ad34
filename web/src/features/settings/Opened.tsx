import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Opened.module.css';

/** Gives the focus to the first control of a row, or to the row, when what had it is gone. */
function focusRow(row: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  const control = row.querySelector<HTMLElement>('button:enabled, select:enabled, a[href]');
  if (!control) row.tabIndex = -1;
  (control ?? row).focus();
}

/** What opened below a row by one of its buttons; when it goes with the focus inside, the row has it again. */
export function Opened({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inside = box.current!;
    const row = inside.closest('li');
    return () => {
      // A button that was pressed and is closed meanwhile has lost the focus to the page already.
      const had = inside.contains(document.activeElement) || document.activeElement === document.body;
      if (had && row) queueMicrotask(() => focusRow(row));
    };
  }, []);
  return (
    <div className={styles.opened} ref={box}>
      {children}
    </div>
  );
}

/** Before a row goes: the focus moves to its list, so that the next Tab goes on from there. */
export function leaveRow(row: HTMLElement | null | undefined): void {
  const list = row?.closest<HTMLElement>('ul');
  const last = list?.children.length === 1;
  (last ? document.getElementById('main') : list)?.focus({ preventScroll: true });
}
