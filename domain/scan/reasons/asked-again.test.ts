import { expect, it } from 'vitest';
import { askedAgain, askedAgainWords } from './asked-again.ts';
import type { Finding } from '../finding.ts';

type Event = Finding['history'][number];
const day = (n: number) => `2026-11-${n}T10:00:00.000Z`;
const bio = { bio: { before: 'Moss', after: 'Kilns' } };
const name = { name: { before: 'Moss', after: 'Maya' } };
const of = (status: Finding['status'], ...history: Event[]) =>
  askedAgain({ status, history: [{ at: day(10), what: 'first seen' }, ...history] });
const mine: Event = { at: day(12), what: 'decided', note: 'You said this is yours' };
const changed: Event = { at: day(20), what: 'changed', was: 'MINE', tells: true, changed: bio };

it('says as what it had been marked, when, and what changed for which it is asked', () => {
  expect(of('OPEN', mine, changed)).toEqual({ was: 'MINE', on: day(12), changed: 'its bio' });
  const renamed: Event = {
    ...changed,
    was: 'IGNORED',
    what: 'renamed',
    changed: { handle: { before: 'a', after: 'b' } },
  };
  expect(
    of('OPEN', mine, { at: day(15), what: 'changed', changed: bio }, renamed, {
      at: day(21),
      what: 'changed',
      changed: name,
    }),
  ).toEqual({
    ...{ was: 'IGNORED', on: day(12) },
    changed: 'its handle and its name',
  });
});

it('one that went after it was marked and is back otherwise is asked about again, too', () =>
  expect(
    of(
      'OPEN',
      mine,
      { at: day(14), what: 'no longer there', was: 'MINE' },
      { ...changed, what: 'back again' },
    ),
  ).toMatchObject({ was: 'MINE', on: day(12) }));

it('of a case it says so only where that was closed as no copy', () => {
  const back: Event = { ...changed, was: 'CASE' };
  const kept: Event = { at: day(12), what: 'kept as a case' };
  expect(of('OPEN', kept, back)).toBeUndefined();
  expect(
    of('OPEN', kept, { at: day(13), what: 'decided', note: 'Its case was closed as not a copy' }, back),
  ).toEqual({
    ...{ was: 'CASE', on: day(13), changed: 'its bio' },
  });
});

it('where it only shows a proof code, nothing is said to have changed; where the decision is no longer told, no day', () =>
  expect(
    of('OPEN', {
      at: day(20),
      what: 'changed',
      was: 'IGNORED',
      note: 'It shows a proof code made for another handle',
    }),
  ).toEqual({
    ...{ was: 'IGNORED', on: null, changed: '' },
  }));

it.each<[string, Finding['status'], Event[]]>([
  ['was never decided', 'OPEN', [{ at: day(20), what: 'changed', changed: bio }]],
  ['was decided anew', 'IGNORED', [mine, changed, { at: day(21), what: 'decided' }]],
  [
    'was opened again by hand',
    'OPEN',
    [mine, changed, { at: day(21), what: 'decided' }, { at: day(22), what: 'decided' }],
  ],
  ['waited when it went', 'OPEN', [{ ...changed, was: 'OPEN', what: 'back again' }]],
  [
    'was kept as a case after it was ignored',
    'CASE',
    [mine, { at: day(21), what: 'kept as a case', was: 'IGNORED' }],
  ],
  ['has gone', 'RESOLVED', [mine, { at: day(14), what: 'no longer there', was: 'MINE' }]],
])('nothing of one that %s', (_, status, history) => expect(of(status, ...history)).toBeUndefined());

it.each<[string, Parameters<typeof askedAgainWords>]>([
  [
    'You marked it as yours on 29 November 2026. Since then it has changed its bio.',
    [{ was: 'MINE', changed: 'its bio' }, false, '29 November 2026'],
  ],
  ['You ignored it. Since then it has changed its name.', [{ was: 'IGNORED', changed: 'its name' }, false]],
  [
    'One of you marked it as yours. Since then it has changed its bio.',
    [{ was: 'MINE', changed: 'its bio' }, true],
  ],
  [
    'One of you marked it as not a copy. Since then it shows a proof code made for another handle.',
    [{ was: 'IGNORED', changed: '' }, true],
  ],
  [
    'Its case was closed as not a copy. Since then it has changed its picture.',
    [{ was: 'CASE', changed: 'its picture' }, true],
  ],
])('%s', (words, given) => expect(askedAgainWords(...given)).toBe(words));
