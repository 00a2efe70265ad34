import type { Case } from '#domain/case/case';
import { stepsFor } from '#domain/case/steps';
import type { Finding } from '#domain/scan/finding';
import { Platform } from '#domain/platform/platform';
import type { Scan, SourceProgress } from '#domain/scan/scan';

/** Invented data for /local/design and tests; no page of the product imports it. */
export const NOW = Date.UTC(2026, 10, 20, 12);
const day = (n: number) => new Date(NOW - n * 86_400_000).toISOString();

const you = {
  platform: 'GITHUB' as const,
  handle: 'maya-hollimund',
  name: 'Maya Hollimund',
  bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
  createdAt: '2014-06-27T00:00:00Z',
  followers: 3912,
};
const base = {
  subjectId: 'U#1',
  platform: 'GITHUB' as const,
  yours: you,
  firstSeen: day(7),
  lastSeen: day(0),
};

export const clone: Finding = {
  ...base,
  id: 'clone',
  verdict: 'likely clone',
  score: 77.8,
  status: 'OPEN',
  theirs: {
    ...you,
    handle: 'maya-ho1limund',
    bio: 'Stoneware and slow glazes. DM for orders',
    createdAt: '2026-11-11T00:00:00Z',
    followers: 41,
  },
  reasons: [
    { signal: 'name', value: 1, words: 'Same name.', side: 'for', adds: 28 },
    { signal: 'handle', value: 0.96, words: 'Digit 1 in place of l.', side: 'for', adds: 35 },
    { signal: 'bio', value: 0.52, words: 'Much of the bio is the same.', side: 'for', adds: 15 },
    { signal: 'location', value: 0, words: 'They give different places.', side: 'context', adds: -1 },
  ],
  history: [
    { at: day(7), what: 'first seen' },
    { at: day(0), what: 'seen again' },
  ],
};
export const namesake: Finding = {
  ...base,
  id: 'namesake',
  verdict: 'namesake',
  score: 31.4,
  status: 'OPEN',
  theirs: {
    platform: 'GITHUB',
    handle: 'hollimund-m',
    name: 'Maya Hollimund',
    bio: 'Tide tables and Fortran.',
    createdAt: '2011-03-14T00:00:00Z',
  },
  reasons: [
    { signal: 'name', value: 1, words: 'Same name.', side: 'for', adds: 59 },
    { signal: 'handle', value: 0.1, words: 'The handles aren’t alike.', side: 'context', adds: -28 },
  ],
  history: [],
};
export const resolved: Finding = {
  ...clone,
  id: 'resolved',
  status: 'RESOLVED',
  theirs: { ...clone.theirs, handle: 'real-maya-hollimund' },
  history: [
    { at: day(20), what: 'first seen' },
    { at: day(18), what: 'reported' },
    { at: day(15), what: 'no longer there' },
  ],
};

const STATUS: Partial<Record<Platform, Partial<SourceProgress>>> = {
  GITHUB: { status: 'looked', compared: 46 },
  X: { status: 'looking', asked: 12, total: 40, compared: 9 },
  REDDIT: { status: 'waiting' },
  GOOGLE: { status: 'looked', compared: 38 },
  TIKTOK: { status: 'in part', compared: 4, note: 'What a web search holds' },
  FACEBOOK: { status: 'could not look', note: 'It didn’t answer in time.' },
};
const source = (platform: Platform, done: boolean): SourceProgress => {
  const given = {
    status: 'not connected' as const,
    asked: 0,
    total: 10,
    compared: 0,
    found: 0,
    ...STATUS[platform],
  };
  const open = given.status === 'looking' || given.status === 'waiting';
  return { platform, ...given, ...(done && open && { status: 'looked' as const, compared: 21 }) };
};
const scan = (done: boolean): Scan => ({
  subjectId: 'U#1',
  id: 'scan',
  status: done ? 'DONE' : 'RUNNING',
  requestedAt: day(0),
  finishedAt: done ? day(0) : null,
  sources: Platform.options.map((platform) => source(platform, done)),
  expiresAt: 0,
});
export const running = scan(false);
export const done = scan(true);

export const SCORE = {
  score: 55,
  have: [
    { what: 'Email confirmed', points: 15 },
    { what: 'GitHub proven', points: 25 },
    { what: 'X proven', points: 15 },
  ],
  next: [
    { what: 'Confirm your phone', points: 15, link: '/settings/phones' },
    { what: 'Connect with someone verified', points: 5, link: '/connections/people' },
  ],
};

export const SCORES = [
  { on: '2026-09-02', score: 15 },
  { on: '2026-09-20', score: 40 },
  { on: '2026-10-14', score: 55 },
  { on: '2026-10-30', score: 30 },
  { on: '2026-11-03', score: 55 },
];

const piece = {
  at: day(18),
  kind: 'finding' as const,
  words: 'As our search saw it, likeness 77 of 100. Same name. Digit 1 in place of l.',
  kept: 'maya-ho1limund on GitHub',
  sha256: '3f9a07c2'.repeat(8),
  byHelper: false,
};
/** A case in each of its states: new, reported and to be looked at again, and each way to end. */
const kept = (nth: number, said: Partial<Case>): Case => ({
  userId: 'person-4',
  caseId: `01${nth}`,
  title: 'A copy on GitHub',
  imitates: { platform: 'GITHUB', handle: you.handle },
  platform: 'GITHUB',
  handle: clone.theirs.handle,
  createdAt: day(18),
  updatedAt: day(2),
  evidence: [{ ...piece, id: 'seen' }],
  steps: stepsFor('GITHUB').map((step) => ({ ...step, doneAt: said.reportedOn })),
  ...said,
});
const ended = (outcome: NonNullable<Case['outcome']>) => ({
  reportedOn: day(17),
  closedAt: day(2),
  outcome,
});
const reported = kept(1, {
  reportedOn: day(17),
  reminderAt: new Date(NOW + 3 * 86_400_000).toISOString(),
});
/** Nothing is asked of a friend any more, so it shows without a session. */
export const closed = kept(2, {
  ...ended('REMOVED'),
  evidence: [
    { ...piece, id: 'seen' },
    { ...piece, id: 'note', kind: 'note', words: 'It wrote to two of my customers.', byHelper: true },
  ],
});
export const CASES: readonly Case[] = [
  kept(0, {}),
  reported,
  closed,
  kept(3, ended('REFUSED')),
  kept(4, ended('NO_ANSWER')),
  kept(5, ended('NOT_A_COPY')),
];
