import { useState } from 'react';
import type { Report } from '#domain/contract/scan';
import type { User } from '#domain/account/user';
import { toast } from '../../ui/Toast.tsx';
import { useDecide } from '../scan/api.ts';
import { AskTwice } from '../scan/finding/mine/AskTwice.tsx';
import { asksTwice } from '../scan/finding/mine/asks-twice.ts';
import { useUpdateUser } from '../account/api.ts';
import styles from './AlsoMine.module.css';
import { AlsoMineRow } from './AlsoMineRow.tsx';
import { candidates, freeKeys, heldWith, type Candidate } from './also-mine.ts';
import { words } from './words.ts';

interface Props {
  user: User;
  report: Report | undefined;
  /** The person has begun: nothing may move the list away from under their hand. */
  onBegin: () => void;
  onDone: () => void;
  /** Nothing (more) of these is theirs. */
  onNone: () => void;
}

/** Which accounts are also theirs: what a person says here is never reported back to them as a copy. */
export function AlsoMine({ user, report, onBegin, onDone, onNone }: Props) {
  const accounts = user.socialMediaAccounts ?? [];
  const now = candidates(accounts, report);
  // Held from the first list that is shown: a search under way adds to it only when the person asks.
  const [kept, setKept] = useState<Candidate[]>([]);
  if (kept.length === 0 && now.length > 0) setKept(now);
  const held = kept.length > 0 ? kept : now;
  const all = heldWith(held, now);
  const free = freeKeys(report);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [doubted, setDoubted] = useState<Candidate>();
  const update = useUpdateUser();
  const decide = useDecide();
  const mine = held.filter(({ key }) => chosen.has(key));
  const busy = update.isPending || decide.isPending;

  const choose = (key: string, is: boolean) =>
    setChosen((before) => new Set(is ? [...before, key] : [...before].filter((other) => other !== key)));
  const toggle = (candidate: Candidate) => {
    onBegin();
    if (!chosen.has(candidate.key) && asksTwice(candidate.finding)) setDoubted(candidate);
    else choose(candidate.key, !chosen.has(candidate.key));
  };
  const keep = async () => {
    const added = mine.flatMap(({ platform, pageUrl }) => (pageUrl ? [{ platform, pageUrl }] : []));
    try {
      if (added.length > 0)
        await update.mutateAsync({
          socialMediaAccounts: [
            ...accounts.map(({ platform, pageUrl }) => ({ platform, pageUrl })),
            ...added,
          ],
        });
      // After the list as this page knows it was written: these join it on the server.
      for (const { finding } of mine)
        if (finding)
          await decide.mutateAsync({ findingId: finding.id, decision: 'MINE', seenAs: finding.status });
      setChosen(new Set());
      setKept([]);
      toast(words.alsoMine.saved(mine.length));
      onDone();
    } catch (error) {
      toast((error as Error).message);
    }
  };

  if (held.length === 0)
    return (
      <p className="small">
        {words.alsoMine.nothing}{' '}
        <button type="button" className="link-like" onClick={onNone}>
          {words.alsoMine.goOn}
        </button>
      </p>
    );
  return (
    <>
      <fieldset className={`sheet ${styles.accounts}`}>
        <legend className="vh">{words.alsoMine.title}</legend>
        {held.map((candidate) => (
          <AlsoMineRow
            key={candidate.key}
            candidate={candidate}
            isFree={free.has(candidate.key)}
            chosen={chosen.has(candidate.key)}
            busy={busy}
            onToggle={() => toggle(candidate)}
          />
        ))}
      </fieldset>
      {all.length > held.length && (
        <p>
          <button type="button" className="link-like" onClick={() => setKept(all)}>
            {words.alsoMine.more(all.length - held.length)}
          </button>
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={busy || mine.length === 0}
          onClick={() => void keep()}
        >
          {words.alsoMine.these(mine.length)}
        </button>
        <button type="button" className="button plain" disabled={busy} onClick={onNone}>
          {words.alsoMine.none}
        </button>
      </p>
      {doubted?.finding && (
        <AskTwice
          finding={doubted.finding}
          onNo={() => setDoubted(undefined)}
          onYes={() => {
            choose(doubted.key, true);
            setDoubted(undefined);
          }}
        />
      )}
    </>
  );
}
