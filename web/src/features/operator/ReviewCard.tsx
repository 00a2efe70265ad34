import { useMemo, useState } from 'react';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import type { Review, ReviewedHolder } from '#domain/proof/review';
import { when } from '../../lib/when.ts';
import { Card } from '../../ui/evidence/Card.tsx';
import { PlainReasons } from '../../ui/evidence/PlainReasons.tsx';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useDecideReview, type Decision } from './api.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
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
  const [deciding, setDeciding] = useState<{ account: ReviewedHolder; decision: Decision }>();
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
  const act = ({ platform, handle }: ReviewedHolder, decision: Decision, reason: string) =>
    decide.mutate(
      { platform, handle, decision, reason },
      {
        onSuccess: () =>
          toast(
            `${handle}: ${SAID[decision]}`,
            decision === 'keep'
              ? () =>
                  decide.mutate(
                    { platform, handle, decision: 'pause', reason: 'Taken back at once.' },
                    { onError: (error) => toast(error.message) },
                  )
              : undefined,
          ),
        onError: (error) => toast(error.message),
      },
    );
  return (
    <Card
      aria-labelledby={id}
      title={
        <h3 className="h4" id={id}>
          {reviewTitle(review)}
        </h3>
      }
      aside={`Waits since ${when(review.since, now).replace('Today', 'today')}`}
      dialog={
        deciding && (
          <DecisionDialog
            account={deciding.account}
            decision={deciding.decision}
            onClose={() => setDeciding(undefined)}
            onDecide={(reason) => {
              act(deciding.account, deciding.decision, reason);
              setDeciding(undefined);
            }}
          />
        )
      }
    >
      <PlainReasons words={review.reasons} aria-label="Why it is here" />
      {diff && <HandleDiff diff={diff} yours="First" theirs="Second" />}
      <HolderTable
        holders={holders}
        now={now}
        busy={decide.isPending}
        onDecide={(account, decision) => setDeciding({ account, decision })}
      />
    </Card>
  );
}
