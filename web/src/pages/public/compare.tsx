import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { AskFriendFirst } from '../../features/compare/AskFriendFirst.tsx';
import { loadLetters, needsTable, readable } from '../../features/compare/letters.ts';
import { OwnKit } from '../../features/compare/OwnKit.tsx';
import { Result } from '../../features/compare/Result.tsx';
import {
  emptyDraft,
  isEmpty,
  isSameAccount,
  loadDraft,
  saveDraft,
  type Draft,
  type Side,
} from '../../features/compare/side.ts';
import { SideFields } from '../../features/compare/SideFields.tsx';
import { words } from '../../features/compare/words.ts';
import { EXAMPLES } from '../../features/lookalikes/examples.ts';
import { useTitle } from '../../lib/title.ts';
import { useChunk } from '../../lib/use-chunk.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Trouble } from '../../ui/Trouble.tsx';
import styles from './Compare.module.css';

/** The engine comes while the form is being filled in, the table of all letters only when a name needs it. */
const engine = () => import('../../features/compare/comparison.ts');
const engineWithLetters = async () => {
  const [module] = await Promise.all([engine(), loadLetters()]);
  return { ...module }; // another object: what could not be compared now can be
};

/** "Someone is pretending to be me": two profiles, their likeness, and the report. No account; nothing is sent anywhere. */
export default function ComparePage() {
  useTitle('Someone is pretending to be me');
  const hydrated = useHydrated();
  // Drawn ahead of time without a draft; the one that this tab keeps begins a form of its own.
  const kept = useMemo(() => (hydrated ? loadDraft() : emptyDraft()), [hydrated]);
  return <Comparison key={String(isEmpty(kept))} first={kept} />;
}

function Comparison({ first }: { first: Draft }) {
  const [draft, setDraft] = useState(first);
  useEffect(() => {
    if (draft !== first) saveDraft(draft);
  }, [draft, first]);
  const settled = useDeferredValue(draft);
  const names = settled.yours.name + settled.theirs.name;
  const { module, failed, again } = useChunk(needsTable(names) ? engineWithLetters : engine);
  const ready = module !== undefined && readable(names);
  const comparison = useMemo(
    () => (module && ready ? module.compare(settled) : undefined),
    [module, ready, settled],
  );
  const change = (side: keyof Draft) => (part: Partial<Side>) =>
    setDraft((current) => ({ ...current, [side]: { ...current[side], ...part } }));
  const started = !isEmpty(draft);

  return (
    <div className="wrap">
      <div className="intro">
        <h1 className="display">Someone is pretending to be me</h1>
        <p className="lead quiet">
          Put the two profiles beside each other. Links are read, not fetched; pictures are compared in your
          browser and stay there.
        </p>
      </div>

      <section className="clause" aria-labelledby="profiles">
        <header>
          <span className="figure" aria-hidden="true">
            1
          </span>
          <h2 className="h3" id="profiles">
            The two profiles
          </h2>
        </header>
        <div>
          <form className={styles.sides} onSubmit={(event) => event.preventDefault()}>
            <SideFields
              title="You"
              linkLabel="Link to your profile"
              side={draft.yours}
              onChange={change('yours')}
              autoComplete="name"
            />
            <SideFields
              title="The other account"
              linkLabel="Link to it"
              side={draft.theirs}
              onChange={change('theirs')}
              autoComplete="off"
            />
          </form>
          <div className={styles.under}>
            <AskFriendFirst draft={draft} comparison={comparison} />
            {started && (
              <p className="small quiet">
                What you typed is kept in this tab only.{' '}
                <button type="button" className="link-like" onClick={() => setDraft(emptyDraft())}>
                  Clear it
                </button>
              </p>
            )}
          </div>
        </div>
      </section>

      <section className="clause" aria-labelledby="result">
        <header>
          <span className="figure" aria-hidden="true">
            2
          </span>
          <h2 className="h3" id="result">
            Side by side
          </h2>
        </header>
        {failed && !ready && (
          <Trouble words="The comparison could not be loaded. What you typed is kept." again={again} />
        )}
        {isSameAccount(settled) ? (
          <p className="lead quiet" role="status">
            {words.sameAccount}
          </p>
        ) : comparison ? (
          <Result comparison={comparison} draft={settled} />
        ) : module && !ready ? (
          <p className="lead quiet">{failed ? '' : 'The letters of this name are on their way.'}</p>
        ) : (
          <div className="stack">
            <p className="lead quiet">
              Two links, two names or two pictures, and the comparison appears here.
            </p>
            <div className="stack-small">
              <p className="label">For example</p>
              <HandleDiff diff={EXAMPLES[1]!.diff} />
            </div>
          </div>
        )}
      </section>

      <section className="clause" aria-labelledby="kit">
        <header>
          <span className="figure" aria-hidden="true">
            3
          </span>
          <h2 className="h3" id="kit">
            Your report kit
          </h2>
        </header>
        {comparison ? (
          <OwnKit comparison={comparison} draft={settled} key={settled.theirs.link} />
        ) : (
          <p className="lead quiet">
            The platform’s own form, what it asks for, a text to paste and a warning to post.
          </p>
        )}
      </section>
    </div>
  );
}
