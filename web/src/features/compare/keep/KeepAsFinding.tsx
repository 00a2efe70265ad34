import { useNavigate } from 'react-router-dom';
import { useSeemsSignedIn } from '../../../lib/seems-signed-in.ts';
import { broughtOf, comparedWith } from './as-finding.ts';
import type { Comparison } from '../comparison.ts';
import type { Draft } from '../side.ts';
import { words } from '../words.ts';

/**
 * For who is signed in: has the other account compared with those on their list, and counted among their findings. Not where it copies
 * their business, which is compared on the business's own page.
 */
export function KeepAsFinding({ draft, comparison }: { draft: Draft; comparison: Comparison }) {
  const signedIn = useSeemsSignedIn();
  const navigate = useNavigate();
  const brought = broughtOf(draft, comparison);
  if (!signedIn || !brought || draft.business || draft.forElse) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => void navigate('/dashboard', { state: { brought, comparedWith: comparedWith(draft) } })}
    >
      {words.finding.button}
    </button>
  );
}
