import { useState } from 'react';
import type { Announcement } from '#domain/message/announcement';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { useDiscard } from './api.ts';
import { words } from './words.ts';

const said = words.card;

interface Props {
  announcement: Announcement;
  /** Puts its text into the form. */
  onChange: () => void;
}

/** What can be done with an announcement as long as nobody was told of it: changed, or deleted after a question. */
export function BeforeItIsSent({ announcement: { id, title }, onChange }: Props) {
  const discard = useDiscard();
  const [asking, setAsking] = useState(false);
  const ask = () => {
    discard.reset();
    setAsking(true);
  };
  return (
    <>
      <button type="button" className="button" onClick={onChange}>
        {said.change}
        <span className="vh">: {title}</span>
      </button>
      <button type="button" className="button quiet-button" onClick={ask}>
        {said.delete}
        <span className="vh">: {title}</span>
      </button>
      {asking && (
        <AskFirst
          said={said.deleting}
          act={discard}
          onYes={() => discard.mutate(id, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
