import { useMemo, useState } from 'react';
import { handleDiff } from '#domain/impersonation/handle-diff';
import { platformTable } from '#domain/platform-table';
import type { Review, ReviewedHolder } from '#domain/review';
import { when } from '../../lib/when.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { HandleDiff } from '../../ui/HandleDiff.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useDecideReview, type Decision } from './api.ts';
import { HolderTable } from './HolderTable.tsx';
import { reviewTitle } from './review-words.ts';

const SAID: Record<Decision, string> = {
  keep: 'Shown again, as its holder wants it.',
  pause: 'Paused. It stays in this list.',
  end: 'The proof is ended, and its holder is told.',
};

/** One thing to look at: who shows what, why it is here, and what may be done about each. */
export function ReviewCard({ review, now }: { review: Review; now: number }) {
  const decide = useDecideReview();
  const [ending, setEnding] = useState<ReviewedHolder>();
  const { holders } = review;
  const id = `review-${review.id.replace(/[^A-Za-z0-9]/g, '-')}`;
  const [first, second] = holders;
  const diff = useMemo(
    () =>
      first && second && holders.length === 2
        ? handleDiff(first.handle, second.handle, { yours: 'First', theirs: 'Second' })
        : undefined,
    [first, second, holders.length],
  );
  const act = ({ platform, handle }: ReviewedHolder, decision: Decision) =>
    decide.mutate(
      { platform, handle, decision },
      {
        onSuccess: () =>
          toast(
            `${handle}: ${SAID[decision]}`,
            decision === 'keep'
              ? () =>
                  decide.mutate(
                    { platform, handle, decision: 'pause' },
                    { onError: (error) => toast(error.message) },
                  )
              : undefined,
          ),
        onError: (error) => toast(error.message),
      },
    );
  return (
    <article className="finding review" aria-labelledby={id}>
      <div className="finding-head">
        <h3 className="h4" id={id}>
          {reviewTitle(review)}
        </h3>
        <p className="likeness">Waits since {when(review.since, now).replace('Today', 'today')}</p>
      </div>
      <div className="finding-in">
        <ul className="against small" aria-label="Why it is here">
          {review.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {diff && <HandleDiff diff={diff} yours="First" theirs="Second" />}
        <HolderTable
          holders={holders}
          now={now}
          busy={decide.isPending}
          onDecide={(holder, decision) => (decision === 'end' ? setEnding(holder) : act(holder, decision))}
        />
      </div>
      {ending && (
        <Dialog title="End this proof?" onClose={() => setEnding(undefined)}>
          <p>
            <span className="handle">{ending.handle}</span> on {platformTable[ending.platform].name} is then
            no longer confirmed, for nobody. Its holder is told that it was ended after a review, and can
            prove it again. This cannot be taken back.
          </p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              onClick={() => {
                act(ending, 'end');
                setEnding(undefined);
              }}
            >
              End the proof
            </button>
            <button type="button" className="button" onClick={() => setEnding(undefined)}>
              Leave it
            </button>
          </p>
        </Dialog>
      )}
    </article>
  );
}
