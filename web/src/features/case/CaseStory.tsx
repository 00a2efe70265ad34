import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { inFull } from '#domain/engine/web/as-seen';
import type { Case } from '#domain/case/case';
import { answersIn } from '#domain/case/last-answer';
import { told } from '#domain/case/represented/told';
import { businessOfCase, casesPath } from '#domain/case/owner';
import { placeName } from '#domain/case/place';
import type { Region } from '#domain/case/region';
import { dayOf } from '../../lib/when.ts';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useLinks } from '../../lib/use-links.ts';
import { AddEvidence } from './evidence/AddEvidence.tsx';
import { AskFriend } from './helper/AskFriend.tsx';
import { BothAccounts } from './BothAccounts.tsx';
import { caseState } from './case-state.ts';
import { useConfirmed } from './confirmed/use-confirmed.ts';
import { nextStep, nextTitle } from './next/next-step.ts';
import { DeleteCase } from './DeleteCase.tsx';
import { EvidenceList } from './evidence/EvidenceList.tsx';
import { EarlierCase } from './list/EarlierCase.tsx';
import { useCaseBusiness } from './owner/case-business.ts';
import { MoveNote } from './move/MoveOffer.tsx';
import { OwnListed } from './off-list/OwnListed.tsx';
import { isOwn, type OwnAccounts } from './owner/own-accounts.ts';
import { WhoWrote } from './owner/WhoWrote.tsx';
import { SeenDomain } from './domain/SeenDomain.tsx';
import { asOfDomain } from './domain/domain-report.ts';
import { headDiff } from './domain/head-diff.ts';
import { words as ofDomain } from './domain/words.ts';
import { PackButtons } from './pack/PackButtons.tsx';
import { AnswerStep } from './steps/answer/AnswerStep.tsx';
import { NoReport, NoWarning } from './steps/ended/NotACopy.tsx';
import { OutcomeStep } from './steps/OutcomeStep.tsx';
import { ReportStep } from './steps/ReportStep.tsx';
import { StepClause } from './steps/StepClause.tsx';
import { WaitStep } from './steps/WaitStep.tsx';
import { whatToKeep } from './steps/keep/what-to-keep.ts';
import { useAsSaid } from './steps/unsaved.ts';
import { useSaid } from './steps/use-said.ts';
import { TellStep } from './tell/TellStep.tsx';
import { words } from './words.ts';
import styles from './CaseStory.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

interface Props {
  one: Case;
  /** How the case calls its owner: by their own name, or as was compared; empty where neither is known. */
  name: string;
  /** The name of their own that they have given; empty where there is none. Left out: `name`. */
  own?: string | undefined;
  /** The accounts that its owner lists. */
  accounts?: OwnAccounts | undefined;
  now: number;
  /** Where the person seems to live. */
  suggested?: Region | undefined;
}

/** One case on one page: which account it is, what is kept of it, and what to do, in order. */
export function CaseStory({ one: kept, name, own: ownName, accounts, now, suggested }: Props) {
  const business = useCaseBusiness();
  const one = asOfDomain(kept, business);
  const confirmed = useConfirmed(one);
  const said = useSaid(useAsSaid(one), !!business);
  const isCopy = one.outcome !== 'NOT_A_COPY';
  const own = isOwn(one, accounts);
  return (
    <div className={styles.story}>
      <Head one={one} now={now} />
      <MoveNote one={one} />
      {one.domain ? <SeenDomain seen={one.domain} one={one} /> : <BothAccounts one={one} />}
      <StepClause one={one} step="evidence">
        <p className="quiet prose">{whatToKeep(one)}</p>
        <EvidenceList one={one} />
        <AddEvidence one={one} />
        {!business && <AskFriend one={one} now={now} />}
      </StepClause>
      <StepClause one={one} step="report">
        {!isCopy ? (
          <NoReport one={one} />
        ) : own ? (
          <OwnListed one={one} instead="report" />
        ) : (
          <ReportStep {...{ one, name, accounts, now, said, confirmed }} own={ownName} />
        )}
      </StepClause>
      <StepClause one={one} step="tell">
        {!isCopy ? (
          <NoWarning one={one} />
        ) : own ? (
          <OwnListed one={one} instead="tell" />
        ) : (
          <TellStep {...{ one, name, accounts, confirmed }} />
        )}
      </StepClause>
      <StepClause one={one} step="wait">
        <WaitStep one={one} now={now} />
      </StepClause>
      {one.steps.some(({ id }) => id === 'answer') && (
        <StepClause one={one} step="answer">
          <AnswerStep one={one} now={now} suggested={suggested} />
        </StepClause>
      )}
      <StepClause one={one} step="outcome">
        <OutcomeStep one={one} />
      </StepClause>
      <PackButtons {...{ one, name, accounts, confirmed }} isSaid={said.isSaid} />
      <WhoWrote one={one} />
      <DeleteCase one={one} />
    </div>
  );
}

/** Where what was found is shown. */
function findingPath(one: Case): string {
  const businessId = businessOfCase(one);
  return businessId === undefined
    ? `/dashboard#finding-${one.findingId}`
    : `/business-dashboard?businessId=${encodeURIComponent(businessId)}#finding-${one.findingId}`;
}

function Head({ one, now }: { one: Case; now: number }) {
  const links = useLinks();
  const business = useCaseBusiness();
  const { handle, platform, url } = one;
  // Nobody is led to a page that may be made to deceive.
  const account =
    platform === 'DOMAIN' ? undefined : links.profile({ platform, handle, ...(url && { url }) });
  const { diff, ...sides } = useMemo(() => headDiff(told(one)), [one]);
  const seen = one.sightings?.at(-1);
  const { kind, words: state } = caseState({ ...one, ...answersIn(one), sighted: seen });
  const done = one.steps.filter(({ doneAt }) => doneAt).length;
  return (
    <>
      <div className={`opening-line ${styles.head}`}>
        <p className="small">
          <Link to={casesPath(one)}>{business?.name ? words.head.allOf(business.name) : words.head.all}</Link>
        </p>
        <h1 className="h2">
          <span className="handle">
            <ShownText text={platform === 'DOMAIN' ? inFull(handle) : handle} />
          </span>
          {platform !== 'DOMAIN' && ` ${words.head.on(placeName(platform))}`}
        </h1>
        <ul className={`actions ${styles.facts}`}>
          <li>
            <Mark kind={kind}>{state}</Mark>
          </li>
          <li className="small quiet">{words.head.stepsDone(done, one.steps.length)}</li>
          <li className="small quiet">{words.head.opened(dayOf(one.createdAt))}</li>
          {one.reminderAt && !one.closedAt && Date.parse(one.reminderAt) > now && (
            <li className="small quiet">{words.head.checkAgain(dayOf(one.reminderAt))}</li>
          )}
        </ul>
        <LeadsOn one={one} account={account} />
        {one.noAccountAt && !one.closedAt && (
          <p className="note">{words.head.noAccount(placeName(platform), dayOf(one.noAccountAt))}</p>
        )}
        {seen && !one.closedAt && !one.goneAt && (
          <p className="note">
            {(one.domain ? ofDomain.foundAgain : words.head.seenAgain[seen.seenIn ?? 'platform'])(
              dayOf(seen.at),
            )}
          </p>
        )}
        <EarlierCase one={one} />
      </div>
      {diff && <HandleDiff diff={diff} {...sides} />}
    </>
  );
}

/** Where to go from here, on a line of its own. */
function LeadsOn({ one, account }: { one: Case; account: string | undefined }) {
  const next = nextStep(one);
  if (!next && !one.findingId && !account) return null;
  return (
    <ul className={`actions ${styles.facts}`}>
      {next && (
        <li>
          <a className="small" href={`#step-${next}`}>
            {words.head.next(nextTitle(next, one))}
          </a>
        </li>
      )}
      {one.findingId && (
        <li>
          <Link className="small" to={findingPath(one)}>
            {words.head.finding}
          </Link>
        </li>
      )}
      {account && (
        <li>
          <a className="small" href={account} target="_blank" rel="noreferrer">
            {words.head.account}
          </a>
        </li>
      )}
    </ul>
  );
}
