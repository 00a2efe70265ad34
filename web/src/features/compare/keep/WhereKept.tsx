import { letGo } from '../kept-here.ts';
import { forgetCompared } from './use-compared.ts';
import { useKept } from '../use-kept.ts';
import { words } from '../words.ts';

/** Where what was entered is kept: in this tab, or beyond it since it was to become a case. Clearing it leaves neither. */
export function WhereKept({ started, onClear }: { started: boolean; onClear: () => void }) {
  const kept = useKept();
  if (!started && !kept) return null;
  const clear = () => {
    letGo();
    forgetCompared();
    onClear();
  };
  return (
    <p className="small quiet">
      {kept ? words.page.kept.browser : words.page.kept.tab}
      <button type="button" className="link-like" onClick={clear}>
        {words.page.clear}
      </button>
    </p>
  );
}
