import { expect, test } from 'vitest';
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
