import { useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { User } from '#domain/account/user';
import type { Report } from '#domain/contract/scan';
import { toast } from '../../ui/Toast.tsx';
import { useDecide } from '../scan/api.ts';
import { useUpdateUser } from '../account/api.ts';
import styles from './AlsoMine.module.css';
import { candidates } from './also-mine.ts';

interface Props {
  user: User;
  report: Report | undefined;
  /** Nothing (more) of these is theirs. */
  onNone: () => void;
}

/** Which accounts are also theirs: what a person says here is never reported back to them as a copy. */
export function AlsoMine({ user, report, onNone }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const update = useUpdateUser();
  const decide = useDecide();
  const accounts = user.socialMediaAccounts ?? [];
  const asked = candidates(accounts, report);
  const mine = asked.filter(({ key }) => chosen.has(key));
  const busy = update.isPending || decide.isPending;

  const toggle = (key: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const keep = async () => {
    const added = mine.flatMap(({ platform, pageUrl }) => (pageUrl ? [{ platform, pageUrl }] : []));
    try {
      for (const { findingId } of mine)
        if (findingId) await decide.mutateAsync({ findingId, decision: 'MINE' });
      if (added.length > 0)
        await update.mutateAsync({
          socialMediaAccounts: [
            ...accounts.map(({ platform, pageUrl }) => ({ platform, pageUrl })),
            ...added,
          ],
        });
      setChosen(new Set());
      toast(
        mine.length === 1 ? 'One account is now on your list.' : `${mine.length} accounts are now yours.`,
      );
    } catch (error) {
      toast((error as Error).message);
    }
  };

  if (asked.length === 0)
    return (
      <p className="small">
        There is nothing to ask about. You can add accounts above at any time.{' '}
        <button type="button" className="link-like" onClick={onNone}>
          Go on
        </button>
      </p>
    );
  return (
    <>
      <fieldset className={`sheet ${styles.accounts}`}>
        <legend className="vh">Which of these are also you?</legend>
        {asked.map(({ key, platform, handle, findingId }) => (
          <label key={key} className="check">
            <input type="checkbox" checked={chosen.has(key)} disabled={busy} onChange={() => toggle(key)} />
            <span className="where">
              <span className="quiet">{platformTable[platform].name}</span>{' '}
              <span className="handle">{handle}</span>
              {findingId && <span className={`label ${styles.found}`}>found by our search</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="small quiet">
        Unless it says that we found it, we have not looked whether the account exists; it is only your handle
        there.
      </p>
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={busy || mine.length === 0}
          onClick={() => void keep()}
        >
          {mine.length === 0
            ? 'These are mine'
            : mine.length === 1
              ? 'This 1 is mine'
              : `These ${mine.length} are mine`}
        </button>
        <button type="button" className="button plain" disabled={busy} onClick={onNone}>
          None of them
        </button>
      </p>
    </>
  );
}
