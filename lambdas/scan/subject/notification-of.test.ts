import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { notificationOf } from './notification-of.ts';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-26T10:00:00.000Z';
const namesake = (status: Finding['status'], ...history: Finding['history']): Finding => ({
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'namesake', score: 58, reasons: [], status },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'maya_' } },
  ...{ firstSeen: at, lastSeen: later, history: [{ at, what: 'first seen' }, ...history] },
});
const told = (...given: Parameters<typeof namesake>) => notificationOf('u', namesake(...given), later);
const of = (...given: Parameters<typeof told>) => told(...given)?.title;
const kept = { at, what: 'kept as a case' } as const;

it('nobody hears of an account that shares a name only', () => {
  expect(of('OPEN')).toBeUndefined();
  expect(of('RESOLVED', { at: later, what: 'no longer there', was: 'OPEN' })).toBeUndefined();
});

it('whoever heard of it as of a copy hears that it is none, and need not decide', () => {
  const fell = { at: later, what: 'changed', tells: true } as const;
  expect(told('OPEN', fell)).toMatchObject({
    kind: 'SOURCE',
    title: 'Probably not a copy on X: maya_',
    body: 'We told you about it as a copy. Compared with your accounts as they are now, it probably belongs to someone else, so there is nothing to report.',
  });
  const asCopy = { ...namesake('OPEN'), verdict: 'likely clone' } as const;
  expect(told('OPEN', fell)?.takesBack).toEqual([notificationOf('u', asCopy, at)!.id]);
  const changed = { name: { before: 'Maya Holt', after: 'Max Holm' } };
  expect(told('OPEN', { ...fell, changed })?.body).toMatch(/^It has changed its name\. We told you/);
});

it('whoever opened a case about it hears what becomes of it', () => {
  const tells = { at: later, tells: true };
  expect([
    of('CASE', kept, { ...tells, what: 'renamed' }),
    of('CASE', kept, { ...tells, what: 'seen again' }),
    of('RESOLVED', kept, { at: later, what: 'no longer there', was: 'CASE' }),
  ]).toEqual(['Renamed on X: maya_', 'Seen again on X: maya_', 'No longer there on X: maya_']);
});

it('what spoke for a copy is no news of one that is gone', () => {
  const reasons = [{ signal: 'photo', value: 1, words: 'Same picture.', side: 'for' as const }];
  const said = (status: Finding['status'], ...history: Finding['history']) =>
    notificationOf('u', { ...namesake(status, ...history), verdict: 'likely clone', reasons }, later)?.body;
  expect(said('OPEN')).toBe('Same picture.');
  expect(said('RESOLVED', { at: later, what: 'no longer there', was: 'OPEN' })).toBeNull();
});

it('a new handle is told also of what they have reported or opened a case about, since a report names the old one', () => {
  const renamed = (status: Finding['status']) => {
    const changed = { handle: { before: 'maya_old', after: 'maya_' } };
    const finding = namesake(status, { at: later, what: 'renamed', tells: true, changed });
    const said = notificationOf('u', { ...finding, verdict: 'likely clone' }, later);
    return [said?.kind, said?.body];
  };
  const old = 'It was called maya_old before.';
  for (const status of ['CASE', 'REPORTED'] as const)
    expect(renamed(status)).toEqual([
      'SOURCE',
      `${old} If you’ve already reported it, your report has the old name.`,
    ]);
  expect(renamed('OPEN')).toEqual(['FINDING', old]);
});

it('who saw an account again whose case was closed as gone is said: a scan, a search engine, whoever gave it to us', () => {
  const again = (seenIn?: 'web search' | 'report') => {
    const { title, body } = told('CASE', kept, { at: later, what: 'seen again', tells: true, seenIn })!;
    return [title, body];
  };
  expect([again(), again('web search'), again('report')]).toEqual([
    [
      'Seen again on X: maya_',
      'Its case was closed as gone, and a scan has seen the account since. If you see it too, you can reopen the case.',
    ],
    [
      'Seen again in web results on X: maya_',
      'Its case was closed as gone, and a web search has shown the account since. The search engine may have stored it before then, so open it. If it’s there, you can reopen the case.',
    ],
    [
      'Seen again on X: maya_',
      'Its case was closed as gone, and the account has been given to us since. If you see it too, you can reopen the case.',
    ],
  ]);
});

it('an account that was seen again under another handle is told with the one that its case was closed about', () => {
  const changed = { handle: { before: 'maya_old', after: 'maya_' } };
  expect(told('CASE', kept, { at: later, what: 'seen again', tells: true, changed })?.body).toMatch(
    /^It was called maya_old before\. Its case was closed as gone, /,
  );
});

it('an account that shares a name only and is back is told to whoever had a case about it', () => {
  const back = { at: later, what: 'back again', tells: true } as const;
  expect(told('OPEN', kept, { ...back, was: 'CASE' })).toMatchObject({
    kind: 'SOURCE',
    title: 'Seen again on X: maya_',
    body: 'It was gone, and has been seen since. If its case is closed, you can reopen it.',
  });
  expect(told('OPEN', { ...back, was: 'OPEN' })).toBeUndefined();
});

it('a copy that is back is told as that where its case is open, and as one to decide about where nothing keeps it', () => {
  const back = (status: Finding['status'], was: Finding['status']) => {
    const finding = namesake(status, kept, { at: later, what: 'back again', tells: true, was });
    const said = notificationOf('u', { ...finding, verdict: 'likely clone' }, later);
    return [said?.kind, said?.title, said?.body];
  };
  const again = [
    ...['SOURCE', 'Seen again on X: maya_'],
    'It was gone, and has been seen since. Its case is still open.',
  ];
  expect(back('CASE', 'CASE')).toEqual(again);
  expect(back('REPORTED', 'REPORTED')).toEqual(again);
  expect(back('OPEN', 'CASE')).toEqual(['FINDING', 'Likely clone on X: maya_', null]);
});

it.each<[string, Finding['history']]>([
  ['It was gone, and has been seen since.', [kept]],
  ['It was gone, and has been seen since.', [{ at, what: 'reported' }]],
  [
    'Its case was closed as not a copy.',
    [kept, { at, what: 'decided', note: 'Its case was closed as not a copy' }],
  ],
])('a copy that is back under another name is told of with “%s”', (first, before) => {
  const changed = { handle: { before: 'maya_old', after: 'maya_' } };
  const back = { at: later, what: 'back again', tells: true, was: 'CASE', changed } as const;
  const finding: Finding = { ...namesake('OPEN', ...before, back), verdict: 'likely clone' };
  expect(notificationOf('u', finding, later)?.body).toBe(`${first} It was called maya_old before.`);
});

it.each<[string, Finding['status'], string]>([
  ['U#u', 'MINE', 'You marked it as yours. Since then it has changed its bio.'],
  ['U#u', 'IGNORED', 'You ignored it. Since then it has changed its bio.'],
  ['B#acme', 'MINE', 'One of you marked it as yours. Since then it has changed its bio.'],
  ['B#acme', 'IGNORED', 'One of you marked it as not a copy. Since then it has changed its bio.'],
])(
  'whoever hears of what %s marked as %s hears as what, and by whom only if it was theirs',
  (subjectId, was, body) => {
    const event = { at: later, what: 'changed' as const, tells: true, was };
    const finding = namesake('OPEN', { ...event, changed: { bio: { before: 'Moss', after: 'Kilns' } } });
    expect(notificationOf('u', { ...finding, subjectId, verdict: 'likely clone' }, later)?.body).toBe(body);
  },
);

it('what was marked is also told of an account that has another handle since, or shows a proof code', () => {
  const was = 'MINE';
  const handle = { before: 'maya_old', after: 'maya_' };
  const bio = { before: 'Moss', after: 'Kilns' };
  const bodyOf = (event: Partial<Finding['history'][number]>) => {
    const finding = namesake('OPEN', { at: later, what: 'changed', tells: true, was, ...event });
    return notificationOf('u', { ...finding, verdict: 'likely clone' }, later)?.body;
  };
  expect(bodyOf({ what: 'renamed', changed: { handle, bio } })).toBe(
    'You marked it as yours. It was called maya_old before. It also changed its bio.',
  );
  expect(bodyOf({ note: 'It shows a proof code made for another handle' })).toBe(
    'You marked it as yours. Since then it shows a proof code made for another handle.',
  );
});
