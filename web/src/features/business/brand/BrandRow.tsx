import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import type { BrandFinding } from '#domain/contract/business-brand';
import { platformTable } from '#domain/platform/platform-table';
import { isListed } from '#domain/scan/about-listed';
import { isAccount, needsDecision } from '#domain/scan/finding';
import { isOlder } from '#domain/scan/reasons/is-older';
import { useLinks } from '../../../lib/use-links.ts';
import { useNear } from '../../../lib/late/use-near.ts';
import { dayOf } from '../../../lib/when.ts';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { More } from '../../../ui/page/More.tsx';
import { HandleAndName } from '../../../ui/text/HandleAndName.tsx';
import { useCaseOf } from '../../case/api.ts';
import { Why } from '../../compare/Why.tsx';
import { useProfileImage } from '../../scan/api.ts';
import { Likeness } from '../../scan/finding/Likeness.tsx';
import { handleAlone } from '../../scan/handle-alone.ts';
import { isLookedAgain } from '../../scan/next/looked-again.ts';
import { AskedAgain } from '../../scan/finding/history/AskedAgain.tsx';
import { useLinked } from '../../scan/finding/use-linked.ts';
import { useFindingDiff } from '../../scan/finding/use-finding-diff.ts';
import { isPictureUnseen, whyNot } from '../../scan/finding/mine/why-not.ts';
import { words as ofFinding } from '../../scan/finding/words.ts';
import type { OwnBusiness } from '../api.ts';
import { useKeepCase } from '../cases/use-keep-case.ts';
import { words as ofCases } from '../cases/words.ts';
import styles from './BrandFindings.module.css';
import { BrandReport } from './BrandReport.tsx';
import { hasPicture } from './own-picture.ts';
import { standingOf } from './standing-of.ts';
import { useBrandCall } from './use-brand.ts';
import { whyUnsure } from './why-unsure.ts';
import { words } from './words.ts';

type Decision = 'OPEN' | 'MINE' | 'IGNORED' | 'REPORTED';

interface Props {
  business: OwnBusiness;
  finding: BrandFinding;
  /** Scans ask its platform, by the accounts and proofs as they are now. */
  isAsked: boolean;
  /** More of it is to be given: its name, its picture. */
  onTellMore: () => void;
}

/** One account that looks like one of the business: how its handle differs, how alike it is and why, and what is decided. */
export function BrandRow({ business, finding, isAsked, onTellMore }: Props) {
  const { id: businessId } = business;
  const { id, platform, theirs, score, status, firstSeen, reasons, noAccountAt } = finding;
  const { handle } = theirs;
  /** One handle may be copied on several platforms. */
  const named = `${handle} ${words.on(platformTable[platform].name)}`;
  const links = useLinks();
  const diff = useFindingDiff(finding);
  const decide = useBrandCall('decide-brand-finding');
  const { keep, isKeeping } = useKeepCase(businessId);
  const kept = useCaseOf(id, status === 'CASE');
  const set = (decision: Decision, seenAs: typeof status, undo?: () => void) =>
    decide.act(
      { businessId, findingId: id, decision, seenAs },
      words.said[decision](named, isAsked && isLookedAgain(finding)),
      undo,
    );
  const button = (label: string, decision: Decision) => (
    <button
      type="button"
      className="button quiet-button"
      disabled={decide.isPending}
      onClick={() => set(decision, status, decision === 'OPEN' ? undefined : () => set('OPEN', decision))}
    >
      {label}
      <span className="vh"> {named}</span>
    </button>
  );
  const isOpen = needsDecision(finding);
  const unsure = whyUnsure(finding);
  const isUnproven = handleAlone(finding) === 'unproven';
  const isAlike = status === 'OPEN' && !isOpen && !unsure;
  const isGiven = theirs.seenIn === 'report';
  // Without one of ours beside it, its picture says nothing.
  const wantsPicture = isPictureUnseen(finding) && hasPicture(finding, business);
  const hasListed = business.socialMediaAccounts?.some((one) => one.platform === platform);
  // What is most likely theirs, where they list none on its platform.
  const isLikeOurs = !isAccount(finding.yours) || handle.toLowerCase() === finding.yours.handle.toLowerCase();
  // An account on their list is theirs whatever was decided: nothing is to be undone.
  const isOwn = isListed(theirs, { socialMediaAccounts: business.socialMediaAccounts });
  const stands = standingOf(finding, kept);
  const address = links.profile(theirs);
  const row = useRef<HTMLDivElement>(null);
  useLinked(finding, row, () => {
    const box = row.current?.closest('details');
    if (box) box.open = true;
  });
  return (
    <>
      <div className={styles.head} ref={row} id={`finding-${id}`} tabIndex={-1}>
        <Picture businessId={businessId} finding={finding} />
        <div>
          <Mark kind={stands.kind}>{stands.words}</Mark> {words.on(platformTable[platform].name)}
          <br />
          <HandleAndName of={theirs} />
          <br />
          <span className="label">{(isGiven ? words.givenOn : words.first)(dayOf(firstSeen))}</span>
        </div>
        <p className={styles.likeness}>
          <Likeness score={score} small />
        </p>
      </div>
      <AskedAgain again={finding.askedAgain} isShared />
      {diff && (isOpen || unsure) && (
        <HandleDiff diff={diff} {...(!isAccount(finding.yours) && { yours: words.ofDomain })} />
      )}
      {isOpen && theirs.seenIn === 'web search' && <p className="small quiet">{ofFinding.seenInWeb}</p>}
      {noAccountAt && status !== 'RESOLVED' && (
        <p className="note">{words.noAccount(platformTable[platform].name, dayOf(noAccountAt))}</p>
      )}
      {unsure && <p className="prose">{unsure}</p>}
      {isOpen && isLikeOurs && !hasListed && (
        <p className="note">{words.unlisted(platformTable[platform].name)}</p>
      )}
      {isOpen && isOlder(finding) && <p className="note">{words.older}</p>}
      {isAlike && (
        <p className="prose">
          {whyNot(finding, wantsPicture ? words.addPicture : undefined)}
          {isGiven && !isOlder(finding) && ` ${words.keepGiven}`}
        </p>
      )}
      {status === 'OPEN' && (
        <div className={styles.folds}>
          <details className={styles.folded}>
            <summary className="no-print">
              <More>{words.why}</More>
              <span className="vh"> {named}</span>
            </summary>
            <Why id={`brand-${id}`} reasons={reasons} calm={!isOpen} rank="h3" />
          </details>
          {isOpen && <BrandReport business={business} finding={finding} />}
        </div>
      )}
      <div className="actions">
        {kept && (
          <Link className="button" to={casePath(kept)}>
            {ofCases.see}
            <span className="vh"> {named}</span>
          </Link>
        )}
        {status === 'OPEN' ? (
          <>
            {(isOpen || (isGiven && (isAlike || isUnproven))) && (
              <button
                type="button"
                className="button quiet-button"
                disabled={isKeeping}
                onClick={() => keep(finding)}
              >
                {isKeeping ? ofCases.keeping : ofCases.keep}
                <span className="vh"> {named}</span>
              </button>
            )}
            {((unsure && !isUnproven) || (isAlike && wantsPicture)) && (
              <button
                type="button"
                className={unsure ? 'button' : 'button quiet-button'}
                onClick={onTellMore}
              >
                {unsure ? words.unsure.more : words.addIt}
                <span className="vh"> {named}</span>
              </button>
            )}
            {isOpen && button(words.reported, 'REPORTED')}
            {button(words.ours, 'MINE')}
            {button(words.notCopy, 'IGNORED')}
          </>
        ) : (
          status !== 'RESOLVED' && status !== 'CASE' && !isOwn && button(words.undo, 'OPEN')
        )}
        {address && status !== 'RESOLVED' && (
          <a className="button plain" href={address} target="_blank" rel="noreferrer">
            {words.open}
            <span className="vh"> {named}</span>
          </a>
        )}
      </div>
    </>
  );
}

/** Its picture, where the platform shows one; asked for well before it comes into view: the page may be printed from its top. */
function Picture({ businessId, finding }: { businessId: string; finding: BrandFinding }) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame, '200%');
  const { imageUrl, handle } = finding.theirs;
  const wanted = near && Boolean(imageUrl) && finding.status !== 'RESOLVED';
  const { data } = useProfileImage(finding.id, 'theirs', wanted, businessId);
  if (data) return <img className="portrait" src={data} alt={words.picture(handle)} />;
  return <span ref={frame} className="portrait empty" />;
}
