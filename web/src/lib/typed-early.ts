type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody typed or chose on a page drawn ahead of time, before React took it over: the field's id and what it holds. */
export const typedEarly = (root: HTMLElement): [id: string, text: string][] =>
  [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.id !== '' && field.value !== drawnWith(field))
    .map(({ id, value }) => [id, value]);

const drawnWith = (field: Field): string | undefined =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

/** Types or chooses it again, as far as React's state does not have it: the fields would go back to what they were. */
export function typeAgain(root: HTMLElement, typed: [id: string, text: string][]): void {
  for (const [id, text] of typed) {
    const field = root.querySelector<Field>(`#${CSS.escape(id)}`);
    if (!field) continue;
    const setText = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!;
    if (field instanceof HTMLSelectElement) {
      setText.call(field, text);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // React looks whether the value changed since it last knew it, and it knows what was typed as the first one.
    setText.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setText.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
