/** Forms that are drawn ahead, cannot send yet, and were sent all the same: by Enter, as password managers' users do. */
const sent = new WeakSet<Element>();

const formOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? target.closest('form[data-ahead]') : null;

/** Listens from the moment the first script runs; web/public/early.js has listened before, and marks the form. */
export function noteSent(root: HTMLElement): void {
  root.addEventListener('keydown', ({ key, target }) => {
    const form = formOf(target);
    if (form && key === 'Enter') sent.add(form);
  });
  // Whoever goes on typing has not done with it.
  root.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (form) sent.delete(form);
  });
}

export const wasSent = (form: Element): boolean => sent.has(form) || form.hasAttribute('data-sent');
