import {
  type Evidence,
  type JudgeContext,
  type Judgement,
  type Seen,
  type SignalName,
  VERDICTS,
  type Verdict,
} from './judgement.ts';

type Judged = Omit<Judgement, 'reasons'>;

/** From here on a picture counts as copied, also when it was edited. */
const SAME_PHOTO = 0.7;
/** A handle so alike is the same one disguised or decorated; one that merely shares the name stays below. */
const DISGUISED = 0.9;
/** From here on an account is shown (docs/decisions/008): what a label or its age settles stays on its side of the line. */
export const SHOWN = 40;
/** "Probably someone else" beside the score of a copy would contradict itself. */
const MOST_OF_A_NAMESAKE = 60;
/** Whoever shows a code that was issued for another handle has taken it: all but certain. */
const PROOF_COPIED = 99;

/** What ends a suspicion, lowers it, or settles it: what people know counts for more than what looks alike. */
export function mitigate(
  judged: Judged,
  context: JudgeContext,
  { older = false, perhapsYours = false }: { older?: boolean; perhapsYours?: boolean } = {},
): Judged {
  if (context.allowed) return settle(judged, 0, 'unrelated', against('You said this account is yours.'));
  if (context.provenBy === 'protected')
    return settle(judged, 0, 'unrelated', against('You proved this account is yours.'));
  if (context.copiedProof) {
    const raised = Math.max(judged.score, PROOF_COPIED);
    const proof: Evidence = {
      signal: 'proof',
      value: 1,
      adds: raised - judged.score,
      reason: 'It shows a proof code made for another handle.',
      side: 'for',
    };
    return {
      score: raised,
      verdict: 'likely clone',
      signals: { ...judged.signals, proof: 1 },
      evidence: [proof, ...judged.evidence],
    };
  }
  let result = judged;
  // A label that says so deceives nobody, and an account that was there first did not copy. But a label is quickly
  // written and accounts are bought and renamed: one that shows the very picture, or an old one whose handle is all
  // but the same, stays one step down, not cleared.
  const { label, photo = 0, handle = 0 } = judged.signals;
  const kept = photo >= SAME_PHOTO || (!label && handle >= DISGUISED);
  if (label || older) {
    const verdict = kept ? lower(result.verdict) : atMostNamesake(result.verdict);
    const isCopy = VERDICTS.indexOf(verdict) > VERDICTS.indexOf('namesake');
    result = { ...(isCopy ? result : lowerFor(label ? 'label' : 'relative', result)), verdict };
  }
  if (perhapsYours)
    result = settle(
      result,
      calmed(judged.score),
      atMostNamesake(result.verdict),
      against('It has your name and handle on another platform, so it may be your own account.'),
    );
  if (context.provenBy === 'other')
    result = settle(
      result,
      Math.min(result.score, 30),
      atMostNamesake(result.verdict),
      against('Someone else proved this account is theirs.'),
    );
  if (context.dismissed)
    result = settle(
      result,
      Math.min(result.score, 20),
      atMostNamesake(result.verdict),
      against('You looked at this account before and chose to ignore it.'),
    );
  return result;
}

/** 40..100 drawn together to 40..60, so that they keep their order among themselves. */
function calmed(score: number): number {
  const share = (MOST_OF_A_NAMESAKE - SHOWN) / (100 - SHOWN);
  return score <= SHOWN ? score : Math.round(10 * (SHOWN + (score - SHOWN) * share)) / 10;
}

/** Calms the score; the label or the age that did it carries the difference, and so speaks against a copy. */
function lowerFor(signal: SignalName, judged: Judged): Judged {
  const score = calmed(judged.score);
  const evidence = judged.evidence.map((one): Evidence =>
    one.signal === signal && score < judged.score
      ? { ...one, side: 'against', adds: one.adds + score - judged.score }
      : one,
  );
  return { ...judged, score, evidence };
}

const against = (reason: string): Seen => ({ signal: 'proof', value: 0, reason, side: 'against' });

/** Ends it at this score; the reason for that carries the difference. */
function settle(judged: Judged, score: number, verdict: Verdict, why: Seen): Judged {
  return {
    ...judged,
    score,
    verdict,
    evidence: [{ ...why, adds: score - judged.score }, ...judged.evidence],
  };
}

/** One step down, but two alike elements stay worth a look: never below namesake. */
const lower = (verdict: Verdict): Verdict =>
  verdict === 'unrelated' ? verdict : VERDICTS[Math.max(1, VERDICTS.indexOf(verdict) - 1)]!;

const atMostNamesake = (verdict: Verdict): Verdict => (verdict === 'unrelated' ? verdict : 'namesake');
