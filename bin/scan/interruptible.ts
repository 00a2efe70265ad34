import type { FetchImage } from '../../lambdas/scan/picture/fetch-image.ts';
import { type Source, SourceSilent } from '../../lambdas/sources/source.ts';
import type { WebSearch } from '../../lambdas/sources/web-search.ts';

/** An answer, unless the signal comes first. */
function unless<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  if (signal.aborted) return Promise.reject(stopped());
  return new Promise((resolve, reject) => {
    const stop = () => reject(stopped());
    signal.addEventListener('abort', stop, { once: true });
    void ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

const stopped = () => new SourceSilent('The search was stopped before it had answered everything.');

/** A source that falls silent at once when the run is stopped: what it answered until then stands. */
export const stoppable = (source: Source, signal: AbortSignal): Source => ({
  ...source,
  lookUp: (handles) => unless(signal, () => source.lookUp(handles)),
  ...(source.search && { search: (text, where) => unless(signal, () => source.search!(text, where)) }),
});

export const stoppableWeb = (web: WebSearch, signal: AbortSignal): WebSearch => ({
  ...web,
  seen: (identity) => unless(signal, () => web.seen(identity)),
});

/** No picture is worth waiting for after the signal. */
export const stoppableImages =
  (fetchImage: FetchImage, signal: AbortSignal): FetchImage =>
  (url) =>
    unless(signal, () => fetchImage(url)).catch(() => undefined);
