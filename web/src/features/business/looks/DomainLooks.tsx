import { useEffect, useMemo, useState } from 'react';
import { domainIn } from '#domain/business/domain-name';
import { chunk, online } from '../../../lib/chunk.ts';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import type * as Engine from './domain-looks.ts';
import { words } from '../words.ts';
import styles from './DomainLooks.module.css';

const said = words.looks;

/** The look-alikes of a domain as it is typed, the chosen one drawn letter by letter. Nothing typed leaves the page. */
export function DomainLooks({ typed }: { typed: string }) {
  const engine = useEngine();
  const [chosen, setChosen] = useState<string>();
  const domain = domainIn(typed);
  const looks = useMemo(() => (engine && domain ? engine.domainLooks(domain) : []), [engine, domain]);
  const pick = looks.find(({ value }) => value === chosen) ?? looks[0];
  if (!domain || !pick) return <p className="quiet prose">{engine && domain ? said.none : said.empty}</p>;
  return (
    <div className={styles.looks}>
      <div className={styles.diff}>
        <HandleDiff diff={pick.diff} theirs={said.theirs} key={`${domain} ${pick.value}`} />
      </div>
      <ul className={styles.list} aria-label={said.list}>
        {looks.map((look) => (
          <li key={look.value}>
            <button type="button" aria-pressed={look === pick} onClick={() => setChosen(look.value)}>
              <span className={`handle ${styles.name}`}>{look.value}</span>
              <span className="label">{look.how}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useEngine(): typeof Engine | undefined {
  const [engine, setEngine] = useState<typeof Engine>();
  useEffect(() => {
    let gone = false;
    const load = async () => {
      await online();
      return chunk(() => import('./domain-looks.ts'));
    };
    load().then(
      (module) => gone || setEngine(module),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return engine;
}
