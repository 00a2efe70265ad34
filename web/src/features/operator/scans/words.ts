import type { CanaryAnswer, SourceAnswer } from '#domain/operations/source-answers';
import type { ScanEvent } from '#domain/operations/scan-tally';

const minute = 60_000;
const hour = 60 * minute;
const windowOf = (per: number) =>
  per % (24 * hour) === 0
    ? 'a day'
    : per % hour === 0
      ? 'an hour'
      : per === minute
        ? 'a minute'
        : `in ${per / minute} minutes`;
const n = (count: number) => count.toLocaleString('en-US');

/** What the operators’ page about scans says. */
export const words = {
  page: {
    title: 'Scans',
    lead: 'How everyone’s scans went, how our sources are doing now, and what failed for good. Updated every minute.',
    loading: 'Loading scans',
  },
  scans: {
    title: 'All scans',
    aside: 'Days in UTC',
    today: 'Today',
    week: 'Last 7 days',
    count: n,
    events: {
      begun: { name: 'Begun', what: 'The first source was asked' },
      done: { name: 'Done', what: 'Every source answered' },
      'in part': { name: 'In part', what: 'Some answers are missing' },
      'could not look': { name: 'Could not look', what: 'No source answered' },
      'put off': { name: 'Postponed', what: 'A source asked us to wait, counted each time' },
      'given up': { name: 'Failed', what: 'A source’s part failed after every retry' },
    } satisfies Record<ScanEvent, { name: string; what: string }>,
  },
  sources: {
    title: 'Sources',
    aside: (on: number, all: number) => `${on} of ${all} on`,
    state: {
      on: 'On',
      resting: 'Resting',
      paused: 'Paused by us',
      off: 'Not connected',
    },
    why: {
      resting: 'It hasn’t been answering. We try again within five minutes.',
      off: 'This stage has no access to it.',
    },
    pausedBy: (when: string, who: string | null) => `${when}, ${who ?? 'by a former operator'}`,
    budget: { lookUp: 'Look-ups', search: 'Searches' },
    used: (used: number, most: number, per: number) => `${n(used)} of ${n(most)} ${windowOf(per)}`,
    pause: 'Pause',
    resume: 'Turn on',
  },
  answers: {
    title: 'Answers in the last hour',
    aside: 'One count for each scan',
    columns: {
      answered: 'Answered',
      wait: 'Wait',
      refused: 'Refused',
      broken: 'Failed',
    } satisfies Record<SourceAnswer, string>,
    count: n,
    why: (kind: string, why: string) => `${kind}: ${why}`,
    canary: {
      nobody: (ago: string) => `Test question passed ${ago}: it found nobody under an invented handle.`,
      there: (ago: string) => `Test question failed ${ago}: it claimed that an invented handle exists.`,
      withheld: (ago: string) => `Test question ${ago}: it doesn’t say whether an invented handle exists.`,
    } satisfies Record<CanaryAnswer, (ago: string) => string>,
    unasked: 'Not asked in the last hour.',
    unanswered: 'Test question: no answer in the last hour.',
    noCanary: 'No test question: we don’t look up handles in a web search.',
  },
  queues: {
    title: 'Failed for good',
    aside: (count: number) => (count === 0 ? 'Nothing waiting' : `${n(count)} waiting`),
    waiting: (count: number) => (count === 0 ? 'Empty' : `${n(count)} failed`),
    redrive: 'Try again',
    fromStream: 'From a stream: you can read it with AWS’s own tools, but can’t retry it here.',
    done: (name: string, count: number) =>
      count === 0 ? `${name}: nothing was left.` : `${name}: ${n(count)} to be tried again.`,
  },
  dialog: {
    why: 'Why',
    hint: 'Saved under Decisions on the Reviews page. Only operators see it.',
    cancel: 'Cancel',
    pause: {
      title: (name: string) => `Pause ${name}?`,
      does: 'Within a minute, no scan, code check or review will ask it. Proofs by signing in there go on. People see “Paused by us”.',
      button: 'Pause it',
      done: (name: string) => `${name} is paused.`,
    },
    resume: {
      title: (name: string) => `Turn ${name} on?`,
      does: 'We ask it again within a minute. Scans that left it out catch up the next day, or when someone chooses “Scan now”.',
      button: 'Turn it on',
      done: (name: string) => `${name} is on.`,
    },
  },
} as const;
