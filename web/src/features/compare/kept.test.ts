import { expect, test } from 'vitest';
import { compare } from './comparison.ts';
import { draftSnapshot } from './draft-snapshot.ts';
import { keptOf } from './kept.ts';
import { keepForLater, putBack } from './keep/keep-for-later.ts';
import { letGo } from './keep/let-go.ts';
import { allKept, keptHere, onKept } from './kept-here.ts';
import { emptySide, longestBio, type Draft } from './side.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 20);
const draft: Draft = {
  yours: { ...emptySide(), link: 'https://x.com/maya_hollimund', name: 'Maya Hollimund' },
  theirs: { ...emptySide(), link: 'x.com/maya_ho1limund?s=20', name: 'Maya Hollimund' },
};
const kept = keptOf(draft, compare(draft), AT)!;

function store(room = Infinity) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
}

test('of a long bio that was pasted, as much is kept as is compared', () => {
  const long = { ...draft, theirs: { ...draft.theirs, bio: 'Clay. '.repeat(1000) } };
  const { theirs } = draftSnapshot(long, compare(long)!, AT);
  expect(theirs.bio).toHaveLength(longestBio);
});

test('all that a case is made of is taken along', () => {
  expect(kept).toMatchObject({
    link: 'x.com/maya_ho1limund?s=20',
    handle: 'maya_ho1limund',
    platformName: 'X',
    mine: { link: 'https://x.com/maya_hollimund', name: 'Maya Hollimund' },
  });
  expect(kept.snapshot).toMatchObject({
    seenBy: 'person',
    at: '2026-11-20T00:00:00.000Z',
    yours: { platform: 'X', handle: 'maya_hollimund', name: 'Maya Hollimund' },
    theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Maya Hollimund' },
    verdict: expect.stringContaining('clone') as string,
  });
  const reasons = kept.snapshot!.reasons.map(({ signal }) => signal);
  expect(reasons).toEqual(expect.arrayContaining(['name', 'handle']));
});

test('a case gets the pictures as they were compared, and the screenshot that one was cut out of', () => {
  const square = { name: 'a', hash: '', quality: 90, sha256: 's', width: 200, height: 200 };
  const whole = { base64: 'whole', width: 390, height: 844 };
  const seen = { ...square, preview: 'data:image/jpeg;base64,face', whole };
  const picturesOf = (yours: object | undefined, theirs: object | undefined) => {
    const both = {
      yours: { ...draft.yours, picture: yours as never },
      theirs: { ...draft.theirs, picture: theirs as never },
    };
    return keptOf(both, compare(both), AT)?.pictures;
  };
  expect(picturesOf(seen, seen)).toEqual({ yours: 'whole', theirs: 'whole' });
  const cut = { ...seen, part: true };
  expect(picturesOf(cut, cut)).toEqual({ yours: 'face', theirs: 'face', screenshot: 'whole' });
  // The case has it already.
  expect(picturesOf(cut, { ...cut, ofCase: true })).toEqual({ yours: 'face', theirs: 'face' });
  const uncut = { ...seen, width: 390, height: 844 };
  expect(picturesOf(uncut, uncut)).toEqual({ screenshot: 'whole' });
  expect(picturesOf(uncut, seen)).toEqual({ theirs: 'whole' });
  expect(picturesOf(seen, uncut)).toEqual({ yours: 'whole', screenshot: 'whole' });
  expect(picturesOf(undefined, undefined)).toBeUndefined();
});

test('of a picture that was cut out, the file and that it was cut are known', () => {
  const square = {
    name: 'a',
    hash: 'f'.repeat(64),
    quality: 90,
    sha256: 'ab'.repeat(32),
    width: 200,
    height: 200,
  };
  const picture = { ...square, preview: '' };
  const theirsOf = (part: object) => {
    const both = { ...draft, theirs: { ...draft.theirs, picture: { ...picture, ...part } } };
    return keptOf(both, compare(both), AT)?.snapshot?.theirs;
  };
  expect(theirsOf({ part: true })).toMatchObject({ fileSha256: square.sha256, fileCut: true });
  expect(theirsOf({})).not.toHaveProperty('fileCut');
});

test('without the other account there is nothing to keep', () => {
  expect(keptOf({ ...draft, theirs: emptySide() }, undefined, AT)).toBeUndefined();
});

test('it is kept for a week, told to who listens, and let go', () => {
  const here = store();
  let told = 0;
  const stop = onKept(() => (told += 1));
  expect(keepForLater(kept, here)).toBe(true);
  expect(keptHere(AT + 6 * DAY, here)).toEqual(kept);
  expect(keptHere(AT + 8 * DAY, here)).toBeUndefined();
  expect(keptHere(AT, here)).toBeUndefined(); // what is too old is gone for good
  keepForLater(kept, here);
  letGo(kept, here);
  expect(keptHere(AT, here)).toBeUndefined();
  expect(told).toBe(3);
  stop();
});

test('a full store keeps the words; one that refuses says so; a broken one is empty', () => {
  const heavy = { ...kept, pictures: { yours: 'x'.repeat(5000), theirs: 'x'.repeat(500) } };
  const room = JSON.stringify(kept).length;
  const [some, little] = [store(room + 600), store(room)];
  expect(keepForLater(heavy, some)).toBe(true);
  expect(keptHere(AT, some)).toEqual({ ...kept, pictures: { theirs: heavy.pictures.theirs } });
  expect(keepForLater(heavy, little)).toBe(true);
  expect(keptHere(AT, little)).toEqual(kept);
  expect(keepForLater(kept, store(0))).toBe(false);
  const broken = store();
  broken.setItem('countersign.kept', '{');
  expect(keptHere(AT, broken)).toBeUndefined();
});

test('what was saved about another account waits behind it, and is next once that one is let go', () => {
  const here = store();
  const first = { ...kept, at: Date.now() };
  const second = { ...first, handle: 'maya_h0llimund' };
  expect([keepForLater(first, here), keepForLater(second, here)]).toEqual([true, true]);
  expect(allKept(keptHere(Date.now(), here))).toEqual([second, first]);
  // The same account compared again is one case, and its newer comparison counts.
  const again = { ...first, at: Date.now() };
  keepForLater(again, here);
  expect(allKept(keptHere(Date.now(), here))).toEqual([again, second]);
  letGo(again, here);
  expect(allKept(keptHere(Date.now(), here))).toEqual([second]);
  // Without room for both the first one stays, and the second is refused.
  const full = store(JSON.stringify(first).length + 50);
  expect([keepForLater(first, full), keepForLater(second, full)]).toEqual([true, false]);
  expect(allKept(keptHere(Date.now(), full))).toEqual([first]);
});

test('each is kept for a week of its own, whatever waits before it', () => {
  const here = store();
  const [first, second, third] = [
    kept,
    { ...kept, at: AT + 6 * DAY, handle: 'maya_h0llimund' },
    { ...kept, at: AT + 12 * DAY, handle: 'maya_hol1imund' },
  ];
  keepForLater(first, here, first.at);
  keepForLater(second, here, second.at);
  expect(allKept(keptHere(AT + 8 * DAY, here))).toEqual([second]);
  expect(here.getItem('countersign.kept')).not.toContain(String(first.at));
  keepForLater(third, here, third.at);
  expect(allKept(keptHere(AT + 12 * DAY, here))).toEqual([third, second]);
  // A clock that went wrong for one of them takes none of the others along.
  expect(allKept(keptHere(AT + 11 * DAY, here))).toEqual([second]);
});

test('an older one that was cleared comes back to its place, and no other goes with it', () => {
  const here = store();
  const newer = { ...kept, at: AT + 5 * DAY, handle: 'maya_h0llimund' };
  keepForLater(kept, here, AT);
  keepForLater(newer, here, newer.at);
  letGo(kept, here);
  putBack(kept, here, AT + 6 * DAY);
  expect(allKept(keptHere(AT + 6 * DAY, here))).toEqual([newer, kept]);
  expect(allKept(keptHere(AT + 8 * DAY, here))).toEqual([newer]);
  // Where there is no room for the pictures of the one that comes back, the other's stay.
  const heavy = { ...newer, pictures: { yours: 'x'.repeat(500) } };
  const little = store(JSON.stringify({ ...heavy, earlier: [kept] }).length);
  keepForLater(heavy, little, heavy.at);
  putBack({ ...kept, pictures: { yours: 'x'.repeat(500) } }, little, heavy.at);
  expect(allKept(keptHere(heavy.at, little))).toEqual([heavy, kept]);
});
