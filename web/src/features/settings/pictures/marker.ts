import type { NoMark } from '#domain/engine/mark/carries-mark';
import type { Pixels } from '#domain/engine/photo/pdq';
import type { MarkDone, MarkJob } from './mark-worker.ts';

/** Marks squares in a worker of its own; `end` it when it is no longer needed. */
export interface Marker {
  /** Why a square carries no mark; undefined for one that does. */
  refusal(square: Pixels): Promise<NoMark | undefined>;
  mark(square: Pixels, key: Uint8Array): Promise<Pixels>;
  end(): void;
}

export function startMarker(): Marker {
  const worker = new Worker(new URL('./mark-worker.ts', import.meta.url), { type: 'module' });
  let asked = 0;
  const ask = (job: Omit<MarkJob, 'id'>) =>
    new Promise<MarkDone>((done, failed) => {
      const id = (asked += 1);
      const heard = ({ data }: MessageEvent<MarkDone>) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', heard);
        if ('failed' in data) failed(new Error('The picture couldn’t be marked.'));
        else done(data);
      };
      worker.addEventListener('message', heard);
      worker.addEventListener('error', failed, { once: true });
      worker.postMessage({ id, ...job } satisfies MarkJob);
    });
  return {
    refusal: async (square) => {
      const done = await ask({ square });
      return 'refused' in done ? done.refused : undefined;
    },
    mark: async (square, key) => {
      const done = await ask({ square, key });
      if (!('marked' in done)) throw new Error('The picture couldn’t be marked.');
      return done.marked;
    },
    end: () => worker.terminate(),
  };
}
