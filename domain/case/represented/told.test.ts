import { describe, expect, it, test } from 'vitest';
import type { Case } from '../case.ts';
import { listed } from './listed.ts';
import { Behalf } from '../report-facts.ts';
import { comparesTheirs, imitatedIn, told } from './told.ts';

const at = '2026-11-20T10:00:00.000Z';
const piece = { at, sha256: 'a'.repeat(64), byHelper: false };
const mine = { platform: 'INSTAGRAM' as const, handle: 'bettany.swims', name: 'Bettany Oxenholme' };
const isla = {
  ...{ platform: 'INSTAGRAM' as const, handle: 'isla.oxenholme' },
  url: 'https://www.instagram.com/isla.oxenholme/',
};
const child = (account?: Behalf['account']): Behalf => ({
  ...{ name: 'Isla Oxenholme', relation: 'CHILD' },
  ...(account !== undefined && { account }),
});
const opened: Case = {
  ...{ userId: 'u', caseId: 'c', title: 'A copy', platform: 'INSTAGRAM', handle: 'isla.oxenholme_swims' },
  ...{ createdAt: at, updatedAt: at, steps: [], evidence: [], imitates: mine },
};
const found: Case = {
  ...opened,
  snapshot: {
    ...{ at, seenBy: 'search', verdict: 'likely clone', score: 90 },
    ...{ yours: mine, theirs: { platform: 'INSTAGRAM', handle: opened.handle, name: 'Isla' } },
    reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }],
  },
  removed: [{ ...piece, id: '4', kind: 'picture', side: 'yours', words: '' }],
  evidence: [
    { ...piece, id: '1', kind: 'finding', words: 'As our scan saw it: likely clone.' },
    { ...piece, id: '2', kind: 'picture', side: 'yours', words: '' },
    { ...piece, id: '3', kind: 'picture', side: 'theirs', words: '' },
  ],
};
const typed: Case = { ...found, snapshot: { ...found.snapshot!, seenBy: 'person' } };

describe('once somebody else is impersonated', () => {
  it.each(['CHILD', 'PARENT', 'CLIENT', 'OTHER'] as const)(
    'an own account is not that of a %s',
    (relation) => {
      for (const one of [opened, found])
        expect(imitatedIn({ ...one, behalf: { ...child(), relation } })).toBeNull();
    },
  );

  it('theirs is the one that was given, and the own one is back where it is the person themselves again', () => {
    const given = { ...found, behalf: child(isla) };
    expect(imitatedIn(given)).toEqual(isla);
    expect(imitatedIn({ ...given, behalf: child(null) })).toBeNull();
    expect(told({ ...given, behalf: null })).toEqual({ ...found, behalf: null });
  });

  it('what was compared by hand may be theirs, unless it was said that it isn’t; so it is of an own business', () => {
    expect(imitatedIn({ ...typed, behalf: child() })).toEqual(mine);
    expect(comparesTheirs({ ...typed, behalf: child() })).toBe(true);
    expect(imitatedIn({ ...typed, behalf: child(null) })).toBeNull();
    expect(imitatedIn({ ...opened, behalf: { name: 'Swim', relation: 'BUSINESS' } })).toEqual(mine);
    // Typed without a link.
    const { imitates: _, ...nameless } = typed;
    expect(told({ ...nameless, behalf: child(isla) }).snapshot).toEqual(typed.snapshot);
  });

  it('what was compared with another account tells nothing of theirs, and stays as what it is', () => {
    const about = told({ ...found, behalf: child(isla) });
    expect(about.comparedElse).toBe(true);
    expect(about.snapshot).toMatchObject({ yours: isla, theirs: { name: 'Isla' }, reasons: [] });
    expect(JSON.stringify(about)).not.toMatch(/bettany/i);
    expect(about.evidence.map(({ side, words }) => [side, words])).toEqual([
      [undefined, 'Compared with an account that isn’t Isla Oxenholme’s.'],
      [null, 'From an account that isn’t Isla Oxenholme’s.'],
      ['theirs', ''],
    ]);
    expect(about.removed?.map(({ side }) => side)).toEqual([null]);
    expect(told({ ...found, behalf: child() }).snapshot?.yours).toEqual({});
    // The child's own account was on the list of their parent.
    const same = told({ ...found, behalf: child({ platform: 'INSTAGRAM', handle: 'Bettany.Swims' }) });
    expect([same.comparedElse, same.snapshot]).toEqual([undefined, found.snapshot]);
  });
});

test('a list names whom it impersonates as the case does', () => {
  expect(listed({ ...found, behalf: child(isla) })).toMatchObject({ imitates: { handle: 'isla.oxenholme' } });
  const none = listed({ ...found, behalf: child(null) });
  expect(none).toMatchObject({ impersonated: { name: 'Isla Oxenholme' } });
  expect([none.imitates, none.verdict]).toEqual([null, undefined]);
  expect(listed(found)).toMatchObject({ imitates: mine, verdict: 'likely clone' });
});

test('an account of theirs is taken where it can be one, with the address that we write for it', () => {
  const takes = (account: object) => Behalf.safeParse(child(account as typeof isla)).success;
  expect([isla, { ...isla, url: null }].map(takes)).toEqual([true, true]);
  const elsewhere = { ...isla, url: 'https://example.com/isla.oxenholme' };
  const other = { ...isla, url: 'https://www.instagram.com/bettany.swims/' };
  expect([elsewhere, other, { ...isla, handle: 'is la' }, { ...isla, handle: '' }].map(takes)).toEqual([
    ...[false, false, false, false],
  ]);
});

it('what was chosen as the picture of an account that is not theirs is a picture, and no screenshot', () => {
  const chosen = { ...piece, id: '5', kind: 'screenshot' as const, side: 'yours' as const, words: '' };
  const { evidence } = told({
    ...found,
    behalf: { name: 'Isla', relation: 'CHILD', account: null },
    evidence: [chosen],
  });
  expect(evidence).toMatchObject([
    { kind: 'picture', side: null, words: 'From an account that isn’t Isla’s.' },
  ]);
});

it('that the account was renamed is told as it was kept: it compares with no other', () => {
  const words = 'Renamed on Instagram: isla.oxenholme_swims is called isla.swims now.';
  const renamed = { ...piece, id: '6', kind: 'finding' as const, words, kept: words };
  const { evidence } = told({ ...found, behalf: child(isla), evidence: [renamed] });
  expect(evidence).toEqual([renamed]);
});

it('what was chosen with a comparison that is not theirs is no picture of their account, and what came with the next one is', () => {
  const business: Behalf = { name: 'Acme', relation: 'BUSINESS' };
  const comparison = { ...piece, kind: 'comparison' as const, kept: 'Both profiles.' };
  const picture = { ...piece, kind: 'screenshot' as const, side: 'yours' as const, words: '' };
  const evidence: Case['evidence'] = [
    { ...comparison, id: '1', words: 'As you entered it' },
    { ...picture, id: '2' },
    { ...comparison, id: '3', words: 'Compared with an account that isn’t Acme’s.' },
    { ...picture, id: '4', side: 'theirs' },
    { ...picture, id: '5' },
    { ...comparison, id: '6', words: 'As you entered it' },
    { ...picture, id: '7' },
  ];
  expect(told({ ...typed, evidence, behalf: business }).evidence).toEqual(
    evidence.with(4, {
      ...evidence[4]!,
      ...{ kind: 'picture', side: null, words: 'From an account that isn’t Acme’s.' },
    }),
  );
});
