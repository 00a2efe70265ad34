type Field = HTMLInputElement | HTMLTextAreaElement;

/** What somebody typed into a page drawn ahead of time, before React took it over: the field's id and its text. */
export const typedEarly = (root: HTMLElement): [id: string, text: string][] =>
  [...root.querySelectorAll<Field>('input, textarea')]
    .filter(({ id, value, defaultValue }) => id !== '' && value !== defaultValue)
    .map(({ id, value }) => [id, value]);

/** Types it again, as far as React's state does not have it: the fields would go back to what they were. */
export function typeAgain(root: HTMLElement, typed: [id: string, text: string][]): void {
  for (const [id, text] of typed) {
    const field = root.querySelector<Field>(`#${CSS.escape(id)}`);
    if (!field) continue;
    const setText = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!;
    // React looks whether the value changed since it last knew it, and it knows what was typed as the first one.
    setText.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setText.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
