import { useState } from 'react';
import { useSetFindable } from './api.ts';
import { NameFirst } from './NameFirst.tsx';
import { words } from './words.ts';
import styles from './Findable.module.css';

interface Props {
  findable: boolean;
  /** Whether one asked to be left out of public checks, which this is no part of. */
  leftOut: boolean;
}

/** Whether others may see one's name when they type an exact address. Off until one says so. */
export function Findable({ findable, leftOut }: Props) {
  const set = useSetFindable();
  /** What was chosen here, until the server has refused it. */
  const [chosen, setChosen] = useState<boolean>();
  const change = (wanted: boolean) => {
    setChosen(wanted);
    set.mutate(wanted, { onError: () => setChosen(undefined) });
  };
  return (
    <section aria-labelledby="being-found">
      <h2 className="h4" id="being-found">
        {words.findable.title}
      </h2>
      <label className={`check ${styles.choice}`}>
        <input
          type="checkbox"
          checked={chosen ?? findable}
          // Disabled while it is saved, it would lose the focus.
          aria-busy={set.isPending}
          onChange={({ target }) => set.isPending || change(target.checked)}
        />
        <span>
          {words.findable.show}
          <span className={`label ${styles.means}`}>{words.findable.means}</span>
          {leftOut && <span className={`label ${styles.means}`}>{words.findable.exception}</span>}
        </span>
      </label>
      {(chosen ?? findable) && <NameFirst why={words.findable.nameless} />}
      {set.error && (
        <p className="note" role="alert">
          {words.findable.failed(set.error.message)}
        </p>
      )}
    </section>
  );
}
