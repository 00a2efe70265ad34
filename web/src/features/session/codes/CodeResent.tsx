import { useEffect, useRef, useState } from 'react';
import { fill } from './fill.ts';
import { onResent } from './code-resent.ts';

/** Below a code: that another one is on its way, in place of what was wrong with the one before, and of that one. */
export function CodeResent() {
  const here = useRef<HTMLParagraphElement>(null);
  const [resent, setResent] = useState<string>();
  useEffect(() => onResent(setResent), []);
  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form || !resent) return;
    const over = () => setResent(undefined);
    const typed = form.querySelector<HTMLInputElement>('[name=confirmation_code]');
    if (typed?.value) fill(typed, '');
    // On a phone it stands below what was pressed.
    here.current?.scrollIntoView({ block: 'nearest' });
    form.dataset['resent'] = '';
    form.addEventListener('submit', over);
    return () => {
      delete form.dataset['resent'];
      form.removeEventListener('submit', over);
    };
  }, [resent]);
  return (
    <p role="status" className={resent ? 'note seal-note' : 'small'} ref={here}>
      {resent}
    </p>
  );
}
