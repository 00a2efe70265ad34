import { SAME_NAME } from '#domain/engine/name/contradictions';
import { labelSaid } from '#domain/scan/reasons/label-said';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Pair, type PairRow } from '../../ui/evidence/Pair.tsx';
import { VerdictHead } from '../../ui/evidence/VerdictHead.tsx';
import { Why } from './Why.tsx';
import type { Comparison } from './comparison.ts';
import { reasonsOf } from './reasons-of.ts';
import { outcomeOf } from './outcome.ts';
import { isOwnOnThreads } from './namesakes/own-on-threads.ts';
import { reportable } from './report/reportable.ts';
import { accountAt, bioOf, type Draft } from './side.ts';
import { words } from './words.ts';
import { ShownText } from '../../ui/text/ShownText.tsx';

/** What was not compared, and would not be after another crop either. */
const UNCHANGEABLE: readonly string[] = [words.assignedId, words.plain, words.shortTexts];
const FEW_TONES = (['yours', 'theirs', 'both'] as const).map(words.fewTones);

interface Seen {
  sharesName: boolean;
  /** The label that the other account wears. */
  said: string | undefined;
  /** A picture is there, and counts once it is cropped, or said to be a logo. */
  waits: boolean;
  /** What could be added. */
  missing: keyof typeof words.result.add | undefined;
}

/** Names and pictures that one of the two lacks. */
function missingIn({ yours, theirs }: Draft): Seen['missing'] {
  const both = [yours, theirs];
  const [names, pictures] = [both.some(({ name }) => !name.trim()), both.some(({ picture }) => !picture)];
  if (names) return pictures ? 'both' : 'names';
  return pictures ? 'pictures' : undefined;
}

function after(
  draft: Draft,
  comparison: Comparison,
  { sharesName, said, waits, missing }: Seen,
): string | undefined {
  const { judgement, alike } = comparison;
  const { unrelated, namesake, namesakeHandle, oneAlike, notClose, label } = words.result;
  const { yoursOnThreads, namesakesToo, namesakesWait } = words.result;
  const { then, soFar, add, picturesWait } = words.result;
  const toDo = missing ? add[missing] : waits ? picturesWait : '';
  if (reportable(judgement) && isOwnOnThreads(draft)) return yoursOnThreads;
  if (reportable(judgement)) {
    if (!comparison.openToPictures) return undefined;
    return missing === 'pictures' ? namesakesToo : waits ? namesakesWait : undefined;
  }
  if (judgement.verdict === 'unrelated') return (alike > 1 ? notClose : unrelated) + toDo;
  if (judgement.verdict !== 'namesake') return undefined;
  if (said) return label(said);
  if (!sharesName) return (alike > 1 ? notClose : oneAlike) + toDo;
  // Pictures with too little in them say nothing, either.
  const end = !toDo && judgement.signals.photo !== undefined ? then : soFar + toDo;
  return (alike > 1 ? namesakeHandle : namesake) + end;
}

/** What the head says in place of whose it probably is. */
function headOf({ judgement, compared, alike }: Comparison, { sharesName, said }: Seen): string | undefined {
  const { labelHead, onlyHandles, somewhat } = words.result;
  if (judgement.verdict === 'unrelated') return alike > 1 ? somewhat : undefined;
  if (said) return labelHead(said);
  if (sharesName) return undefined;
  // Two links alone say nothing of whose the other account is.
  if (compared === 1 && judgement.signals.handle !== undefined) return onlyHandles;
  return alike > 1 ? somewhat : undefined;
}

/**
 * The comparison in evidence: verdict, handles, both profiles on one table, reasons, and what was not compared. `onPlain`: plain pictures are a
 * logo or a drawing of theirs.
 */
export function Result({
  comparison,
  draft,
  onPlain,
}: {
  comparison: Comparison;
  draft: Draft;
  onPlain?: () => void;
}) {
  const { judgement, diff, compared, alike, unread, toFix } = comparison;
  const sharesName = (judgement.signals.name ?? 0) >= SAME_NAME;
  const said = labelSaid({ reasons: reasonsOf(comparison) });
  const waits = unread.some((why) => !UNCHANGEABLE.includes(why));
  const seen = { sharesName, said, waits, missing: missingIn(draft) };
  const copy = reportable(judgement);
  const outcome = outcomeOf(comparison);
  if (outcome === 'fix')
    return (
      <div className="stack">
        <ToFix toFix={toFix} then={words.fix.first} />
      </div>
    );
  const compareThem = () => {
    onPlain?.();
    // The button goes with what it was about.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const notes = unread.map((why) => (
    <p className="note" key={why}>
      {why}
      {FEW_TONES.includes(why) ? (
        <button type="button" className="link-like" onClick={compareThem}>
          {words.compareThem}
        </button>
      ) : (
        !UNCHANGEABLE.includes(why) && <a href="#profiles">{words.crop}</a>
      )}
    </p>
  ));
  if (outcome === 'nothing')
    return (
      <div className="stack">
        <p>{words.result[waits ? 'nothingYet' : 'nothing']}</p>
        {notes}
      </div>
    );
  const rows = pairRows(draft);
  const more = after(draft, comparison, seen);
  const label = headOf(comparison, seen);
  return (
    <div className="stack">
      <VerdictHead verdict={judgement.verdict} score={judgement.score} sharesName={sharesName} label={label}>
        {words.result.alike(alike, compared)}
      </VerdictHead>
      {diff && <HandleDiff diff={diff} size="large" />}
      {rows.length > 0 && <Pair rows={rows} />}
      <div className="stack-small">
        <Why
          id="comparison"
          title={copy ? words.result.why : words.result.same}
          reasons={reasonsOf(comparison)}
          calm={!copy}
          rank="h3"
        />
      </div>
      {more && <p>{more}</p>}
      {toFix.length > 0 && <ToFix toFix={toFix} then={words.fix.meanwhile} />}
      {notes}
      <p className="note">{words.notCompared(withoutMarked(comparison))}</p>
    </div>
  );
}

/** A mark was read in their picture: it was compared with every copy of the person's, so it is not among what is missing. */
const withoutMarked = ({ missing, mark }: Comparison): string[] =>
  missing.filter((part) => !(mark && part === words.missing.pictures));

/** The fields that cannot be read, by name, and what that means for the comparison. */
const ToFix = ({ toFix, then }: { toFix: readonly string[]; then: string }) => (
  <p className="note">
    {[...toFix, then].join(' ')} <a href="#profiles">{words.fix.above}</a>
  </p>
);

/** What can be laid side by side; the platform only where the two differ in it. */
function pairRows({ yours, theirs }: Draft): PairRow[] {
  const rows: PairRow[] = [];
  const named = ({ name }: Draft['yours']) =>
    name.trim() ? <ShownText text={name.trim()} /> : <span className="quiet">{words.result.notGiven}</span>;
  const picture = (side: Draft['yours'], alt: string) =>
    side.picture ? (
      <img className="portrait" src={side.picture.preview} alt={alt} />
    ) : (
      <span className="quiet">{words.result.notGiven}</span>
    );
  if (yours.picture || theirs.picture)
    rows.push({
      label: words.result.picture,
      yours: picture(yours, words.result.yourPicture),
      theirs: picture(theirs, words.result.theirPicture),
    });
  if (yours.name.trim() || theirs.name.trim())
    rows.push({
      label: words.result.name,
      yours: named(yours),
      theirs: named(theirs),
    });
  const said = (bio: string | undefined) =>
    bio ? <ShownText text={bio} /> : <span className="quiet">{words.result.notGiven}</span>;
  if (bioOf(yours) || bioOf(theirs))
    rows.push({ label: words.result.bio, yours: said(bioOf(yours)), theirs: said(bioOf(theirs)) });
  const [here, there] = [accountAt(yours)?.platformName, accountAt(theirs)?.platformName];
  if (here && there && here !== there)
    rows.push({ label: words.result.platform, yours: here, theirs: there });
  return rows;
}
