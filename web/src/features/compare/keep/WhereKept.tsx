import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keepForLater, letGo } from '../kept-here.ts';
import { forgetCompared } from './use-compared.ts';
import { useKept } from '../use-kept.ts';
import { words } from '../words.ts';

const said = words.page;

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
    // What waits for somebody else here is not theirs to clear.
    if (kept) letGo();
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
      {cleared ? said.cleared : !kept ? said.kept.tab : started ? said.kept.browser : said.kept.earlier}
      {kept && !started && (
        <>
          <Link to="/cases/new">{said.kept.goOn}</Link>{' '}
        </>
      )}
      <button type="button" className="link-like" onClick={cleared ? undo : clear}>
        {cleared ? said.undo : said.clear}
      </button>
    </p>
  );
}
