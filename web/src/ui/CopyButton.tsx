import { useEffect, useState } from 'react';

/** Copies a text and says so; where the browser refuses the clipboard, says how to do it by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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
    <button type="button" className="button" onClick={() => void copy()}>
      <span role="status">
        {state === 'done' ? 'Copied' : state === 'refused' ? 'Select the text and press Ctrl C' : label}
      </span>
    </button>
  );
}
