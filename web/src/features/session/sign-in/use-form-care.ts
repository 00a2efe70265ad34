import { useEffect, type RefObject } from 'react';
import { fill } from '../codes/fill.ts';

/**
 * What people do at the forms of signing in that Amplify does not think of, for all forms inside `box`: codes are written and
 * copied with spaces, the address that was typed on one screen is the one that the next screen asks for, and the second half
 * of a double click meets whatever the first half has put under the pointer.
 */
export function useFormCare(box: RefObject<HTMLElement | null>, address: { current: string }): void {
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    const closeUp = ({ target }: Event) => {
      for (const code of (target as Element).querySelectorAll<HTMLInputElement>('[name=confirmation_code]'))
        code.value = code.value.replace(/\s+/g, '');
    };
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(ADDRESS)) address.current = target.value;
    };
    const carry = () => {
      for (const input of inside.querySelectorAll<HTMLInputElement>(`${ADDRESS}:not([data-carried])`)) {
        input.dataset['carried'] = '';
        if (address.current && !input.value) fill(input, address.current);
      }
    };
    let pressed: Element | null = null;
    const press = (event: MouseEvent) => {
      const button = (event.target as Element).closest('button');
      if (event.detail > 1 && button !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      } else pressed = button;
    };
    const screens = new MutationObserver(carry);
    carry();
    screens.observe(inside, { childList: true, subtree: true });
    inside.addEventListener('submit', closeUp, true);
    inside.addEventListener('input', remember);
    inside.addEventListener('click', press, true);
    return () => {
      screens.disconnect();
      inside.removeEventListener('submit', closeUp, true);
      inside.removeEventListener('input', remember);
      inside.removeEventListener('click', press, true);
    };
  }, [box, address]);
}

const ADDRESS = 'input:is([name=username], [name=email])';
