import { imageHeader } from '#domain/engine/photo/image-header';
import { readUpTo } from '../../runtime/read-up-to.ts';

export interface FetchedImage {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  bytes: Uint8Array;
}

/** Undefined when there is no picture to rely on: missing, too large, not a picture. */
export type FetchImage = (url: string) => Promise<FetchedImage | undefined>;

const largest = 5_000_000;
const deadline = 5_000;

/**
 * Fetches a picture with its limits: no redirects (they could lead inside), 5 s, 5 MB, and the type told by its first
 * bytes, not by its header. The caller has checked the host (Source.servesImage).
 */
export const imageFetcher =
  (fetcher: typeof fetch): FetchImage =>
  async (url) => {
    const answer = await fetcher(url, { redirect: 'error', signal: AbortSignal.timeout(deadline) }).catch(
      () => undefined,
    );
    if (!answer?.ok || !answer.body || Number(answer.headers.get('content-length') ?? 0) > largest)
      return undefined;
    const bytes = await readUpTo(answer.body, largest);
    // By its first bytes: SVG, HTML and everything else is refused whatever the header claims.
    const header = bytes && imageHeader(bytes);
    return header && { contentType: `image/${header.format}`, bytes };
  };
