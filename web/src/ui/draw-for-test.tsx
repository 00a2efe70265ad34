import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A root that ends with its test: what is still drawn would hear the events of tests in other files. */
export function rootForTest(box: HTMLElement): Root {
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  return root;
}

/** Draws into a fresh page for a test, as if at the address `at`; `click` finds a control by its words. */
export function drawForTest(
  element: ReactNode,
  at: string | { pathname: string; state: object | null } = '/',
): {
  box: HTMLElement;
  click: (words: string) => void;
  buttons: () => string[];
} {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = rootForTest(box);
  act(() => root.render(<MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>));
  const controls = () => [
    ...box.querySelectorAll<HTMLElement>('button, label, input[type=checkbox], summary'),
  ];
  return {
    box,
    buttons: () => [...box.querySelectorAll('button')].map((button) => button.textContent),
    click: (words) => {
      const control = controls().find(({ textContent }) => textContent.trim() === words);
      if (!control) throw new Error(`There is no control "${words}".`);
      act(() => control.click());
    },
  };
}
