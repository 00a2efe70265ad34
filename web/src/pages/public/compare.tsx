import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Bring } from '../../features/compare/bring/Bring.tsx';
import { Came } from '../../features/compare/bring/Came.tsx';
import { TookPlace } from '../../features/compare/bring/TookPlace.tsx';
import { answerOtherTabs } from '../../features/compare/bring/other-tabs.ts';
import { placed, swapped } from '../../features/compare/bring/place.ts';
import { useBrought, type Arrival } from '../../features/compare/bring/use-brought.ts';
import { AskFriendFirst } from '../../features/compare/AskFriendFirst.tsx';
import { loadLetters, needsTable, readable } from '../../features/compare/letters/letters.ts';
import { OwnKit } from '../../features/compare/OwnKit.tsx';
import { ReadAloud } from '../../features/compare/ReadAloud.tsx';
import { Result } from '../../features/compare/Result.tsx';
import {
  emptyDraft,
  isEmpty,
  isSameAccount,
  loadDraft,
  saveDraft,
  withOwnHandle,
  type Draft,
  type Side,
} from '../../features/compare/side.ts';
import { SideFields } from '../../features/compare/SideFields.tsx';
import { isKeepable } from '../../features/compare/keep/is-keepable.ts';
import { WhereKept } from '../../features/compare/keep/WhereKept.tsx';
import { words } from '../../features/compare/words.ts';
import { EXAMPLES } from '../../features/lookalikes/examples.ts';
import { keepHandle, keptHandle } from '../../features/lookalikes/typed-handle.ts';
import { useMark } from '../../features/marked/use-mark.ts';
import { useTitle } from '../../lib/title.ts';
import { useChunk } from '../../lib/use-chunk.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Trouble } from '../../ui/Trouble.tsx';
import styles from './Compare.module.css';

const { page } = words;

/** The engine comes when a hand goes to the form, the table of all letters only when a name needs it. */
const engine = () => import('../../features/compare/comparison.ts');
const engineWithLetters = async () => {
  const [module] = await Promise.all([engine(), loadLetters()]);
  return { ...module }; // another object: what could not be compared now can be
};

/** "Someone is pretending to be me": two profiles, their likeness, and the report. No account; nothing is sent anywhere. */
export default function ComparePage() {
  useTitle(page.title);
  const hydrated = useHydrated();
  // Drawn ahead of time without a draft; the one that this tab keeps begins a form of its own.
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  // On the dashboard they said that it is somebody else who is impersonated.
  const forElse = (state as { forElse?: true } | null)?.forElse;
  const kept = useMemo(() => {
    const draft = hydrated ? withOwnHandle(loadDraft(), keptHandle()) : emptyDraft();
    return hydrated && forElse ? { ...draft, business: undefined, forElse } : draft;
  }, [hydrated, forElse]);
  useEffect(() => {
    // From the first page it comes once: whoever clears the form has cleared it.
    if (!hydrated || !(keptHandle() || forElse)) return;
    saveDraft(kept);
    keepHandle('');
    if (forElse) void navigate({ hash }, { replace: true, state: null });
  }, [hydrated, kept, forElse, hash, navigate]);
  const arrival = useBrought(hydrated);
  return <Comparison key={`${isEmpty(kept)} ${kept.forElse}`} first={kept} arrival={arrival} />;
}

function Comparison({ first, arrival }: { first: Draft; arrival: Arrival | undefined }) {
  const hydrated = useHydrated();
  const [draft, setDraft] = useState(first);
  const [begun, setBegun] = useState(false);
  // A cleared form is a new one: what its fields said of a file goes as well.
  const [clears, setClears] = useState(0);
  const [taken, setTaken] = useState<Arrival>();
  if (arrival && arrival !== taken) {
    setTaken(arrival);
    const before = (isEmpty(draft) && arrival.before) || draft;
    setDraft(placed(before, arrival.brought, arrival.picture));
  }
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => answerOtherTabs(() => latest.current), []);
  const settled = useDeferredValue(draft);
  const names = settled.yours.name + settled.theirs.name;
  const started = !isEmpty(draft);
  const withBio = [draft.yours, draft.theirs].some(({ bio }) => bio !== undefined);
  const wanted = needsTable(names) ? engineWithLetters : engine;
  const { module, failed, again } = useChunk(begun || started ? wanted : undefined);
  const ready = module !== undefined && readable(names);
  const { mark, state } = useMark(module && settled.theirs.picture?.preview);
  const comparison = useMemo(() => {
    const compared = module && ready ? module.compare(settled) : undefined;
    return compared && { ...compared, mark };
  }, [module, ready, settled, mark]);
  const unsaved = isKeepable(draft, comparison);
  useEffect(() => {
    if (draft !== first) saveDraft(draft, { unsaved });
  }, [draft, first, unsaved]);
  const change = (side: 'yours' | 'theirs') => (part: Partial<Side>) =>
    setDraft((current) => ({ ...current, [side]: { ...current[side], ...part } }));
  const clear = () => {
    setClears(clears + 1);
    setDraft(emptyDraft());
    return () => setDraft(draft);
  };

  return (
    <div className="wrap">
      <div className="intro">
        <h1 className="display">{page.title}</h1>
        <p className="lead quiet">{page.lead}</p>
      </div>

      <section className="clause" aria-labelledby="profiles">
        <header>
          <span className="figure" aria-hidden="true">
            1
          </span>
          <h2 className="h3" id="profiles">
            {page.profiles}
          </h2>
        </header>
        <div>
          <form
            key={clears}
            className={styles.sides}
            onSubmit={(event) => event.preventDefault()}
            onFocus={() => setBegun(true)}
            onPointerEnter={() => setBegun(true)}
          >
            <SideFields
              title={words.yours.title}
              linkLabel={words.yours.link}
              ofWebsite={words.yours.website}
              side={draft.yours}
              withBio={withBio}
              onChange={change('yours')}
              autoComplete="name"
            />
            <SideFields
              title={words.theirs.title}
              linkLabel={words.theirs.link}
              side={draft.theirs}
              withBio={withBio}
              onChange={change('theirs')}
              autoComplete="off"
            />
          </form>
          <noscript>
            <p className="note">
              {page.withoutScript[0]}
              <a href="/copied">{page.withoutScript[1]}</a>
              {page.withoutScript[2]}
            </p>
          </noscript>
          <div className={`no-print ${styles.under}`}>
            <TookPlace onBack={setDraft} />
            {taken && (started || taken.brought.unread) && (
              <Came arrival={taken} onOwn={() => setDraft(swapped)} />
            )}
            <Bring />
            <AskFriendFirst draft={draft} comparison={comparison} />
            {hydrated && <WhereKept draft={draft} onClear={clear} />}
          </div>
        </div>
      </section>

      <section className="clause" aria-labelledby="result">
        <header>
          <span className="figure" aria-hidden="true">
            2
          </span>
          <h2 className="h3" id="result">
            {page.result}
          </h2>
        </header>
        <ReadAloud comparison={comparison} />
        {failed && !ready && <Trouble words={page.notLoaded} again={again} />}
        {isSameAccount(settled) ? (
          <p className="lead quiet" role="status">
            {words.sameAccount}
          </p>
        ) : comparison ? (
          // In one place of the section, beside its title.
          <div>
            <Result
              comparison={comparison}
              draft={settled}
              onPlain={() => setDraft((current) => ({ ...current, plain: true }))}
            />
            <p className={state ? 'note' : ''} role="status">
              {state}
            </p>
          </div>
        ) : module && !ready ? (
          <p className="lead quiet">{failed ? '' : page.letters}</p>
        ) : failed && started ? null : (
          <div className="stack">
            <p className="lead quiet">{page.give}</p>
            <div className="stack-small">
              <p className="label">{page.example}</p>
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
            {page.kit}
          </h2>
        </header>
        {comparison ? (
          <OwnKit
            comparison={comparison}
            draft={settled}
            onWho={(who) => setDraft((current) => ({ ...current, ...who }))}
            key={JSON.stringify(comparison.judgement.signals)}
          />
        ) : (
          <p className="lead quiet">{page.willHold}</p>
        )}
      </section>
    </div>
  );
}
