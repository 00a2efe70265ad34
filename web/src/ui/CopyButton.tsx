import { useEffect, useState, type ReactNode } from 'react';
import { words } from './part-words.ts';

const SAID = words.copy;

/** Copies a text and says so; where the browser refuses the clipboard, says how to do it by hand. */
export function CopyButton({
  text,
  label,
  className = 'button',
}: {
  text: string;
  label: ReactNode;
  className?: string;
}) {
  const [state, setState] = useState<'idle' | 'done' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {state === 'idle' ? label : SAID[state]}
      </button>
      <span className="vh" role="status">
        {state !== 'idle' && SAID[state]}
      </span>
    </>
  );
}
