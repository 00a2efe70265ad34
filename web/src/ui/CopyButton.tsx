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
  const [done, setDone] = useState<{ is: 'done' | 'refused'; text: string }>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), 4000);
    return () => clearTimeout(timer);
  }, [done]);
  // Of another text than the one that was copied, nothing is said.
  const state = done?.text === text ? done.is : 'idle';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ is: 'done', text });
    } catch {
      setDone({ is: 'refused', text });
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
