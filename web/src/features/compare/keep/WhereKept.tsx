import { useState } from 'react';
import { Link } from 'react-router-dom';
import { allKept } from '../kept-here.ts';
import { accountAt, type Draft, isEmpty } from '../side.ts';
import { useKept } from '../use-kept.ts';
import { putBack } from './keep-for-later.ts';
import { letGo } from './let-go.ts';
import { forgetCompared } from './use-compared.ts';
import { words } from '../words.ts';

const said = words.page;

interface Props {
  draft: Draft;
  /** Clears the form; what it answers brings it back. */
  onClear: () => () => void;
}

/**
 * Where what was entered is kept: in this tab, or beyond it since it was to become a case. Clearing it leaves neither, and can be
 * taken back while the page is open; the button stays in its place, and the focus on it.
 */
export function WhereKept({ draft, onClear }: Props) {
  const all = allKept(useKept());
  const started = !isEmpty(draft);
  const other = accountAt(draft.theirs);
  // What was saved before about another account isn't what was entered here.
  const kept = started
    ? all.find((one) => one.handle === other?.handle && one.platformName === other.platformName)
    : all[0];
  const [bringBack, setBringBack] = useState<() => void>();
  const cleared = !started && (!kept || !!bringBack);
  if (cleared && !bringBack) return null;
  const clear = () => {
    // What waits for somebody else here is not theirs to clear.
    if (kept) letGo(kept);
    forgetCompared();
    const refill = onClear();
    setBringBack(() => () => {
      refill();
      if (kept) putBack(kept);
    });
  };
  const undo = () => {
    bringBack?.();
    setBringBack(undefined);
  };
  return (
    <p className="small quiet">
      {cleared ? said.cleared : !kept ? said.kept.tab : started ? said.kept.browser : said.kept.earlier}
      {kept && !started && !cleared && (
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
