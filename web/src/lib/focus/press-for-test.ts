import { act } from 'react';

/** As a browser does with what is disabled; happy-dom leaves it the focus, and refuses to take it away. */
export function dropFocus(): void {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  elsewhere.blur();
  elsewhere.remove();
}

/**
 * Presses the button that sends a form, by keyboard. `waits` is given what the call waits for, which ends by a `refusal` or
 * without.
 */
export async function pressForTest(
  box: HTMLElement,
  waits: (answer: Promise<void>) => void,
  refusal?: Error,
): Promise<void> {
  let answer = () => {};
  waits(new Promise((resolve, reject) => (answer = refusal ? () => reject(refusal) : resolve)));
  const button = box.querySelector<HTMLButtonElement>('button[type=submit]')!;
  button.focus();
  await act(async () => button.click());
  if (!button.disabled) throw new Error('It is not disabled while it sends.');
  dropFocus();
  await act(async () => answer());
}
