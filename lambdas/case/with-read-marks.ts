import type { Snapshot } from '#domain/case/snapshot';
import { markSignal } from '#domain/marked/mark-words';
import { wasRead } from '../marked/mark-receipt.ts';
import type { OnceStore } from '../store/once.ts';

/** What a person compared, without the marks that we did not read ourselves: a rate of false alarms is ours to state. */
export async function withReadMarks<Copy extends { snapshot?: Snapshot | null | undefined }>(
  copy: Copy,
  { userId, now, once }: { userId: string; now: number; once: Pick<OnceStore, 'has'> },
): Promise<Copy> {
  const { snapshot } = copy;
  if (!snapshot?.reasons.some(({ signal }) => signal === markSignal)) return copy;
  const told = await Promise.all(
    snapshot.reasons.map(
      async ({ signal, words }) => signal !== markSignal || wasRead(once, { userId, words, now }),
    ),
  );
  return { ...copy, snapshot: { ...snapshot, reasons: snapshot.reasons.filter((_, at) => told[at]) } };
}
