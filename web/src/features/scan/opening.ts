import type { Report } from '#domain/contract/scan';
import { needsDecision } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { coverageOf, isAsked } from '#domain/scan/coverage';
import type { SourceProgress } from '#domain/scan/scan';
import { when } from '../../lib/when.ts';
import { coverage } from './coverage/coverage.ts';
import { nextSearch } from './next-search.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export interface Opening {
  title: string;
  after: string;
}

/** The sentence that opens the dashboard: what is wanted of the person, and on what it rests. `nowhere`: why no look can start. */
export function opening(report: Report, accounts: number, now: number, nowhere?: string): Opening {
  const { scan, lastLookedAt } = report;
  if (scan && (scan.status === 'QUEUED' || scan.status === 'RUNNING')) {
    const asked = scan.sources.filter((source) => isAsked(coverageOf(source)));
    const answered = asked.filter(({ status }) => status !== 'waiting' && status !== 'looking');
    return {
      title: looking(asked, answered.length),
      after: 'You can leave this page. What is found appears here and under Notifications.',
    };
  }
  const waiting = report.findings.filter(needsDecision).length;
  const after = lastLookedAt
    ? [`Last looked ${lower(when(lastLookedAt, now))}, ${where(report)}`, nextSearch(report, accounts, now)]
        .filter(Boolean)
        .join(' ')
    : accounts
      ? 'Nothing has been looked at yet.'
      : 'Then we look for accounts that copy it.';
  if (waiting)
    return {
      title: `${NUMBERS[waiting] ?? waiting} ${waiting === 1 ? 'account needs' : 'accounts need'} your decision.`,
      after,
    };
  if (!accounts) return { title: 'Add one account that is yours.', after };
  if (nowhere && !lastLookedAt) return { title: 'We cannot look there yet.', after: nowhere };
  if (!lastLookedAt) return { title: 'Ready to look.', after };
  if (scan && coverage(scan).answered === 0) return { title: 'We could not look this time.', after };
  return { title: 'Nothing needs your decision.', after };
}

/** One platform is named; of several it is told how many have answered. */
function looking(asked: readonly SourceProgress[], answered: number): string {
  if (asked.length === 0) return 'Looking.';
  if (asked.length === 1) return `Looking on ${platformTable[asked[0]!.platform].name}.`;
  return `Looking: ${answered} of ${asked.length} platforms have answered.`;
}

const lower = (words: string) => words[0]!.toLowerCase() + words.slice(1);

function where({ scan }: Report): string {
  if (!scan) return '';
  const { looked, part, total } = coverage(scan);
  const places = `on ${looked + part} of ${total} platforms`;
  return part ? `${places}, ${part} of them in part.` : `${places}.`;
}
