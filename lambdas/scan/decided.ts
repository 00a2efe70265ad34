import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import type { Finding, FindingStatus } from '#domain/scan/finding';

export type Decision = 'OPEN' | 'MINE' | 'IGNORED' | 'REPORTED';

const ofPerson: Record<Decision, string> = {
  OPEN: 'You reopened it',
  MINE: 'You said this is yours',
  IGNORED: 'You ignored it',
  REPORTED: 'You reported it',
};

/** What one person did in another tab, and what somebody else of a business may have done. */
const since = {
  OPEN: ['you reopened it', 'it was reopened'],
  MINE: ['you said this is yours', 'it was marked as yours'],
  IGNORED: ['you ignored it', 'it was marked as not a copy'],
  REPORTED: ['you reported it', 'it was reported'],
  CASE: ['you opened a case for it', 'a case was opened for it'],
  RESOLVED: ['it went away', 'it went away'],
} satisfies Record<FindingStatus, [string, string]>;

/** Who may have decided, and what the dashboard calls the place of what is decided: a person's, and that of a business. */
const elsewhere = {
  own: { who: 'in another tab', place: 'Handled' },
  shared: { who: 'by a colleague', place: '“Decided or gone”' },
};

/** What stands there now, in a sentence: "maya_h on X: you ignored it in the meantime ..." */
function decidedElsewhere(
  { status, theirs }: Pick<Finding, 'status' | 'theirs'>,
  isShared: boolean | undefined,
): string {
  const { who, place } = elsewhere[isShared ? 'shared' : 'own'];
  const which = `${theirs.handle} on ${platformTable[theirs.platform].name}`;
  return `${which}: ${since[status][isShared ? 1 : 0]} in the meantime, perhaps ${who}. That was kept${status === 'OPEN' ? '' : `: it’s under ${place}`}.`;
}

interface Told {
  decision: Decision;
  /** What the page said of the finding when this was decided: another tab, or another member, may have decided since. */
  seenAs?: FindingStatus | undefined;
  /** It puts the account on the list of own accounts. */
  lists?: boolean;
  /** Several people decide, as in a business. */
  isShared?: boolean;
}

/**
 * The finding as decided; what was resolved is kept again. Undefined where it says so already. `words` are for its timeline.
 * Throws CONFLICT where it was decided otherwise since it was seen.
 */
export function decided(
  { expiresAt: _, saidNoCopyAt: _said, ...finding }: Finding,
  { decision, seenAs, lists, isShared }: Told,
  at: string,
  words = ofPerson,
): Finding | undefined {
  if (finding.verdict === 'namesake' && decision === 'REPORTED')
    throw new ProductError('FORBIDDEN', 'A shared name alone isn’t a copy; there is nothing to report.');
  if (finding.status === decision) return undefined;
  // Whoever reports it opens a case at the same moment.
  const agrees = finding.status === 'CASE' && decision === 'REPORTED';
  if (seenAs && seenAs !== finding.status && !agrees)
    throw new ProductError('CONFLICT', decidedElsewhere(finding, isShared));
  const what = decision === 'REPORTED' ? ('reported' as const) : ('decided' as const);
  const history = isTakenBack(finding, decision, at, words)
    ? finding.history.slice(0, -1)
    : [...finding.history, { at, what, note: words[decision], ...(lists && { lists }) }].slice(-50);
  return { ...finding, status: decision, history };
}

const AT_ONCE = 60_000;

/** A slip of the hand, undone within the minute: nothing has happened to the account that its timeline should tell. */
function isTakenBack(
  { history, status }: Omit<Finding, 'expiresAt'>,
  decision: Decision,
  at: string,
  words: Record<Decision, string>,
): boolean {
  const last = history.at(-1);
  return (
    decision === 'OPEN' &&
    last?.note !== undefined &&
    last.note === words[status as Decision] &&
    Date.parse(at) - Date.parse(last.at) < AT_ONCE
  );
}
