import { useMemo } from 'react';
import type { Finding } from '#domain/scan/finding';
import { handleDiff } from '#domain/engine/handle/handle-diff';

/** The two handles of a finding, glyph by glyph. */
export const useFindingDiff = ({ yours, theirs }: Pick<Finding, 'yours' | 'theirs'>) =>
  useMemo(() => handleDiff(yours.handle, theirs.handle), [yours.handle, theirs.handle]);
