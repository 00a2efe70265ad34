import { describe, expect, it } from 'vitest';
import type { Finding, FindingEvent } from '../../scan/finding.ts';
import type { Scan, SourceProgress } from '../../scan/scan.ts';
import { scanOfWeek, weekNotice, weekOf } from './week.ts';

const until = '2026-11-22T09:00:00.000Z';
const within = '2026-11-20T09:00:00.000Z';
const begins = '2026-11-15T09:00:00.000Z';
const before = '2026-11-15T08:59:59.999Z';
const event = (what: FindingEvent['what'], at = within): FindingEvent => ({ at, what });
const back = (was: Finding['status']): FindingEvent => ({ ...event('back again'), was });
const finding = (history: FindingEvent[], over: Partial<Finding> = {}): Finding => ({
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'copy' } },
  ...{ status: 'OPEN', firstSeen: within, lastSeen: within, history, ...over },
});

describe('the week of an account', () => {
  it.each<[string, FindingEvent[], Partial<Finding>, string[]]>([
    ['first seen', [event('first seen')], {}, ['fresh', 'waiting']],
    ['first seen as the week begins', [event('first seen', begins)], {}, ['fresh', 'waiting']],
    ['first seen as it ends', [event('first seen', until)], {}, ['fresh', 'waiting']],
    ['first seen before', [event('first seen', before)], {}, ['waiting']],
    ['first seen after', [event('first seen', '2026-11-22T09:00:00.001Z')], {}, ['waiting']],
    ['back again', [event('first seen', before), back('OPEN')], {}, ['fresh', 'waiting']],
    ['back again in its open case', [back('CASE')], { status: 'CASE' }, ['again']],
    ['back again, reported with an open case', [back('REPORTED')], { status: 'REPORTED' }, ['again']],
    ['dismissed, and back as it was', [event('back again')], { status: 'IGNORED' }, []],
    ['closed as no copy, and back as it was', [event('back again')], { status: 'CASE' }, []],
    [
      'closed as no copy, and has gone',
      [event('first seen', before), { ...event('no longer there'), was: 'CASE' }],
      { status: 'RESOLVED', saidNoCopyAt: begins },
      [],
    ],
    [
      'closed as no copy, and has changed',
      [event('first seen', before), event('changed')],
      { status: 'CASE', saidNoCopyAt: begins },
      [],
    ],
    [
      'first seen, then closed as no copy: a decision is nothing new',
      [event('first seen'), event('kept as a case')],
      { status: 'CASE', saidNoCopyAt: until },
      ['fresh'],
    ],
    [
      'first seen, then closed as no copy, and has changed since',
      [{ ...event('first seen'), at: begins }, event('changed')],
      { status: 'CASE', saidNoCopyAt: begins },
      ['fresh'],
    ],
    [
      'closed as no copy, then asked about anew',
      [event('first seen', before), { ...event('changed'), was: 'CASE', tells: true }],
      {},
      ['changed', 'waiting'],
    ],
    ['changed', [event('first seen', before), event('changed')], {}, ['changed', 'waiting']],
    ['renamed', [event('first seen', before), event('renamed')], {}, ['changed', 'waiting']],
    [
      'found and gone: the latest counts',
      [event('first seen'), event('no longer there')],
      { status: 'RESOLVED' },
      ['gone'],
    ],
    [
      'changed, then decided: a decision is nothing new',
      [event('changed'), event('decided')],
      { status: 'IGNORED' },
      ['changed'],
    ],
    [
      'closed as gone, and seen again',
      [event('decided', before), event('seen again')],
      { status: 'CASE' },
      ['again'],
    ],
    ['given, and unknown there', [event('first seen'), event('no account')], {}, ['unknown', 'waiting']],
    [
      'a namesake in a case, renamed',
      [event('renamed')],
      { verdict: 'namesake', status: 'CASE' },
      ['changed'],
    ],
    ['a namesake', [event('first seen')], { verdict: 'namesake' }, []],
    ['their own, as they said', [event('first seen'), event('decided')], { status: 'MINE' }, []],
    [
      'their own, as they said, and is gone',
      [event('first seen'), { ...event('no longer there'), was: 'MINE' }],
      { status: 'RESOLVED' },
      [],
    ],
  ])('that was %s', (_, history, over, parts) => {
    const one = finding(history, over);
    const in_ = Object.entries(weekOf([one], until)).flatMap(([part, all]) =>
      all.includes(one) ? [part] : [],
    );
    expect(in_).toEqual(parts);
  });
});

const row = (platform: SourceProgress['platform'], status: SourceProgress['status']): SourceProgress => ({
  ...{ platform, status, asked: 1, total: 1, compared: 1, found: 0 },
});
const scan = (over: Partial<Scan>): Scan => ({
  ...{ subjectId: 'U#u', id: 's', status: 'DONE', requestedAt: within, finishedAt: within, sources: [] },
  ...{ expiresAt: 0, ...over },
});

describe('the scan of a week', () => {
  it.each<[string, Partial<Scan>, boolean]>([
    ['ended within it', {}, true],
    ['ended a week ago', { finishedAt: begins }, false],
    ['ended just within', { finishedAt: '2026-11-15T09:00:00.001Z' }, true],
    ['failed', { status: 'FAILED' }, false],
    ['still runs', { status: 'RUNNING', finishedAt: null }, false],
  ])('is one that %s', (_, over, found) => expect(scanOfWeek([scan(over)], until) !== undefined).toBe(found));

  it('is the newest that ended', () => {
    const scans = [scan({ id: '3', status: 'RUNNING' }), scan({ id: '2' }), scan({ id: '1' })];
    expect(scanOfWeek(scans, until)?.id).toBe('2');
  });

  it('is the newest that got an answer, and without one the newest', () => {
    const silent = [row('GITHUB', 'could not look'), row('ZOOM', 'closed')];
    const unanswered = ['3', '2'].map((id) => scan({ id, sources: silent }));
    const answered = scan({ id: '1', sources: [row('GITHUB', 'in part')] });
    expect(scanOfWeek([...unanswered, answered], until)?.id).toBe('1');
    expect(scanOfWeek(unanswered, until)?.id).toBe('3');
    expect(scanOfWeek([...unanswered, { ...answered, finishedAt: begins }], until)?.id).toBe('3');
  });
});

describe('what a person is told of it', () => {
  const sources = [
    row('X', 'looked'),
    row('GITHUB', 'looked'),
    row('REDDIT', 'in part'),
    row('ZOOM', 'closed'),
  ];
  const when = { userId: 'u', due: '2026-11-22T08:00:00.000Z', at: until };

  it('is told once, with what is new, where was searched and what waits', () =>
    expect(weekNotice(when, [finding([event('first seen')])], [scan({ sources })])).toEqual({
      ...{ userId: 'u', id: 'week-2026-11-22', kind: 'WEEK', createdAt: until, link: '/dashboard' },
      title: 'Your week: 1 new possible copy, 2 of 17 platforms searched, 1 in part',
      body: 'One account is waiting for your decision.',
    }));

  it('says so where nothing was found, and where nothing was searched', () => {
    expect(weekNotice(when, [], [scan({ sources: [row('X', 'looked')] })]).title).toBe(
      'Your week: no new copies, 1 of 17 platforms searched',
    );
    expect(weekNotice(when, [], [])).toMatchObject({
      title: 'Your week: no scan finished',
      body: 'Nothing is waiting for your decision.',
    });
    const silent = scan({ sources: [row('GITHUB', 'could not look'), row('ZOOM', 'closed')] });
    expect(weekNotice(when, [], [silent]).title).toBe('Your week: no scan got an answer');
    expect(weekNotice(when, [finding([event('first seen')])], [silent]).title).toBe(
      'Your week: 1 new possible copy, no scan got an answer',
    );
  });
});
