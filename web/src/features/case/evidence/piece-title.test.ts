import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { one } from '../case-for-test.ts';
import { fileOf } from '../pack/file-of.ts';
import { paperTitle } from '../pack/paper-title.ts';
import { isBesideListed, pieceSaid, pieceTitle, titleWithin } from './piece-title.ts';

const mine = one({});

test.each<[string, Case['behalf']]>([
  ['The picture of your account', null],
  ['The picture of your account', { name: 'Harbour Loaf', relation: 'BUSINESS' }],
  ['The picture of their own account', { name: 'Isla', relation: 'CHILD' }],
  // What was compared isn't theirs.
  ['The picture of your account', { name: 'Isla', relation: 'CHILD', account: null }],
])('“%s”, of the account that was compared in a case for %o', (title, behalf) => {
  const at = '2026-11-20T10:00:00.000Z';
  const compared: Case['snapshot'] = {
    ...{ at, seenBy: 'person', verdict: 'likely clone', score: 90, yours: {}, theirs: {}, reasons: [] },
  };
  const imitates = { platform: 'INSTAGRAM' as const, handle: 'isla.oxenholme' };
  const about = one({ behalf, imitates, snapshot: compared });
  const piece = { kind: 'screenshot' as const, side: 'yours' as const };
  expect(pieceTitle(piece, about)).toBe(title);
  expect(pieceTitle({ ...piece, side: 'theirs' }, about)).toBe('The picture of this account');
});

test('what the daily checks saw of a domain is not called what a scan saw', () => {
  const piece = { kind: 'finding' as const, kept: 'As our checks saw acrne.example on …' };
  expect(pieceTitle(piece, mine)).toBe('What our checks saw');
  expect(pieceTitle({ ...piece, kept: 'As our scan saw both accounts' }, mine)).toBe('What our scan saw');
});

test('a picture that was uploaded here is not called one that the account shows', () => {
  const piece = { kind: 'picture' as const, side: 'yours' as const };
  const kept = { id: 'p', at: '', words: '', sha256: '', byHelper: false, contentType: 'image/png' };
  const said = (uploaded?: true) => {
    const one = { ...kept, ...piece, ...(uploaded && { uploaded }) };
    return [pieceTitle(one, mine), paperTitle(one), fileOf(one, 0)];
  };
  expect(said()).toEqual([
    'The picture of your account',
    'The picture of the account it is said to impersonate',
    'evidence/01-picture-own.png',
  ]);
  expect(said(true)).toEqual([
    'Your picture, as uploaded to Countersign',
    'The picture that was uploaded to Countersign',
    'evidence/01-picture-given-own.png',
  ]);
  expect(titleWithin({ ...piece, uploaded: true }, mine)).toBe('your picture, as uploaded to Countersign');
});

test('what a search engine showed is not called what a scan saw, nor the picture of the account', () => {
  const said = (piece: Parameters<typeof pieceTitle>[0]) => {
    const one = { ...piece, seenIn: 'web search' as const };
    return [pieceTitle(one, mine), paperTitle(one)];
  };
  expect(said({ kind: 'finding' })).toEqual(['What a search engine showed', 'What a search engine showed']);
  expect(said({ kind: 'picture', side: 'theirs' })).toEqual([
    'The picture a search engine showed for this account',
    'The picture a search engine showed for the other account',
  ]);
});

test('where the other account alone was given, the own one is not called entered', () => {
  const comparison = { kind: 'comparison' as const };
  const given = { ...comparison, kept: 'The other account as it was entered by hand on …' };
  expect([comparison, given].flatMap((one) => [pieceTitle(one, mine), paperTitle(one)])).toEqual([
    'Your comparison',
    'Both accounts, as the person entered them',
    'Both accounts, the other one as entered by hand',
    'Both accounts, the other one as entered by hand',
  ]);
});

test.each([
  ['B#b', 'comparison', 'As you entered it: likely clone.', 'As one of you entered it: likely clone.'],
  ['u', 'comparison', 'As you entered it: likely clone.', 'As you entered it: likely clone.'],
  ['B#b', 'note', 'As you entered it: a note.', 'As you entered it: a note.'],
  ['B#b', 'finding', 'As our scan saw it: likely clone.', 'As our scan saw it: likely clone.'],
] as const)('in a case of %s a %s says “%s” as “%s”', (userId, kind, words, said) =>
  expect(pieceSaid({ kind, words }, { userId })).toBe(said),
);

test.each([
  'The account it was compared with as it was listed, and not as a scan saw it; the other account as our scan saw it on …',
  'The account it is said to impersonate as it was listed, and not as a scan saw it; the other account as our scan saw it on …',
])('a text that is kept says that a scan saw the other account alone, also one from before: %s', (kept) => {
  expect(isBesideListed({ kind: 'finding', kept })).toBe(true);
  expect(isBesideListed({ kind: 'finding', kept: 'As our scan saw both accounts on …' })).toBe(false);
});

test('a handle that no address opens is not called a link', () => {
  const piece = (kept: string) => ({ kind: 'link' as const, kept, id: 'p', at: '', words: '', sha256: '' });
  const said = (kept: string) => {
    const one = { ...piece(kept), byHelper: false };
    return [pieceTitle(one, mine), paperTitle(one), fileOf(one, 0)];
  };
  const handle = ['The handle, as entered', 'The handle, as entered', 'evidence/01-handle.txt'];
  expect(said('cordelia.draws.new')).toEqual(handle);
  expect(said('@cordelia')).toEqual(handle);
  for (const link of ['https://x.com/cordelia', 'x.com/cordelia', 'https://wa.me/447700900321'])
    expect(said(link)).toEqual(['The link', 'The link', 'evidence/01-link.txt']);
});
