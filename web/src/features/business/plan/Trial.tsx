import { useState } from 'react';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { useAccountCall } from '../account-api.ts';
import { words } from './words.ts';

/** The way to the trial, where there is one. It is had once, so it begins after a question, which stays while it says why not. */
export function Trial({ businessId, mayTry }: { businessId: string; mayTry: boolean }) {
  const start = useAccountCall('start-trial', ['plan', 'business', 'businesses', 'members']);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    start.reset();
    setAsking(true);
  };
  return (
    <>
      {mayTry && (
        <>
          <p className="prose">{words.tryWords}</p>
          <p className="actions">
            <button type="button" className="button" onClick={ask}>
              {words.try}
            </button>
          </p>
        </>
      )}
      {asking && (
        <AskFirst
          said={words.asking}
          act={start}
          onYes={() => start.mutate({ businessId }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
