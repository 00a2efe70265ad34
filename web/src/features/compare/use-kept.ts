import { useEffect, useState } from 'react';
import { keptHere, onKept, type Kept } from './kept-here.ts';

/** The comparison that waits to become a case, if there is one. */
export function useKept(): Kept | undefined {
  const [kept, setKept] = useState(() => keptHere(Date.now()));
  useEffect(() => onKept(() => setKept(keptHere(Date.now()))), []);
  return kept;
}
