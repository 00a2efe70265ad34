import { useState } from 'react';
import { Link } from 'react-router-dom';
import { displayName } from '#domain/account/user';
import { useUser } from '../account/api.ts';
import { useSetFindable } from './api.ts';
import { words } from './words.ts';
import styles from './Findable.module.css';

/** Whether others may see one's name when they type an exact address. Off until one says so. */
export function Findable({ findable }: { findable: boolean }) {
  const set = useSetFindable();
  const { data: user } = useUser();
  const isNameless = user && !displayName(user);
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
          disabled={set.isPending}
          onChange={({ target }) => change(target.checked)}
        />
        <span>
          {words.findable.show}
          <span className={`label ${styles.means}`}>{words.findable.means}</span>
        </span>
      </label>
      {(chosen ?? findable) && isNameless && (
        <p className="note">
          {words.findable.nameless} <Link to="/settings/profile">{words.addName}</Link>
        </p>
      )}
      {set.error && (
        <p className="note" role="alert">
          {words.findable.failed(set.error.message)}
        </p>
      )}
    </section>
  );
}
