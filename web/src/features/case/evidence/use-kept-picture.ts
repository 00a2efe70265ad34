import { type RefObject, useEffect, useState } from 'react';
import type { Case, Evidence } from '#domain/case/case';
import { useNear } from '../../../lib/late/use-near.ts';
import { whenIdle } from '../../../lib/late/when-idle.ts';
import { useEvidencePicture } from '../api.ts';

/**
 * A kept picture of the case that is open: asked for when its frame comes near what is shown, and the others when the page is idle.
 * A case is printed as evidence, often without having been scrolled through, and paper can't wait for a picture.
 */
export function useKeptPicture(
  one: Case,
  piece: Evidence | undefined,
  frame: RefObject<HTMLElement | null>,
): ReturnType<typeof useEvidencePicture> {
  const near = useNear(frame);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useEvidencePicture(one, piece, near || idle);
}
