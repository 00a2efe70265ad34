import { useState } from 'react';
import { keepForLater, letGo } from '../kept-here.ts';
import { forgetCompared } from './use-compared.ts';
import { useKept } from '../use-kept.ts';
import { words } from '../words.ts';

interface Props {
  started: boolean;
  /** Clears the form; what it answers brings it back. */
  onClear: () => () => void;
}

/**
 * Where what was entered is kept: in this tab, or beyond it since it was to become a case. Clearing it leaves neither, and can be
 * taken back while the page is open; the button stays in its place, and the focus on it.
 */
export function WhereKept({ started, onClear }: Props) {
  const kept = useKept();
  const [bringBack, setBringBack] = useState<() => void>();
  const cleared = !started && !kept;
  if (cleared && !bringBack) return null;
  const clear = () => {
    letGo();
    forgetCompared();
    const refill = onClear();
    setBringBack(() => () => {
      refill();
      if (kept) keepForLater(kept);
    });
  };
  const undo = () => {
    bringBack?.();
    setBringBack(undefined);
  };
  return (
    <p className="small quiet">
      {cleared ? words.page.cleared : kept ? words.page.kept.browser : words.page.kept.tab}
      <button type="button" className="link-like" onClick={cleared ? undo : clear}>
        {cleared ? words.page.undo : words.page.clear}
      </button>
    </p>
  );
}
