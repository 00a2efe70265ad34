import { useEffect, useState } from 'react';
import { chunk, isMissing, isOffline, online } from './chunk.ts';

/**
 * A module that the page can do without at first. Undefined until it is here. `failed` when it did not come, or can't while there is no
 * connection; it comes by itself once there is. `again` asks once more, by loading the page anew where the browser would not. `load` must
 * be the same function on every render; undefined while nobody needs the module yet.
 */
export function useChunk<Module>(load: (() => Promise<Module>) | undefined): {
  module: Module | undefined;
  failed: boolean;
  again: () => void;
} {
  const [module, setModule] = useState<Module>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ at: number; isFinal: boolean }>();
  useEffect(() => {
    if (!load) return undefined;
    let gone = false;
    const fetched = async () => {
      if (isOffline()) setFailure({ at: attempt, isFinal: false });
      await online();
      if (gone) return;
      try {
        const loaded = await chunk(load);
        if (gone) return;
        setModule(() => loaded);
        setFailure(undefined);
      } catch (error) {
        if (!gone) setFailure({ at: attempt, isFinal: isMissing(error) });
      }
    };
    void fetched();
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  return {
    module,
    failed: failure?.at === attempt,
    again: () => (failure?.isFinal ? location.reload() : setAttempt((n) => n + 1)),
  };
}
