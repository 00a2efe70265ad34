import { useChunk } from '../../lib/use-chunk.ts';

const load = () => import('./Tour.tsx');

/** The tour with its library, fetched when it begins. If it does not come, the dashboard does without. */
export function LazyTour({ onEnd }: { onEnd: () => void }) {
  const { module } = useChunk(load);
  return module ? <module.default onEnd={onEnd} /> : null;
}
