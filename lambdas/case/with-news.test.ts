import { expect, test } from 'vitest';
import type { Evidence } from '#domain/case/case';
import type { Snapshot } from '#domain/case/snapshot';
import type { StoredCase } from '../store/case.ts';
import type { Copy } from './domain-record/domain-copy.ts';
import { withNews } from './with-news.ts';

const who = {
  at: '2026-11-26T10:00:00.000Z',
  owner: { id: 'maya', subjectId: 'U#maya', businessId: undefined, writer: 'Maya' },
};
const linkedIn = { platform: 'LINKEDIN', handle: 'mayahollimund', name: 'Maya Hollimund' } as const;
const tikTok = { platform: 'TIKTOK', handle: 'maya.hollimund', name: 'Maya Hollimund' } as const;

const compared = (yours: typeof linkedIn | typeof tikTok | object, over: Partial<Snapshot> = {}) =>
  ({ at: '2026-11-26T09:00:00.000Z', seenBy: 'person', yours, theirs: {}, ...over }) as Snapshot;
const one = (over: Partial<StoredCase>) => ({ evidence: [], steps: [], ...over }) as unknown as StoredCase;
const copy = (over: Partial<Copy>) => ({ platform: 'TIKTOK', handle: 'maya.hollimundd', ...over }) as Copy;

/** Whom the case imitates, and whose profile stands in its comparison, once it knows this as well. */
const after = (before: StoredCase, more: Copy) => {
  const known = withNews(before, more, [], who)?.after ?? before;
  return [known.imitates?.handle ?? null, known.snapshot?.yours.handle ?? null];
};

test('the account that a case speaks of is the one in its comparison, whatever was said when it was opened', () => {
  const opened = one({ imitates: linkedIn });
  const saved = copy({ imitates: tikTok, snapshot: compared(tikTok) });
  expect(after(opened, saved)).toEqual([tikTok.handle, tikTok.handle]);
  const later = { at: '2026-11-26T09:30:00.000Z' };
  const withFirst = one({ imitates: linkedIn, snapshot: compared(linkedIn) });
  expect(after(withFirst, copy({ imitates: tikTok, snapshot: compared(tikTok, later) }))).toEqual([
    tikTok.handle,
    tikTok.handle,
  ]);
});

test('what our search read counts for more, and its account with it', () => {
  const searched = one({ imitates: linkedIn, snapshot: compared(linkedIn, { seenBy: 'search' }) });
  const saved = copy({ imitates: tikTok, snapshot: compared(tikTok) });
  expect(after(searched, saved)).toEqual([linkedIn.handle, linkedIn.handle]);
});

test('what our search saw beside another account changes nothing that the case says, and a note comes in', () => {
  const search = copy({ findingId: 'f', imitates: tikTok, snapshot: compared(tikTok, { seenBy: 'search' }) });
  for (const named of [
    one({ imitates: linkedIn }),
    one({ imitates: linkedIn, snapshot: compared(linkedIn) }),
  ])
    expect(after(named, search)).toEqual([linkedIn.handle, named.snapshot?.yours.handle ?? null]);
  expect(after(one({}), search)).toEqual([tikTok.handle, tikTok.handle]);
  const note = { id: 'n', at: who.at, kind: 'note', words: '', sha256: 'n' } as unknown as Evidence;
  const learned = withNews(one({ imitates: linkedIn }), search, [note], who)!.after;
  expect([learned.findingId, learned.evidence.map(({ kind }) => kind)]).toEqual(['f', ['note']]);
  // An account that was given by hand was found beside one of theirs, too.
  const given = { ...search, snapshot: compared(tikTok) };
  expect(after(one({ imitates: linkedIn }), given)).toEqual([linkedIn.handle, null]);
});

test('a comparison without an own account, or none, leaves what was said', () => {
  const opened = one({ imitates: linkedIn });
  expect(after(opened, copy({ imitates: null, snapshot: compared({}) }))).toEqual([linkedIn.handle, null]);
  expect(after(opened, copy({ imitates: tikTok }))).toEqual([linkedIn.handle, null]);
  expect(after(one({}), copy({ imitates: tikTok }))).toEqual([tikTok.handle, null]);
});

test('the same once more is nothing new', () => {
  const known = one({ imitates: tikTok, snapshot: compared(tikTok) });
  expect(withNews(known, copy({ imitates: { ...tikTok }, snapshot: compared(tikTok) }), [], who)).toBe(
    undefined,
  );
});

test('for whom it is goes with the account that the case speaks of, where the case named nobody', () => {
  const behalf = { name: 'Harbour Loaf', relation: 'BUSINESS' as const };
  const saved = { ...copy({ imitates: tikTok, snapshot: compared(tikTok) }), behalf };
  const forWhom = (before: StoredCase, more: typeof saved = saved) =>
    (withNews(before, more, [], who)?.after ?? before).behalf ?? null;
  expect(forWhom(one({}))).toEqual(behalf);
  expect(forWhom(one({ imitates: linkedIn, snapshot: compared(linkedIn) }))).toEqual(behalf);
  // Compared again in the same words, it is for them now.
  expect(forWhom(one({ imitates: tikTok, snapshot: saved.snapshot }))).toEqual(behalf);
  // It speaks of another account: what a scan compared, or what was said when it was opened.
  expect(forWhom(one({ imitates: linkedIn, snapshot: compared(linkedIn, { seenBy: 'search' }) }))).toBeNull();
  const unnamed = { ...saved, imitates: null };
  expect(forWhom(one({ imitates: linkedIn }), unnamed)).toBeNull();
  const child = { name: 'Isla', relation: 'CHILD' as const };
  expect(forWhom(one({ behalf: child }))).toEqual(child);
});

test('a copy that has since taken the very file of the own picture shows it, too', () => {
  const file = { at: who.at, kind: 'picture' as const, words: '', sha256: 'a'.repeat(64), byHelper: false };
  const [yours, theirs] = (['yours', 'theirs'] as const).map((side) => ({ ...file, id: side, side }));
  const known = one({ evidence: [yours!] });
  expect(withNews(known, copy({}), [theirs!, yours!], who)!.after.evidence.map(({ id }) => id)).toEqual([
    'yours',
    'theirs',
  ]);
});

test('what was compared for oneself stays among the evidence of a case for a business, whose account it isn’t', () => {
  const acme = { platform: 'X', handle: 'acme', name: 'Acme' } as const;
  const behalf = { name: 'Acme', relation: 'BUSINESS' as const };
  const later = { at: '2026-11-26T09:30:00.000Z' };
  const piece = (id: string, of: Partial<Evidence>): Evidence => ({
    ...{ id, at: who.at, kind: 'comparison', words: 'As you entered it', kept: `Text of ${id}` },
    ...{ sha256: id.repeat(64), byHelper: false, ...of },
  });
  const own = [piece('a', {}), piece('b', { kind: 'picture', side: 'yours', words: '', kept: null })];
  const opened = one({ behalf, imitates: acme, snapshot: compared(acme) });
  const mine = copy({ imitates: tikTok, snapshot: compared(tikTok, later) });
  const known = withNews(opened, mine, own, who)!.after;
  expect(known).toMatchObject({ behalf, imitates: acme, snapshot: opened.snapshot });
  expect(known.evidence).toMatchObject([
    { kept: 'Text of a', words: 'Compared with an account that isn’t Acme’s.' },
    { side: null, words: 'From an account that isn’t Acme’s.' },
  ]);
  expect(withNews(known, mine, own, who), 'once more').toBeUndefined();
  // Without a link to their account, for another business, or as a scan compared it.
  const others = [
    copy({ imitates: null, snapshot: compared({ name: 'Maya' }, later) }),
    { ...mine, behalf: { name: 'Harbour Loaf', relation: 'BUSINESS' as const } },
    copy({ imitates: tikTok, snapshot: compared(tikTok, { ...later, seenBy: 'search' }) }),
  ];
  for (const other of others) expect(after(opened, other)).toEqual(['acme', 'acme']);
  // Nobody linked the account that was compared for them.
  const { imitates: _, ...typed } = one({ behalf, snapshot: compared({ handle: undefined }) });
  expect(after(typed as StoredCase, mine)).toEqual([null, null]);
  // Another account of the business, and the same one again.
  const shop = { ...tikTok, handle: 'acme.shop' };
  const forThem = { ...copy({ imitates: shop, snapshot: compared(shop, later) }), behalf };
  expect(after(opened, forThem)).toEqual(['acme.shop', 'acme.shop']);
  const again = copy({ imitates: { ...acme, handle: 'Acme' }, snapshot: compared(acme, later) });
  expect(withNews(opened, again, own, who)!.after).toMatchObject({
    snapshot: later,
    evidence: [{ words: own[0]!.words }, { side: 'yours' }],
  });
  // In a comparison nobody says that it is for a child.
  const isla = { name: 'Isla', relation: 'CHILD' as const };
  expect(after({ ...opened, behalf: isla }, mine)).toEqual([tikTok.handle, tikTok.handle]);
});
