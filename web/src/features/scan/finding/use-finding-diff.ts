import { useMemo } from 'react';
import type { Finding } from '#domain/scan/finding';
import { chosenDiff } from '#domain/engine/handle/chosen-diff';

/** The two handles of a finding, glyph by glyph; undefined where one of them is a number that nobody chose. */
export const useFindingDiff = ({ yours, theirs }: Pick<Finding, 'yours' | 'theirs'>) =>
  useMemo(() => chosenDiff(yours.handle, theirs.handle), [yours.handle, theirs.handle]);
