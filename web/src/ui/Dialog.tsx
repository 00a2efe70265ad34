import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { words } from './words.ts';
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
      onCancel={(event) => binding && event.preventDefault()}
      // The browser reports a closing a moment later; it may be open again by then.
      onClose={() => element.current?.open || onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className="h3" id={id}>
            {title}
          </h2>
          {!binding && (
            <button type="button" className="button quiet-button" onClick={() => element.current?.close()}>
              {words.dialog.close}
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
