const KEY = 'countersign.handle';

/** Keeps the handle that was typed on the first page for the comparison of this tab; it never leaves the browser. */
export function keepHandle(typed: string, store: Storage = sessionStorage): void {
  try {
    if (typed) store.setItem(KEY, typed);
    else store.removeItem(KEY);
  } catch {
    // The browser keeps nothing for us: it is typed again there.
  }
}

/** What was typed there, until it is forgotten by an empty one. */
export function keptHandle(store: Storage = sessionStorage): string {
  try {
    return store.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
