import type { ComponentType } from 'react';
import { useChunk } from '../lib/use-chunk.ts';
import { words } from './part-words.ts';

/** A component that is fetched when it is first shown; where it does not come, that is said, with a way to ask again. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.ReactNode {
  return function Later(props: Props) {
    const { module: Part, failed, again } = useChunk(load);
    if (Part) return <Part {...props} />;
    return failed && <Missing again={again} />;
  };
}

/** Said where a part did not come. */
export function Missing({ again }: { again: () => void }) {
  return (
    <p className="small" role="alert">
      {words.later.missing}{' '}
      <button type="button" className="link-like" onClick={again}>
        {words.later.again}
      </button>
    </p>
  );
}
