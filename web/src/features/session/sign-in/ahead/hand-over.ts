import { wasSent } from '../../../../lib/sent-early.ts';
import { fill } from '../../codes/fill.ts';

/** What was typed into the form that is drawn ahead, where the cursor stands, and whether it was sent. */
export interface Held {
  texts: [name: string, text: string][];
  focused?: string;
  sent: boolean;
}

/** Reads the drawn form inside `box`, if there is one. */
export function held(box: HTMLElement | null): Held | undefined {
  const form = box?.querySelector('form[data-ahead]');
  if (!form) return undefined;
  const inputs = [...form.querySelectorAll('input')];
  const focused = inputs.find((input) => input === document.activeElement)?.name;
  const texts = inputs.map(({ name, value }): [string, string] => [name, value]);
  return { texts, ...(focused && { focused }), sent: wasSent(form) };
}

/** Types it into the form that took its place, and sends that. */
export function handOver({ texts, focused, sent }: Held, box: HTMLElement | null): void {
  const named = (name: string) => box?.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
  for (const [name, text] of texts) {
    const input = named(name);
    if (input && text !== '') fill(input, text);
  }
  // The cursor goes to the end, where whoever types is.
  if (focused) named(focused)?.focus();
  if (sent) named(texts[0]![0])?.form?.requestSubmit();
}
