import { useEffect, useState } from 'react';
import type { Reason } from '#domain/scan/finding';
import { useChunk } from '../../lib/use-chunk.ts';
import { useSeemsSignedIn } from '../../lib/seems-signed-in.ts';
import { words } from './words.ts';

/** Comes for people who seem to be signed in alone: it brings the library that signs in. */
const reader = () => import('./read-in-picture.ts');

export interface Marked {
  /** The reason that names a copy. */
  mark?: Reason;
  /** What is said meanwhile, or in its place. */
  state?: string;
}
const nothing: Marked = {};

/** What the marks of a signed-in person's copies say of the picture of the other account; nothing for anybody else. */
export function useMark(preview: string | undefined): Marked {
  const signedIn = useSeemsSignedIn();
  const wanted = signedIn ? preview : undefined;
  const { module } = useChunk(wanted === undefined ? undefined : reader);
  const [told, setTold] = useState<{ of: string; marked: Marked }>();
  useEffect(() => {
    if (!module || wanted === undefined) return undefined;
    let gone = false;
    const tell = (marked: Marked) => gone || setTold({ of: wanted, marked });
    module
      .readInPicture(wanted, () => tell({ state: words.reading }))
      .then(
        (mark) => tell(mark ? { mark } : mark === null ? { state: words.none } : nothing),
        (error: Error) => tell({ state: words.failed(error.message) }),
      );
    return () => {
      gone = true;
    };
  }, [module, wanted]);
  return told && told.of === wanted ? told.marked : nothing;
}
