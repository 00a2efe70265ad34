import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { words } from './part-words.ts';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** True: only its own buttons close it, neither Escape nor a click outside. */
  binding?: boolean;
  wide?: boolean;
}

/** A modal on the browser's own <dialog>: focus is kept inside and given back by the browser. */
export function Dialog({ title, children, onClose, binding = false, wide = false }: Props) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.setAttribute('closedby', binding ? 'none' : 'any');
    dialog.showModal();
    // Taken away while it is open, it would take the focus with it: only one that closes gives it back.
    return () => dialog.close();
  }, [binding]);
  return (
    <dialog
      ref={element}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      // The browser would close it, give the focus back and report that a moment later: somebody who asked for it again by then
      // would be left without it. So it is closed by who opened it, at once.
      onCancel={(event) => {
        if (event.target !== element.current) return; // of a file chooser within
        event.preventDefault();
        if (!binding) onClose();
      }}
      // Closed without being asked first; it may be open again by the time the browser says so.
      onClose={() => element.current?.open || onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={`h3 ${styles.title}`} id={id}>
            {title}
          </h2>
          {!binding && (
            <button type="button" className="button quiet-button" onClick={onClose}>
              {words.dialog.close}
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
