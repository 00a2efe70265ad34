import { useEffect, useState } from 'react';
import { chunk } from './chunk.ts';

/**
 * A module that the page can do without at first. Undefined until it is here; `failed` when it did not come, then `again`
 * asks once more. `load` must be the same function on every render; undefined while nobody needs the module yet.
 */
export function useChunk<Module>(load: (() => Promise<Module>) | undefined): {
  module: Module | undefined;
  failed: boolean;
  again: () => void;
} {
  const [module, setModule] = useState<Module>();
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  useEffect(() => {
    if (!load) return undefined;
    let gone = false;
    chunk(load).then(
      (loaded) => gone || setModule(() => loaded),
      () => gone || setFailedAt(attempt),
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  return { module, failed: failedAt === attempt, again: () => setAttempt((n) => n + 1) };
}
