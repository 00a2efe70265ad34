import { expect, test } from 'vitest';
import type { Evidence } from '#domain/case/case';
import type { Snapshot } from '#domain/case/snapshot';
import { snapshotText } from '#domain/case/compared/snapshot-text';
import { pictureOf } from './picture-of.ts';

const at = '2026-11-26T10:00:00.000Z';
const sha = (letter: string) => letter.repeat(64);
const piece = (id: string, part: Partial<Evidence>): Evidence => ({
  ...{ id, at, kind: 'note', words: '', sha256: sha('0'), byHelper: false, ...part },
});
const file = (letter: string) => ({ sha256: sha(letter), bytes: 9, contentType: 'image/png' as const, at });
const both = { verdict: 'likely clone' as const, score: 90, reasons: [] };
const theirs = { platform: 'X' as const, handle: 'maya_' };
const seen: Snapshot = {
  ...{ ...both, at, seenBy: 'search' },
  yours: { platform: 'X', handle: 'maya', picture: file('a') },
  theirs: { ...theirs, picture: file('b') },
};
const typed = (handle: string, minute: string): Snapshot => ({
  ...{ ...both, at: `2026-11-26T11:${minute}:00.000Z`, seenBy: 'person', theirs },
  yours: { platform: 'INSTAGRAM', handle },
});
const [art, clay] = [typed('maya_art', '01'), typed('maya.clay', '02')];
const comparison = (of: Snapshot) =>
  piece(of.at, { kind: of === seen ? 'finding' : 'comparison', kept: snapshotText(of) });
const scanned = [
  piece('theirs by scan', { kind: 'picture', side: 'theirs', sha256: sha('b') }),
  piece('yours by scan', { kind: 'picture', side: 'yours', sha256: sha('a') }),
  comparison(seen),
];
const chosen = (of: Snapshot, sides: readonly ('theirs' | 'yours')[] = ['theirs', 'yours']) => [
  comparison(of),
  ...sides.map((side) => piece(`${side} beside ${of.yours.handle}`, { kind: 'screenshot', side })),
];
const shown = (snapshot: Snapshot | null, evidence: Evidence[]) =>
  (['theirs', 'yours'] as const).map((side) => pictureOf({ snapshot, evidence }, side)?.id);

test('of what a scan saw it is the picture that the scan saw, whatever was chosen for a comparison since', () => {
  const byScan = ['theirs by scan', 'yours by scan'];
  expect(shown(seen, [...scanned, ...chosen(art)])).toEqual(byScan);
  expect(shown(seen, [...chosen(art), ...scanned])).toEqual(byScan);
  // Another own account that the scan kept no picture of doesn't get that of the one before.
  const { picture: _gone, ...yours } = seen.yours;
  expect(shown({ ...seen, yours }, scanned)).toEqual(['theirs by scan', undefined]);
  expect(shown(seen, [comparison(seen), ...chosen(art)])).toEqual([undefined, undefined]);
});

test('of what a search kept no picture of, it is what was added when the case was opened from it', () => {
  const found = { ...seen, theirs, yours: { platform: 'X' as const, handle: 'maya' } };
  const added = ['theirs', 'yours'] as const;
  const opened = [
    piece('finding', { kind: 'finding', kept: snapshotText(found) }),
    ...added.map((side) => piece(`${side} from the platform`, { kind: 'screenshot', side })),
  ];
  expect(shown(found, [...opened, ...chosen(art)])).toEqual([
    'theirs from the platform',
    'yours from the platform',
  ]);
});

test('of what a person compared it is what they chose for that comparison', () => {
  const [first, second] = [
    ['theirs beside maya_art', 'yours beside maya_art'],
    ['theirs beside maya.clay', 'yours beside maya.clay'],
  ];
  expect(shown(art, chosen(art))).toEqual(first);
  expect(shown(clay, [...chosen(art), ...chosen(clay)])).toEqual(second);
  // The one that counts may be the earlier one, which knew more.
  expect(shown(art, [...chosen(art), ...chosen(clay)])).toEqual(first);
  expect(shown(clay, [...chosen(art), ...chosen(clay, [])])).toEqual([undefined, undefined]);
  expect(shown(art, [...chosen(art, ['theirs']), ...scanned])).toEqual([first[0], undefined]);
  // Also where its text was removed from the case.
  expect(shown(art, chosen(art).slice(1))).toEqual(first);
});

test('a picture that a comparison shares with an earlier one is in the case once, and is shown for both', () => {
  const withFiles = (of: Snapshot, [yours, theirs]: readonly [string, string]): Snapshot => ({
    ...of,
    yours: { ...of.yours, fileSha256: sha(yours) },
    theirs: { ...of.theirs, fileSha256: sha(theirs) },
  });
  const [first, again] = [withFiles(art, ['c', 'd']), withFiles(typed('maya_art', '02'), ['c', 'd'])];
  const both = ['theirs beside maya_art', 'yours beside maya_art'];
  expect(shown(again, [...chosen(first), ...chosen(again, [])])).toEqual(both);
  // Another picture of one side came with it, that of the other was there.
  const other = withFiles(typed('maya_art', '03'), ['c', 'e']);
  const newer = piece('theirs newer', { kind: 'screenshot', side: 'theirs' });
  expect(shown(other, [...chosen(first), comparison(other), newer])).toEqual(['theirs newer', both[1]]);
  const foreign = withFiles(typed('maya_art', '04'), ['f', 'f']);
  expect(shown(foreign, [...chosen(first), ...chosen(foreign, [])])).toEqual([undefined, undefined]);
});

test('without a comparison it is the newest that was given', () => {
  expect(shown(null, [...chosen(art), ...chosen(clay, ['theirs'])])).toEqual([
    'theirs beside maya.clay',
    'yours beside maya_art',
  ]);
});
