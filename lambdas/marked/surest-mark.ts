import { markScore, NAMED_SCORE } from '#domain/engine/mark/mark-score';
import { markChips } from '#domain/engine/mark/pattern/mark-chips';
import type { IssuedCopy } from '#domain/marked/issued-copy';
import type { FoundMark } from '#domain/marked/mark-words';

/** What a picture says of the copies of one original. */
export interface Evidence {
  evidence: Float64Array;
  copies: readonly IssuedCopy[];
}

/** The surest mark among copies, named only when it is sure enough. `keys`: of how many copies a picture was asked, in all. */
export function surestMark(
  read: readonly Evidence[],
  keys: number,
  keyOf: (copy: IssuedCopy) => Uint8Array,
): FoundMark | undefined {
  let best: FoundMark | undefined;
  for (const { evidence, copies } of read)
    for (const copy of copies) {
      const { picture, platform, issuedAt } = copy;
      const score = markScore(evidence, markChips(keyOf(copy)));
      if (score >= NAMED_SCORE && score > (best?.score ?? 0))
        best = { picture, platform, issuedAt, score, keys };
    }
  return best;
}
