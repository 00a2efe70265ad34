import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { usePrograms } from './api.ts';
import { Recipients } from './Recipients.tsx';
import { Tokens } from './Tokens.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { words } from './words.ts';

/** Who and which programs learn what there is about a business. */
export function Programs({ businessId }: { businessId: string }) {
  const { data, error, refetch } = usePrograms(businessId);
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  const { recipients, webhook, tokens } = data;
  return (
    <div className="stack">
      <Recipients {...{ businessId, recipients }} />
      <WebhookForm {...{ businessId, webhook }} />
      <Tokens {...{ businessId, tokens }} />
    </div>
  );
}
