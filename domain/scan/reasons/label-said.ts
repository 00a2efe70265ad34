import type { Reason } from '../finding.ts';

/** The label that an account wears ("fan page", "satire"), as the reason about it quotes it; undefined where it wears none. */
export function labelSaid({
  reasons,
}: {
  reasons: readonly Pick<Reason, 'signal' | 'words'>[];
}): string | undefined {
  const reason = reasons.find(({ signal }) => signal === 'label')?.words.toLowerCase();
  return reason && (/“(.+)”/.exec(reason)?.[1] ?? reason);
}
