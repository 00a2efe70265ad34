import type { SourceId } from '#domain/scan/scan-job';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { Gather } from '../../runtime/together/write-at-end.ts';
import { writeTogether } from '../../runtime/together/write-together.ts';
import type { Measure } from '../../runtime/trace/measure.ts';
import type { Heard, SourceAnswerStore } from '../../store/operations/source-answers.ts';
import type { Looked } from '../look.ts';

/** Counts how a source answered its part of a scan. */
export type Hear = (source: SourceId, heard: Heard) => Promise<void>;

/** Answers that come together are one write. A scan is not tried again because its answer could not be counted. */
export function hearOver(
  answers: Pick<SourceAnswerStore, 'add'>,
  now: () => number,
  measure: Measure = () => {},
  gather: Gather = writeTogether,
): Hear {
  const bySource = new Map<SourceId, (heard: Heard) => Promise<void>>();
  const addTo = (source: SourceId) => {
    const add = bySource.get(source) ?? gather<Heard>((all) => answers.add(source, all, now()));
    bySource.set(source, add);
    return add;
  };
  return async (source, heard) => {
    measure('SourceAnswered', heard.answer === 'answered' ? 1 : 0, { source });
    try {
      await addTo(source)(heard);
    } catch (error) {
      logger.error('An answer was not counted', failureFacts(error));
    }
  };
}

/** How a job went, by what was looked at in it; undefined where we kept it from asking: an operator's switch, no key. */
export function heardIn(all: readonly Pick<Looked, 'silence' | 'canary'>[]): Heard | undefined {
  const { silence } = all.find((one) => one.silence) ?? {};
  const canary = all.find((one) => one.canary)?.canary;
  if (!silence) return { answer: 'answered', canary };
  if (silence.kind === 'paused' || silence.kind === 'not connected') return undefined;
  return { answer: silence.kind, why: silence.why, canary };
}
