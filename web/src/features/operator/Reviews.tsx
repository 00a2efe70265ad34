import { useNow } from '../../lib/use-now.ts';
import { Part } from '../../ui/page/Part.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useReviews } from './api.ts';
import { Decisions } from './Decisions.tsx';
import { Messages } from './Messages.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';
import { words } from './words.ts';

const said = words.reviews;

/** What waits for those who run the product: accounts to look at side by side, messages to answer. */
export function Reviews() {
  const { data, error, refetch } = useReviews();
  const now = useNow();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={said.loading} />
    );
  const { reviews, messages } = data;
  return (
    <div className={styles.reviews}>
      {error && <Trouble words={error.message} again={() => void refetch()} />}
      <Part
        title={said.accounts}
        rank="h3"
        name="accounts"
        aside={<span className="small quiet">{said.yours(reviews.length)}</span>}
      >
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} now={now} />
        ))}
        {reviews.length === 0 && <p className="quiet">{said.none}</p>}
        <p className="small quiet">{said.notYours}</p>
      </Part>
      <Part
        title={said.messages}
        rank="h3"
        name="messages"
        aside={<span className="small quiet">{said.waiting(messages.length)}</span>}
      >
        <Messages messages={messages} now={now} />
      </Part>
      <Part
        title={said.decisions}
        rank="h3"
        name="decided"
        aside={<span className="small quiet">{said.decisionsAside}</span>}
      >
        <Decisions now={now} />
      </Part>
    </div>
  );
}
