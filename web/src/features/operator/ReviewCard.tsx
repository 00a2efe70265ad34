import { useMemo, useState } from 'react';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import type { KeptReview, Review, ReviewedHolder } from '#domain/proof/review';
import { when } from '../../lib/when.ts';
import { Card } from '../../ui/evidence/Card.tsx';
import { PlainReasons } from '../../ui/evidence/PlainReasons.tsx';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useDecideReview, type Decision } from './api.ts';
import { cameTooLate } from './came-too-late.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { HolderTable } from './HolderTable.tsx';
import { reviewTitle } from './review-title.ts';
import { words } from './words.ts';

const said = words.card;

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
        ? handleDiff(first.handle, second.handle, { yours: said.first, theirs: said.second })
        : undefined,
    [first, second, holders.length],
  );
  const act = async (
    { platform, handle, version, reviewSince }: ReviewedHolder,
    decision: Decision,
    reason: string,
  ) => {
    let kept: KeptReview | undefined;
    try {
      const seen = version === null ? {} : { seenVersion: version };
      ({ undo: kept } = await decide.mutateAsync({ platform, handle, decision, reason, ...seen }));
    } catch (error) {
      if (!cameTooLate(error)) throw error;
      // There may be no card any more in which it could be said.
      setDeciding(undefined);
      return toast(error.message);
    }
    setDeciding(undefined);
    const undo =
      kept &&
      (() =>
        void decide
          .mutateAsync({ platform, handle, decision: 'pause', reason: said.undone, undo: kept })
          .catch((error: Error) => toast(error.message)));
    // Of one that was shown all the time nothing is undone.
    if (decision === 'keep' && !reviewSince) return toast(said.toast(handle, said.decided.fine));
    toast(said.toast(handle, said.decided[decision]), undo);
  };
  return (
    <Card
      aria-labelledby={id}
      title={
        <h3 className="h4" id={id}>
          {reviewTitle(review)}
        </h3>
      }
      aside={said.since(when(review.since, now).replace(...said.today))}
      dialog={
        deciding && (
          <DecisionDialog
            account={deciding.account}
            decision={deciding.decision}
            onClose={() => setDeciding(undefined)}
            onDecide={(reason) => act(deciding.account, deciding.decision, reason)}
          />
        )
      }
    >
      <PlainReasons words={review.reasons} aria-label={said.why} />
      {diff && <HandleDiff diff={diff} yours={said.first} theirs={said.second} />}
      <HolderTable
        holders={holders}
        now={now}
        busy={decide.isPending}
        onDecide={(account, decision) => setDeciding({ account, decision })}
      />
    </Card>
  );
}
