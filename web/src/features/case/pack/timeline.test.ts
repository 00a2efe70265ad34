import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { one } from '../case-for-test.ts';
import { timelineOf } from './timeline.ts';

test('a case that was closed and opened again says both', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] };
  const endings = [
    { at: at('09:00'), outcome: 'REFUSED' as const },
    { at: at('09:30'), outcome: null },
  ];
  const told = (part: object) => timelineOf(one({ ...base, ...part })).map(({ what }) => what);
  expect(told({ endings, outcome: null, closedAt: null })).toEqual([
    'Case opened',
    'Case closed: refused',
    'Case opened again',
  ]);
  const again = [...endings, { at: at('10:00'), outcome: 'REMOVED' as const }];
  expect(told({ endings: again, outcome: 'REMOVED', closedAt: at('10:00') }).slice(2)).toEqual([
    'Case opened again',
    'Case closed: said to be gone',
  ]);
});

test.each([
  [null, 'Our scan saw the account again'],
  ['web search', 'A web search showed the account again, as the search engine had stored it'],
  ['report', 'The account was given to Countersign again'],
] as const)(
  'of a case that was closed as gone it says when and how the account was seen since: %s',
  (seenAgainIn, what) => {
    const at = (time: string) => `2026-11-23T${time}:00.000Z`;
    const told = timelineOf(
      one({
        ...{ createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] },
        ...{ outcome: 'REMOVED', closedAt: at('10:00'), seenAgainAt: at('11:30'), seenAgainIn },
      }),
    );
    expect(told.slice(1)).toEqual([
      { when: '23 November 2026, 10:00 UTC', what: 'Case closed: said to be gone' },
      { when: '23 November 2026, 11:30 UTC', what },
    ]);
  },
);

test('what was kept after a closing stands after it, and what was there before stands before', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const piece = { id: 'e', kind: 'note' as const, words: 'Seen.', sha256: 'ab'.repeat(32), side: null };
  const evidence = [at('09:00'), at('11:10')].map((when) => ({ ...piece, at: when }));
  const base = { createdAt: at('08:00'), snapshot: null, steps: [], answers: [], evidence };
  const told = timelineOf(one({ ...base, outcome: 'REMOVED', closedAt: at('10:00') } as never));
  expect(told.map(({ when }) => when.slice(18, 23))).toEqual(['08:00', '09:00', '10:00', '11:10']);
});

test('since when a business keeps what a person had kept before stands at its time, and nothing else of who did what', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] };
  const acts = [
    { at: at('09:00'), by: 'one', did: 'moved' as const, name: 'Barnaby' },
    { at: at('09:10'), by: 'two', did: 'facts' as const, name: 'Nora' },
  ];
  expect(timelineOf(one({ ...base, acts })).slice(1)).toEqual([
    { when: '23 November 2026, 09:00 UTC', what: 'Moved from a person’s own cases to those of the business' },
  ]);
});

test('that the platform knows no account by this name stands at its time', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] };
  expect(timelineOf(one({ ...base, noAccountAt: at('09:30') })).at(-1)).toEqual({
    when: '23 November 2026, 09:30 UTC',
    what: 'X told Countersign’s scan that it has no account by this name',
  });
});

test('what was seen after a closing stays when the case is opened again, and after it is closed once more', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] };
  const endings = [
    { at: at('10:00'), outcome: 'REMOVED' as const },
    { at: at('12:00'), outcome: null },
  ];
  const sightings = [{ at: at('11:30'), seenIn: null }];
  const told = ['Case closed: said to be gone', 'Our scan saw the account again', 'Case opened again'];
  const of = (part: object) =>
    timelineOf(one({ ...base, endings, sightings, ...part })).map(({ what }) => what);
  expect(of({}).slice(1)).toEqual(told);
  const again = { endings: [...endings, { at: at('13:00'), outcome: 'REMOVED' as const }] };
  const closed = { ...again, outcome: 'REMOVED', closedAt: at('13:00') };
  expect(of(closed).slice(1)).toEqual([...told, 'Case closed: said to be gone']);
  // Only what was seen to be gone before it was closed is more than said.
  expect(of({ ...closed, goneAt: at('12:30') }).at(-1)).toBe('Case closed: gone');
  expect(of({ ...closed, goneAt: at('13:30') })).toContain('Case closed: said to be gone');
  const second = { sightings: [...sightings, { at: at('14:00'), seenIn: 'web search' }] };
  const seenAgain = { seenAgainAt: at('14:00'), seenAgainIn: 'web search' };
  expect(of({ ...closed, ...second, ...seenAgain }).slice(4)).toEqual([
    'Case closed: said to be gone',
    'A web search showed the account again, as the search engine had stored it',
  ]);
});

test('a report that was marked on its own day stands before what was kept after it', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const told = timelineOf(
    one({
      createdAt: at('08:54'),
      snapshot: null,
      evidence: [
        {
          id: 'e',
          at: at('09:01'),
          kind: 'note',
          words: 'n',
          kept: 'n',
          sha256: 'a'.repeat(64),
          byHelper: false,
        },
      ],
      steps: [{ id: 'report', words: '', doneAt: at('08:56') }],
      reportedOn: at('08:56'),
      answers: [],
    }),
  );
  expect(told.map(({ what }) => what.split(' ')[0])).toEqual(['Case', 'Reported', 'Kept:']);
});

test('refused and reported again on one day: the refusal stands before the report that followed it', () => {
  const day = (n: number) => `2026-11-${n}T12:00:00.000Z`;
  const refused = { on: day(27), answer: 'REFUSED' as const, words: '' };
  const again = { reportedOn: day(27), earlierReports: [{ on: day(26), answered: refused }] };
  const told = (part: Partial<Case>) =>
    timelineOf(one({ ...again, ...part })).map(({ when, what }) => `${when}: ${what}`);
  expect(told({ answers: [refused] }).slice(-3)).toEqual([
    '26 November 2026: Reported to X',
    '27 November 2026: X answered: they refused',
    '27 November 2026: Reported to X again',
  ]);
  const removed = { ...refused, answer: 'REMOVED' as const };
  expect(told({ answers: [refused, removed] }).slice(-2)).toEqual([
    '27 November 2026: Reported to X again',
    '27 November 2026: X answered: they removed it',
  ]);
});

test('what was noted on one day stands in the order in which it was noted, also after the case was reopened', () => {
  const at = (time: string) => `2026-11-27T${time}:00.000Z`;
  const on = at('12:00');
  const told = timelineOf(
    one({
      ...{ createdAt: at('08:00'), reportedOn: on, reportNotedAt: at('08:30') },
      answers: [{ on, answer: 'REMOVED', words: '', notedAt: at('09:00') }],
      endings: [
        { at: at('09:30'), outcome: 'REMOVED' },
        { at: at('09:40'), outcome: null },
      ],
    }),
  );
  expect(told.map(({ what }) => what)).toEqual([
    ...['Case opened', 'Reported to X', 'X answered: they removed it', 'Case closed: said to be gone'],
    'Case opened again',
  ]);
});

const line = ({ when, what }: { when: string; what: string }) => `${when}: ${what}`;
const asked = (on: string, notedAt?: string) => ({
  on,
  answer: 'ASKED_FOR_MORE' as const,
  words: '',
  notedAt,
});

test.each([
  ['its day was corrected', '2026-11-25T10:00:00.000Z', '2026-11-27T12:10:00.000Z', '', ''],
  [
    'it was marked the day after, the answer at once',
    '2026-11-28T09:00:00.000Z',
    '2026-11-27T12:10:00.000Z',
    ' (noted 28 November 2026, 09:00 UTC)',
    '',
  ],
  [
    'both were noted east of Greenwich',
    '2026-11-26T23:00:00.000Z',
    '2026-11-27T02:00:00.000Z',
    ' (noted 26 November 2026, 23:00 UTC)',
    '',
  ],
  [
    'the answer was noted much later',
    '2026-11-28T01:00:00.000Z',
    '2026-12-05T10:00:00.000Z',
    ' (noted 28 November 2026, 01:00 UTC)',
    '',
  ],
])('an answer of the same day stands after its report, also where %s', (_, marked, notedAt, first, then) => {
  const on = '2026-11-27T12:00:00.000Z';
  const told = timelineOf(one({ reportedOn: on, reportNotedAt: marked, answers: [asked(on, notedAt)] }));
  expect(told.slice(-2).map(line)).toEqual([
    `27 November 2026: Reported to X${first}`,
    `27 November 2026: X answered: they asked for more${then}`,
  ]);
});

test('in the evening in New York, a case is opened before its report, and the report is not before what it lists', () => {
  const at = (time: string) => `2026-11-28T${time}:00.000Z`;
  const piece = {
    id: 'e',
    kind: 'note' as const,
    words: 'n',
    kept: 'n',
    sha256: 'a'.repeat(64),
    byHelper: false,
  };
  const told = timelineOf(
    one({
      ...{ createdAt: at('00:50'), evidence: [{ ...piece, at: at('00:52') }] },
      ...{ reportedOn: '2026-11-27T12:00:00.000Z', reportNotedAt: at('01:00') },
    }),
  );
  expect(told.map(({ what }) => what.split(' ')[0])).toEqual(['Case', 'Kept:', 'Reported']);
  expect(line(told.at(-1)!)).toBe('27 November 2026: Reported to X (noted 28 November 2026, 01:00 UTC)');
});

test('what a person dated has a day and no invented hour, and stands after what happened before it', () => {
  const told = timelineOf(
    one({
      createdAt: '2026-11-22T22:18:00.000Z',
      snapshot: null,
      evidence: [],
      steps: [],
      // A date field gives noon.
      reportedOn: '2026-11-22T12:00:00.000Z',
      answers: [{ on: '2026-11-22T12:00:00.000Z', answer: 'REFUSED', words: '' }],
      closedAt: '2026-11-22T22:40:00.000Z',
      outcome: 'REFUSED',
    }),
  );
  expect(told.map(({ when }) => when)).toEqual([
    '22 November 2026, 22:18 UTC',
    '22 November 2026',
    '22 November 2026',
    '22 November 2026, 22:40 UTC',
  ]);
  expect(told.map(({ what }) => what.split(' ')[0])).toEqual([
    'Case',
    'Reported',
    expect.any(String),
    'Case',
  ]);
});

test('a paper for a platform or the police says “you” to nobody', () => {
  const at = '2026-11-23T09:00:00.000Z';
  const steps = (['evidence', 'tell', 'wait'] as const).map((id) => ({ id, words: '', doneAt: at }));
  const told = (platform: 'GITHUB' | 'DOMAIN') =>
    timelineOf(one({ platform, snapshot: null, evidence: [], steps, answers: [] })).map(({ what }) => what);
  expect(told('GITHUB')).toContain('Followers warned');
  expect(told('DOMAIN')).toContain('Customers warned');
  expect([...told('GITHUB'), ...told('DOMAIN')].join('\n')).not.toMatch(/\byour?\b/i);
});

test('what the checks no longer found stands where that was seen', () => {
  const at = (time: string) => `2027-01-05T${time}:00.000Z`;
  const told = timelineOf(one({ createdAt: at('06:00'), goneAt: at('06:13'), snapshot: null, steps: [] }));
  expect(told).toEqual([
    { when: '5 January 2027, 06:00 UTC', what: 'Case opened' },
    { when: '5 January 2027, 06:13 UTC', what: 'Our checks no longer found it' },
  ]);
});

test.each([
  ['person', null, 'Both accounts were compared (by the clock of the person’s device)'],
  ['person', 'report', 'Both accounts were compared'],
  ['search', null, 'Both accounts were compared'],
  ['search', 'web search', 'Both accounts were compared, the other one as a search engine had stored it'],
] as const)(
  'whose clock a comparison by the %s (%s) is dated by, and where the other account was seen, stands beside it',
  (seenBy, seenIn, what) => {
    const at = '2026-11-22T10:00:00.000Z';
    const sides = { yours: { handle: 'maya' }, theirs: { handle: 'rnaya', seenIn } };
    const snapshot = { at, seenBy, ...sides, verdict: 'likely clone' as const, score: 80, reasons: [] };
    expect(timelineOf(one({ createdAt: at, snapshot, evidence: [], steps: [] }))[0]?.what).toBe(what);
  },
);

test.each([
  [
    'person',
    null,
    'The other account was compared with an account that isn’t theirs (by the clock of the person’s device)',
  ],
  ['person', 'report', 'The other account was compared with an account that isn’t theirs'],
  ['search', null, 'The other account was compared with an account that isn’t theirs'],
  [
    'search',
    'web search',
    'The other account, as a search engine had stored it, was compared with an account that isn’t theirs',
  ],
] as const)(
  'of somebody else, a comparison by the %s (%s) with another account is told as what it was',
  (seenBy, seenIn, what) => {
    const at = '2026-11-22T10:00:00.000Z';
    const sides = { yours: { handle: 'maya' }, theirs: { handle: 'rnaya', seenIn } };
    const snapshot = { at, seenBy, ...sides, verdict: 'likely clone' as const, score: 80, reasons: [] };
    const about = {
      ...one({ createdAt: at, snapshot, evidence: [], steps: [] }),
      comparedElse: true as const,
    };
    expect(timelineOf(about)[0]?.what).toBe(what);
  },
);

test.each([
  ['X', 'X answered: they refused. Ask the registrar.'],
  ['DOMAIN', 'Its registrar or its host answered: they refused. Ask the registrar.'],
] as const)('an answer about something on %s is not said to be of more than one', (platform, what) => {
  const on = '2026-11-23T12:00:00.000Z';
  const answers = [{ on, answer: 'REFUSED' as const, words: 'Ask the registrar.' }];
  const base = { createdAt: on, snapshot: null, evidence: [], steps: [] };
  expect(timelineOf(one({ ...base, platform, answers })).at(-1)!.what).toBe(what);
});

test.each([
  ['X', 'Our scan saw the account again'],
  ['DOMAIN', 'Our checks found the domain in the DNS again'],
] as const)('that something on %s had gone stays when it is back', (platform, back) => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [], platform };
  const returns = [{ goneAt: at('09:00'), backAt: at('10:00') }];
  const told = timelineOf(one({ ...base, returns })).map(({ what }) => what);
  expect(told.slice(2)).toEqual([back]);
  expect(told[1]).toMatch(/no longer/);
  const sightings = [{ at: at('10:00'), seenIn: null }];
  expect(timelineOf(one({ ...base, returns, sightings }))).toHaveLength(3);
});

test('what went after its case was closed stands after the end of it', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] };
  const closed = { ...base, outcome: 'REFUSED' as const, closedAt: at('09:00'), goneAt: at('10:00') };
  const told = timelineOf(one(closed)).map(({ what }) => what);
  expect(told.slice(1)).toEqual(['Case closed: refused', 'Our checks no longer found it']);
});

test('that our checks had seen it go stays said of a closing, whatever they see later', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`;
  const base = { createdAt: at('08:00'), snapshot: null, evidence: [], steps: [], answers: [] };
  const endings = [{ at: at('10:00'), outcome: 'REMOVED' as const }];
  const back = { seenAgainAt: at('11:00'), seenAgainIn: null };
  const returns = [{ goneAt: at('09:00'), backAt: at('11:00') }];
  const of = (part: object) => timelineOf(one({ ...base, endings, ...part })).map(({ what }) => what);
  const closed = { outcome: 'REMOVED', closedAt: at('10:00') };
  expect(of({ ...closed, goneAt: at('09:00') })).toContain('Case closed: gone');
  expect(of({ ...closed, ...back, goneAt: at('09:00') })).toContain('Case closed: gone');
  expect(of({ ...closed, ...back, returns })).toContain('Case closed: gone');
  const reopened = { endings: [...endings, { at: at('12:00'), outcome: null }] };
  expect(of({ ...reopened, returns })).toContain('Case closed: gone');
  // Seen once more before it was closed, it was said alone.
  const twice = [{ goneAt: at('08:30'), backAt: at('09:30') }];
  expect(of({ ...closed, returns: twice })).toContain('Case closed: said to be gone');
});

test('a comparison that another has taken the place of stands where it was made', () => {
  const [first, second] = ['2026-11-22T10:00:00.000Z', '2026-11-22T11:00:00.000Z'];
  const sides = { yours: { handle: 'maya' }, theirs: { handle: 'rnaya' } };
  const piece = (at: string) => ({
    ...{ id: at, at, kind: 'comparison' as const, words: 'As you entered it', sha256: '', byHelper: false },
    kept: `As the person who opened the case entered them on ${at}, by the clock of their device\nComparison: likely clone`,
  });
  const snapshot = {
    ...{ at: second, seenBy: 'person' as const, ...sides, reasons: [] },
    ...{ verdict: 'likely clone' as const, score: 80 },
  };
  const told = timelineOf(
    one({ createdAt: first, snapshot, evidence: [piece(first), piece(second)], steps: [] }),
  );
  const compared = told.filter(({ what }) => what.startsWith('Both accounts were compared'));
  expect(compared.map(({ when }) => when)).toEqual([
    '22 November 2026, 10:00 UTC',
    '22 November 2026, 11:00 UTC',
  ]);
});
