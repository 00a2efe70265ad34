import { expect, test } from 'vitest';
import { moreTelling, Snapshot, snapshotOf } from './snapshot.ts';
import { snapshotText } from './compared/snapshot-text.ts';

const seen: Snapshot = {
  at: '2026-11-20T10:00:00.000Z',
  seenBy: 'search',
  yours: {
    platform: 'GITHUB',
    handle: 'maya-hollimund',
    name: 'Maya Hollimund',
    bio: 'Stoneware.\nSlow glazes.',
    followers: 3912,
  },
  theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Maya Hollimund', followers: 0 },
  verdict: 'likely clone',
  score: 93.6,
  reasons: [
    { signal: 'name', value: 1, words: 'Same name.', side: 'for' },
    { signal: 'location', value: 0, words: 'Different places.', side: 'context' },
    { signal: 'label', value: 1, words: 'Says of itself: “fan”.', side: 'against' },
  ],
};

test('the name that its owner gives is told as that, beside the one that the platform shows', () => {
  const yours = { ...seen.yours, name: 'Maya Anne Hollimund', shownName: 'mh' };
  expect(snapshotText({ ...seen, yours })).toContain(
    'Name, as its owner gives it: Maya Anne Hollimund\nName on GitHub: mh\n',
  );
});

test('the text says all that was known of both, what speaks for a copy and what against, and nothing that was not known', () => {
  expect(snapshotText(seen))
    .toBe(`As our scan saw the other account on 2026-11-20T10:00:00.000Z; the account it was compared with, on another platform, as our scans last saw it, then or earlier
Comparison: likely clone, likeness 93 of 100

The account it was compared with
Platform: GitHub
Handle: maya-hollimund
Name: Maya Hollimund
About: Stoneware.
  Slow glazes.
Followers: 3912

The other account
Platform: X
Handle: maya_ho1limund
Name: Maya Hollimund
Followers: 0

The handles, letter by letter
- Underscore in place of hyphen
- Digit 1 in place of l

Evidence for a copy
- Same name.

Evidence against
- Says of itself: “fan”.

Also compared
- Different places.
`);
});

test('of an account that was given by hand the text says so, whoever read the other', () => {
  const text = snapshotText({ ...seen, seenBy: 'person', theirs: { ...seen.theirs, seenIn: 'report' } });
  expect(text.split('\n')[0]).toBe(
    'The other account as it was entered by hand on 2026-11-20T10:00:00.000Z; no scan saw it',
  );
});

test('of what was entered the text has the link as it was pasted, and says which link we wrote', () => {
  const entered: Snapshot = {
    ...{ ...seen, seenBy: 'person' },
    yours: { platform: 'REDDIT', handle: 'maya', url: 'https://www.reddit.com/user/maya' },
    theirs: {
      ...{ platform: 'SNAPCHAT', handle: 'maya', url: 'https://www.snapchat.com/@maya' },
      pasted: 'https://www.snapchat.com/add/maya',
    },
  };
  const linksOf = (snapshot: Snapshot) => snapshotText(snapshot).match(/^Link.*$/gm);
  expect(linksOf(entered)).toEqual([
    'Link, as we write it: https://www.reddit.com/user/maya',
    'Link: https://www.snapchat.com/add/maya',
  ]);
  const { yours, theirs } = entered;
  const given = { ...theirs, pasted: null, seenIn: 'report' as const };
  expect(linksOf({ ...entered, theirs: given })).toEqual([
    'Link: https://www.reddit.com/user/maya',
    'Link, as we write it: https://www.snapchat.com/@maya',
  ]);
  expect(linksOf({ ...seen, yours })).toEqual(['Link: https://www.reddit.com/user/maya']);
});

test('of an own account that no scan read, the text says that it stands there as it was listed', () => {
  const yours = {
    ...{ platform: 'INSTAGRAM' as const, handle: 'maya', url: 'https://www.instagram.com/maya/' },
    // Of the picture that was uploaded here.
    ...{ name: 'Maya Hollimund', photoHash: 'ef'.repeat(32) },
  };
  const openingOf = (part: Partial<Snapshot>) => snapshotText({ ...seen, yours, ...part }).split('\n')[0];
  expect(openingOf({})).toBe(
    'The account it was compared with as it was listed, and not as a scan saw it; the other account as our scan saw it on 2026-11-20T10:00:00.000Z',
  );
  const read = { ...yours, platform: 'X' as const, accountId: '17841' };
  expect(openingOf({ yours: read })).toBe('As our scan saw both accounts on 2026-11-20T10:00:00.000Z');
  expect(openingOf({ yours: { ...yours, ofDomain: true } })).toMatch(/^As our scan saw the other account/);
});

test('of an account that only a search engine showed, the text says when it was asked, and that what it stored may be older', () => {
  const picture = { sha256: 'ab'.repeat(32), bytes: 4711, contentType: 'image/png' as const, at: seen.at };
  const theirs = { ...seen.theirs, picture, seenIn: 'web search' as const };
  const text = snapshotText({ ...seen, yours: { ...seen.yours, picture }, theirs });
  expect(text.split('\n')[0]).toBe(
    'The other account as a search engine had stored it when our scan asked on 2026-11-20T10:00:00.000Z; the stored copy may be older, and no scan saw the account itself',
  );
  // Our own picture comes from where it is shown.
  expect([...text.matchAll(/^Picture file, fetched[^:]*:/gm)].map(([line]) => line)).toEqual([
    'Picture file, fetched:',
    'Picture file, fetched from the search engine:',
  ]);
  // Whoever compares both themselves looks at the account.
  expect(snapshotText({ ...seen, theirs, seenBy: 'person' })).toMatch(/^As the person who opened the case/);
});

test('what a scan read counts for more than what was typed, and of two of a kind the newer', () => {
  const typed: Snapshot = { ...seen, seenBy: 'person', at: '2026-11-22T10:00:00.000Z' };
  const later = { ...seen, at: '2026-11-21T10:00:00.000Z' };
  expect(moreTelling(undefined, typed)).toBe(typed);
  expect(moreTelling(seen, typed)).toBe(seen);
  expect(moreTelling(typed, seen)).toBe(seen);
  expect(moreTelling(seen, later)).toBe(later);
  expect(moreTelling(later, seen)).toBe(later);
});

test('a link that is given later, and nothing with it, does not replace what was given with a name and a picture', () => {
  const typed: Snapshot = { ...seen, seenBy: 'person' };
  const {
    name: _name,
    bio: _bio,
    photoHash: _hash,
    picture: _picture,
    imageUrl: _url,
    ...bare
  } = typed.theirs;
  const alone = { ...typed, theirs: bare, at: '2026-11-22T10:00:00.000Z' };
  expect([moreTelling(typed, alone), moreTelling(alone, typed)]).toEqual([typed, typed]);
  const other = { ...alone, theirs: { ...typed.theirs, name: 'Another name' } };
  expect(moreTelling(typed, other)).toBe(other);
});

test('reasons stand in the lists and in the order in which the case shows them, with what each adds', () => {
  const reasons: Snapshot['reasons'] = [
    { signal: 'bio', value: 0.8, words: 'Similar words.', side: 'for', adds: 4 },
    { signal: 'photo', value: 1, words: 'Same picture.', side: 'for', adds: 60 },
    { signal: 'proof', value: 1, words: 'It shows a code that was issued to you.', side: 'for', adds: 20 },
    { signal: 'label', value: 1, words: 'Says “fan”.', side: 'against', adds: -3 },
    { signal: 'age', value: 0, words: 'Older than your account.', side: 'against', adds: -9 },
    { signal: 'location', value: 0, words: 'Other places.', side: 'context', adds: 0 },
    { signal: 'links', value: 0, words: 'Other links.', side: 'context' },
    { signal: 'photo', value: 0.3, words: 'Different pictures.', side: 'context', adds: -2 },
    { signal: 'name', value: 0, words: 'Other names.', side: 'context' },
  ];
  const text = snapshotText({ ...seen, reasons });
  expect(text.slice(text.indexOf('Evidence for a copy'))).toBe(`Evidence for a copy
- It shows a code that was issued to the reporting party. +20
- Same picture. +60
- Similar words. +4

Evidence against
- Older than the account it is said to impersonate. −9
- Says “fan”. −3
- Different pictures. −2
- Other names.

Also compared
- Other places.
- Other links.
`);
});

test('every fact that was known of a profile stands in the text', () => {
  const picture = { sha256: 'ab'.repeat(32), bytes: 4711, contentType: 'image/png' as const, at: seen.at };
  const yours = {
    ...{ platform: 'X' as const, handle: 'maya', url: 'https://x.com/maya', name: '', bio: 'Potter.' },
    ...{ pasted: 'x.com/maya?s=21' },
    ...{ location: 'Bath', links: ['https://a.example', 'https://b.example'], createdAt: '2014-03-01' },
    ...{ followers: 12, following: 0, picture, fileSha256: 'cd'.repeat(32), photoHash: 'ef'.repeat(32) },
  };
  const text = snapshotText({ ...seen, seenBy: 'person', yours, theirs: { handle: 'maya' }, reasons: [] });
  expect(text)
    .toBe(`As the person who opened the case entered them on 2026-11-20T10:00:00.000Z, by the clock of their device
Comparison: likely clone, likeness 93 of 100

The account it was compared with
Platform: X
Handle: maya
Link: x.com/maya?s=21
About: Potter.
Location: Bath
Links: https://a.example https://b.example
Account since: 2014-03-01
Followers: 12
Following: 0
Picture file, SHA-256: ${picture.sha256}
Original file of the picture that was compared, SHA-256: ${yours.fileSha256}
Picture of that file in this case: if one is kept here, the browser saved it again from that file before sending it, so it has a SHA-256 of its own
Picture file, bytes: 4711
Picture file, fetched: 2026-11-20T10:00:00.000Z
Picture, PDQ hash: ${yours.photoHash}

The other account
Handle: maya

The handles, letter by letter
- The same
`);
});

test('of an account that a scan read, a picture that was only compared is not told as what it shows', () => {
  const photoHash = 'ef'.repeat(32);
  const github = { platform: 'GITHUB' as const, handle: 'maya', bio: 'Potter.', photoHash };
  const textOf = (yours: object) =>
    snapshotText({
      ...seen,
      seenBy: 'search',
      yours: { ...github, ...yours },
      theirs: { handle: 'maya1' },
      reasons: [],
    });
  const compared = `Picture that was compared, not seen on the account, PDQ hash: ${photoHash}`;
  expect(textOf({ imageUrl: null })).toContain(compared);
  expect(textOf({ imageUrl: 'https://x.example/p.jpg' })).toContain(`\nPicture, PDQ hash: ${photoHash}`);
  expect(textOf({ bio: null })).not.toContain('not seen on');
});

test('of a picture that the person cut out of a file it says so', () => {
  const yours = { fileSha256: 'cd'.repeat(32), fileCut: true as const };
  expect(snapshotText({ ...seen, seenBy: 'person', yours })).toContain(`
Original file of the picture that was compared, SHA-256: ${yours.fileSha256}
Picture that was compared: a part of that file, cut out by the person; the browser saved it again before sending it, so it has a SHA-256 of its own
`);
});

test('a picture that was uploaded here is not said to be fetched from the account', () => {
  const picture = { sha256: 'ab'.repeat(32), bytes: 4711, contentType: 'image/png' as const, at: seen.at };
  const text = snapshotText({ ...seen, yours: { picture: { ...picture, uploaded: true } } });
  expect(text).toContain(`The account it was compared with
Picture file, not of the account but uploaded to Countersign, SHA-256: ${picture.sha256}
Picture file, bytes: 4711
Picture file, kept: 2026-11-20T10:00:00.000Z
`);
});

test('what a business’s domain says a handle would be is not called an account of it', () => {
  const yours = {
    platform: 'X' as const,
    handle: 'ferrowbay',
    name: 'Ferrow Bay',
    ofDomain: true as const,
  };
  const text = snapshotText({ ...seen, yours });
  expect(text).toContain(`
What it was compared with: the name of a proven domain, which is no account
Handle: ferrowbay
Name: Ferrow Bay

The other account
`);
  expect(text).not.toContain('The account it was compared with');
  expect(text.split('\n')[0]).toBe('As our scan saw the other account on 2026-11-20T10:00:00.000Z');
});

test('handles are compared where both are known', () => {
  for (const side of ['yours', 'theirs'])
    expect(snapshotText({ ...seen, [side]: { name: 'Maya' } })).not.toContain('letter by letter');
});

test('a snapshot is what a search knew, of long texts their beginning', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const links = Array.from({ length: 8 }, () => `https://a.example/${'x'.repeat(400)}`);
  const theirs = { platform: 'X' as const, handle: 'copy', bio: 'b'.repeat(3000), links };
  const yours = { platform: 'X' as const, handle: 'maya', name: 'Maya', bio: null };
  const finding = {
    ...{ subjectId: 'U#u', id: 'f', platform: 'X' as const, verdict: 'possible clone' as const, score: 61 },
    ...{ reasons: seen.reasons, yours, theirs, status: 'OPEN' as const, history: [] },
    ...{ firstSeen: '2026-11-01T10:00:00.000Z', lastSeen: at },
  };
  const snapshot = snapshotOf(finding);
  expect(snapshot).toEqual({
    ...{ at, seenBy: 'search', verdict: 'possible clone', score: 61, reasons: seen.reasons },
    yours: { platform: 'X', handle: 'maya', name: 'Maya' },
    theirs: {
      ...{ platform: 'X', handle: 'copy', bio: 'b'.repeat(2000) },
      links: Array(5).fill(links[0]!.slice(0, 300)),
    },
  });
  expect(Snapshot.safeParse(snapshot).success).toBe(true);
  // What somebody gave us of it by hand, no search saw; what a search engine stored, one did.
  const seenBy = (seenIn: 'report' | 'web search') =>
    snapshotOf({ ...finding, theirs: { ...theirs, seenIn } }).seenBy;
  expect([seenBy('report'), seenBy('web search')]).toEqual(['person', 'search']);
});

test('what was compared again without being seen says both moments', () => {
  const again = '2026-11-20T10:21:00.000Z';
  const base = { yours: seen.yours, theirs: seen.theirs, verdict: seen.verdict, score: 93.6, reasons: [] };
  const finding = { ...base, lastSeen: seen.at } as unknown as Parameters<typeof snapshotOf>[0];
  const compared = snapshotOf({ ...finding, comparedAt: again });
  expect(compared).toMatchObject({ at: again, seenAt: seen.at });
  expect(snapshotText(compared)).toContain(`As our scan saw the other account on ${seen.at}`);
  // Seen once more since, it is of that moment.
  const later = snapshotOf({ ...finding, comparedAt: again, lastSeen: '2026-11-21T10:00:00.000Z' });
  expect([later.at, later.seenAt]).toEqual(['2026-11-21T10:00:00.000Z', undefined]);
});

test('numbers that a platform gave are not told apart letter by letter', () => {
  const [yours, theirs] = ['447700900123', '447700900124'].map((handle) => ({
    platform: 'WHATSAPP' as const,
    handle,
  }));
  expect(snapshotText({ ...seen, yours: yours!, theirs: theirs! })).not.toContain('letter by letter');
});
