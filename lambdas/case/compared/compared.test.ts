import { expect, test } from 'vitest';
import type { Snapshot } from '#domain/case/snapshot';
import { sha256 } from '../../runtime/hash.ts';
import { keepPictures } from './keep-pictures.ts';
import { snapshotEvidence } from './snapshot-evidence.ts';

const at = '2026-11-26T16:09:01.678Z';
const bytes = Buffer.from('a picture');
const picture = { sha256: sha256(bytes), bytes: bytes.length, contentType: 'image/jpeg' as const, at };
const seen: Snapshot = {
  ...{ at, seenBy: 'search', verdict: 'likely clone', score: 94, reasons: [] },
  yours: { platform: 'INSTAGRAM', handle: 'hannah.whitfield', picture },
  theirs: { platform: 'FACEBOOK', handle: 'real.hannah.whitfield', picture },
};
/** Compared anew since. */
const inWebSearch: Snapshot = {
  ...{ ...seen, at: '2026-11-27T09:00:00.000Z', seenAt: at },
  theirs: { ...seen.theirs, seenIn: 'web search' },
};

async function piecesOf(snapshot: Snapshot) {
  const files = { head: async () => bytes, putPicture: async () => {} };
  const pictures = await keepPictures({ userId: 'hannah', caseId: '01A' }, snapshot, files);
  return [...pictures, snapshotEvidence('id', snapshot, at)];
}

test('what a search engine showed is kept as such: the other picture and the comparison, not the person’s own picture', async () => {
  const pieces = await piecesOf(inWebSearch);
  expect(pieces.map(({ kind, side, seenIn }) => [kind, side, seenIn])).toEqual([
    ['picture', 'theirs', 'web search'],
    ['picture', 'yours', undefined],
    ['finding', undefined, 'web search'],
  ]);
  // It may be kept days later.
  expect(pieces[2]!.words).toMatch(
    /^As a search engine had stored it when our scan asked on 26 November 2026, 16:09 UTC: likely clone,/,
  );
  expect(pieces[2]!.kept).toMatch(/^The other account as a search engine had stored it/);
});

test('what a scan saw on the platform, or a person compared, is not', async () => {
  const byPerson: Snapshot = { ...inWebSearch, seenBy: 'person' };
  for (const [snapshot, begins] of [
    [seen, 'As our scan saw it:'],
    [byPerson, 'As you entered it:'],
  ] as const) {
    const pieces = await piecesOf(snapshot);
    expect(pieces.map(({ seenIn }) => seenIn)).toEqual([undefined, undefined, undefined]);
    expect(pieces[2]!.words).toContain(begins);
  }
});
