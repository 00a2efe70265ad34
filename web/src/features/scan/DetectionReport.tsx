import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { type Finding, needsDecision } from '#domain/scan/finding';
import { useChunk } from '../../lib/use-chunk.ts';
import { later, Missing } from '../../ui/later.tsx';
import { Part } from '../../ui/page/Part.tsx';
import { toast } from '../../ui/Toast.tsx';
import { isRunning, useDecide, type Decision } from './api.ts';
import { FindingCard } from './finding/FindingCard.tsx';
import { FindingFilters } from './finding/FindingFilters.tsx';
import { FindingsPart } from './finding/FindingsPart.tsx';
import { partsOf, platformsOf, type Filter, type Sort } from './finding/findings-shown.ts';
import { Looking } from './Looking.tsx';
import { NothingFound, type ReportState } from './NothingFound.tsx';
import { TooLittleKnown } from './TooLittleKnown.tsx';
import { useDecideSeveral } from './use-decide-several.ts';
import { focusFirst, useFocusNext } from './use-focus-next.ts';
import { isLookedAgain } from './next/looked-again.ts';
import { words as ofFinding } from './finding/words.ts';
import { words } from './words.ts';
import styles from './DetectionReport.module.css';

const said = words.report;
const LikeUnproven = later(async () => (await import('./finding/mine/LikeUnproven.tsx')).LikeUnproven);
const loadSeveral = async () => (await import('./finding/several/SelectSeveral.tsx')).SelectSeveral;
/** The button that opens the list to tick. */
const SEVERAL = 'select-several';

/** The impersonation detection report: a scan under way, what was found, or an honest nothing. */
export function DetectionReport({ report, accounts, userId, now, nowhere }: ReportState) {
  const [filter, setFilter] = useState<Filter>('all');
  const [platform, setPlatform] = useState('');
  const [sort, setSort] = useState<Sort>('severity');
  const [selecting, setSelecting] = useState(false);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const decide = useDecide();
  const { findings, scan } = report;
  const running = isRunning(report);
  const { hash, key } = useLocation();
  const [followed, setFollowed] = useState(key);
  // A link to one finding finds it whatever was chosen before.
  if (followed !== key) {
    setFollowed(key);
    if (hash.startsWith('#finding-')) {
      setSelecting(false);
      setFilter('all');
      setPlatform('');
    }
  }
  const platforms = platformsOf(findings);
  // Where no scan goes, as before anything is proven, nothing is looked at again.
  const next = new Map((report.nextLooks ?? []).map(({ platform: of, at }) => [of, at]));
  // One that is gone from the list must not hide the others.
  const on = platforms.find((one) => one === platform);
  const here = on ? findings.filter((finding) => finding.platform === on) : findings;
  const parts = partsOf(here, filter, sort);
  const shown = parts.flatMap(({ of }) => of);
  const open = shown.filter(({ status }) => status === 'OPEN');
  const isSelecting = selecting && open.length > 0;
  const { module: SelectSeveral, failed, again } = useChunk(isSelecting ? loadSeveral : undefined);
  const focusNext = useFocusNext(shown);
  const decideSeveral = useDecideSeveral((decided) => {
    setSelecting(false);
    focusFirst(open.filter((finding) => !decided.includes(finding)));
  });
  // The first copy is shown whole; the others wait on a line each.
  const asking = shown.filter(needsDecision);
  const folded = new Set(asking.slice(1).map(({ id }) => id));
  for (const id of unfolded) folded.delete(id);

  const onError = (error: Error) => toast(error.message);
  const onDecide = (finding: Finding) => (decision: Decision, takeBack?: () => void) => {
    const before = finding.status as Decision;
    const change = (to: Decision, seenAs: Decision) => {
      focusNext(finding, to);
      return { findingId: finding.id, decision: to, seenAs };
    };
    decide.mutate(change(decision, before), {
      onSuccess: () =>
        toast(
          said.decided[decision](
            `${finding.theirs.handle} ${ofFinding.title.on(platformTable[finding.platform].name)}`,
            next.has(finding.platform) && isLookedAgain(finding),
          ),
          decision === 'OPEN'
            ? undefined
            : () => {
                decide.mutate(change(before, decision), { onError });
                takeBack?.();
              },
          finding.id,
        ),
      onError,
    });
  };

  return (
    <Part
      title={said.title}
      rank="h3"
      name="report"
      id="detection"
      aside={
        scan &&
        !running && (
          <a className="small" href="#coverage">
            {said.where}
          </a>
        )
      }
    >
      {running && scan && <Looking scan={scan} />}
      {!running && <TooLittleKnown findings={findings} />}
      {findings.length > 0 && (
        <div className={running ? styles.belowLooking : undefined}>
          <FindingFilters
            findings={here}
            filter={filter}
            onFilter={setFilter}
            platforms={platforms}
            platform={on}
            onPlatform={setPlatform}
            sort={sort}
            onSort={setSort}
          >
            {open.length > 1 && !(selecting && SelectSeveral) && (
              <button id={SEVERAL} type="button" onClick={() => setSelecting(true)}>
                {ofFinding.several.begin}
              </button>
            )}
          </FindingFilters>
          {isSelecting && failed && <Missing again={again} />}
          {isSelecting && SelectSeveral && (
            <SelectSeveral
              findings={open}
              onDecide={decideSeveral}
              onEnd={() => {
                setSelecting(false);
                requestAnimationFrame(() => document.getElementById(SEVERAL)?.focus({ preventScroll: true }));
              }}
            />
          )}
          {(isSelecting && SelectSeveral ? [] : parts).map(({ title, of }) => (
            <FindingsPart
              key={title}
              title={title}
              of={of}
              folded={waitsOnALine(of, asking.length)}
              after={title === ofFinding.parts.unsure && !running && <LikeUnproven findings={of} />}
            >
              {of.map((finding) => (
                <FindingCard
                  key={finding.id}
                  finding={finding}
                  onUnfold={
                    folded.has(finding.id) ? () => setUnfolded((ids) => [...ids, finding.id]) : undefined
                  }
                  now={now}
                  nextLookAt={next.get(finding.platform)}
                  onDecide={onDecide(finding)}
                />
              ))}
            </FindingsPart>
          ))}
          {parts.length === 0 && <p className="quiet">{said.nothingOfThisKind}</p>}
        </div>
      )}
      {findings.length === 0 && !running && (
        <NothingFound report={report} accounts={accounts} userId={userId} now={now} nowhere={nowhere} />
      )}
    </Part>
  );
}

/** While something is to decide, what was decided waits on one line; so does what is probably no copy, where there is much. */
const waitsOnALine = (of: readonly Finding[], asking: number): boolean =>
  of.every(({ status }) => status !== 'OPEN')
    ? asking > 0 && of.length > 1
    : asking > 2 && of.length > 2 && !of.some(needsDecision);
