import type { Comparison } from '../comparison.ts';
import { reportable } from '../report/reportable.ts';
import { read, type Draft } from '../side.ts';

/** Whether a case can be made of a comparison: there is something to report, at a place that cases are made of. */
export const isKeepable = (
  { theirs }: Draft,
  comparison: Pick<Comparison, 'judgement'> | undefined,
): boolean => comparison !== undefined && reportable(comparison.judgement) && read(theirs).state === 'read';
