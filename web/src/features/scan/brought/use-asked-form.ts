import { useCallback, useState } from 'react';

/**
 * A form that is fetched when it is asked for, in the place of the button that asks for it. The button stays until the form has taken
 * the focus, and has it again once the form is closed: gone before, it would leave the focus to a heading far above.
 */
export function useAskedForm(isAsked = false) {
  const [state, setState] = useState<'asked' | 'open' | 'closed' | undefined>(isAsked ? 'asked' : undefined);
  return {
    isAsked: state !== undefined,
    ask: () => setState('asked'),
    form: {
      open: state === 'asked' || state === 'open',
      onOpened: useCallback(() => setState('open'), []),
      onClose: () => setState('closed'),
    },
    /** Undefined while the form has its place. */
    button: state === 'open' ? undefined : { autoFocus: state === 'closed' },
  };
}
