/** A form that is drawn ahead, and what stood in it when it was sent; web/public/early.js notes it as well. */
interface Ahead extends Element {
  sentWith?: string;
}

const textsOf = (form: Element): string =>
  JSON.stringify([...form.querySelectorAll('input')].map(({ value }) => value));

/**
 * Notes forms that are drawn ahead, cannot send yet, and are sent all the same: by Enter, as password managers' users do. Listens from
 * the moment the first script runs.
 */
export function noteSent(root: HTMLElement): void {
  root.addEventListener('keydown', ({ key, target }) => {
    const form = target instanceof HTMLInputElement ? target.closest<Ahead>('form[data-ahead]') : null;
    if (form && key === 'Enter') form.sentWith = textsOf(form);
  });
}

/** Sent as it stands: whoever went on typing has not done with it. */
export const wasSent = (form: Ahead): boolean => form.sentWith === textsOf(form);
