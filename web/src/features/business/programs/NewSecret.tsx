import { useState } from 'react';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { useProgramCall } from './api.ts';
import { words } from './words.ts';

const said = words.hook.newSecret;

interface Props {
  businessId: string;
  /** Where news are posted: that stays. */
  url: string;
  busy: boolean;
  onMade: (secret: string | undefined) => void;
}

/** For whoever has not copied the signing secret while it was shown: another one, which ends the one before. */
export function NewSecret({ businessId, url, busy, onMade }: Props) {
  const save = useProgramCall('set-webhook');
  const [asking, setAsking] = useState(false);
  const make = () =>
    save.mutateAsync({ businessId, url }).then(
      ({ webhook }) => {
        setAsking(false);
        onMade(webhook?.secret);
      },
      () => undefined, // the question says it, and stays open
    );
  return (
    <>
      <button
        type="button"
        className="button quiet-button"
        disabled={busy}
        onClick={() => (save.reset(), setAsking(true))}
      >
        {said.button}
      </button>
      {asking && (
        <AskFirst said={said} act={save} onYes={() => void make()} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
