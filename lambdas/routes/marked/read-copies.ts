import type { markedContract } from '#domain/contract/marked';
import { day } from '#domain/durations';
import { evidenceOfText } from '#domain/marked/evidence-text';
import { markReason } from '#domain/marked/mark-words';
import { noteReading } from '../../marked/mark-receipt.ts';
import type { MarkedServices } from '../../marked/services.ts';
import { surestMark } from '../../marked/surest-mark.ts';
import type { Route } from '../../rest/rest.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';

const perDay = 60;

/**
 * Asks what a browser measured of a picture for the caller's copies. Whoever sends something made up learns nothing that the
 * keys of their own copies do not tell them; of anybody else's copies nothing is asked.
 */
export const readCopies: Route<
  (typeof markedContract)['read-copies'],
  Pick<MarkedServices, 'copies' | 'once' | 'copyKey'>
> = async ({ caller: { sub }, request: { readings }, now }, { copies, once, copyKey }) => {
  await enforceRateLimit(once, `read-copies#${sub}`, 'readings', {
    ...{ most: perDay, per: day, now, owner: sub },
  });
  const known = await copies.of(sub);
  const read = readings.map(({ picture, evidence }) => ({
    evidence: evidenceOfText(evidence),
    copies: known.filter((copy) => copy.picture === picture),
  }));
  const found = surestMark(read, known.length, (copy) => copyKey(sub, copy));
  if (!found) return { mark: null };
  const mark = markReason(found);
  await noteReading(once, { userId: sub, words: mark.words, now });
  return { mark };
};
