import { useEffect, useRef, useState } from 'react';
import { words } from '../words.ts';
import { onResent } from './code-resent.ts';

/** Below a code: that another one is on its way, in place of what was wrong with the one before. */
export function CodeResent() {
  const here = useRef<HTMLParagraphElement>(null);
  const [resent, setResent] = useState(false);
  useEffect(() => onResent(() => setResent(true)), []);
  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form || !resent) return;
    const over = () => setResent(false);
    form.dataset['resent'] = '';
    form.addEventListener('submit', over);
    return () => {
      delete form.dataset['resent'];
      form.removeEventListener('submit', over);
    };
  }, [resent]);
  return (
    <p role="status" className="small" ref={here}>
      {resent && words.codes.resent}
    </p>
  );
}
