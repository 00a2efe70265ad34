import { resembles } from '../../domain-watch/name/resembles.ts';
import { sharesName } from '../../scan/reasons/shares-name.ts';
import type { Case, ListedCase } from '../case.ts';
import { answersIn } from '../last-answer.ts';
import { comparesTheirs, imitatedIn } from './told.ts';

/** A case as lists tell it. Apart from its schema, which pages load. */
export const listed = (whole: Case): ListedCase => {
  const {
    evidence,
    removed: _removed,
    steps: _steps,
    reportText: _text,
    reportTextAt: _textAt,
    reportNotedAt: _notedAt,
    takenBack: _takenBack,
    remindedFor: _remindedFor,
    earlierReports: _earlierReports,
    endings: _endings,
    sightings,
    returns: _returns,
    acts: _acts,
    facts: _facts,
    behalf,
    domain,
    removedAnswers: _removedAnswers,
    answers: _answers,
    snapshot,
    imitates,
    ...one
  } = whole;
  const account = imitatedIn(whole);
  const impersonated = behalf && {
    name: behalf.name,
    account: account && { platform: account.platform, handle: account.handle },
  };
  const { answered, isSilentSince } = answersIn(whole);
  return {
    ...one,
    ...(impersonated ? { impersonated, imitates: impersonated.account } : imitates && { imitates }),
    pieces: evidence.length,
    ...(answered && { answered }),
    ...(one.outcome === 'NO_ANSWER' && isSilentSince && { isSilentSince }),
    ...(sightings?.length && { sighted: sightings.at(-1) }),
    ...(snapshot && comparesTheirs(whole) && { verdict: snapshot.verdict, sharesName: sharesName(snapshot) }),
    ...(domain && { resembles: resembles(domain) }),
  };
};
