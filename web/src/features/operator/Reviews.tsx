import { useNow } from '../../lib/use-now.ts';
import { Part } from '../../ui/page/Part.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useReviews } from './api.ts';
import { Decisions } from './Decisions.tsx';
import { Messages } from './Messages.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';

/** What waits for those who run the product: accounts to look at side by side, messages to answer. */
export function Reviews() {
  const { data, error, refetch } = useReviews();
  const now = useNow();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label="Loading what waits" />
    );
  const { reviews, messages } = data;
  return (
    <div className={styles.reviews}>
      {error && <Trouble words={error.message} again={() => void refetch()} />}
      <Part
        title="Accounts"
        rank="h3"
        name="accounts"
        aside={<span className="small quiet">{waits(reviews.length)}</span>}
      >
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} now={now} />
        ))}
        {reviews.length === 0 && (
          <p className="quiet">
            No account waits. One comes here when two holders show one name and one picture, when somebody
            else proves the same account, or when somebody says “This imitates me”.
          </p>
        )}
      </Part>
      <Part
        title="Messages"
        rank="h3"
        name="messages"
        aside={<span className="small quiet">{waits(messages.length)}</span>}
      >
        <Messages messages={messages} now={now} />
      </Part>
      <Part
        title="Decided"
        rank="h3"
        name="decided"
        aside={<span className="small quiet">Nobody can change it</span>}
      >
        <Decisions now={now} />
      </Part>
    </div>
  );
}

const waits = (count: number) =>
  count === 0 ? 'Nothing waits' : `${count} ${count === 1 ? 'waits' : 'wait'}`;
