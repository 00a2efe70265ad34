import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import type { Snapshot } from '#domain/case/snapshot';
import { snapshotText } from '#domain/case/compared/snapshot-text';
import { at, one } from './case-for-test.ts';
import { linksFor } from '../../lib/use-links.ts';
import { headDiff } from './domain/head-diff.ts';
import { caseReport, caseWarning } from './case-report.ts';

test('the report names both accounts and each piece of evidence, and no note', () => {
  const piece = (kind: Case['evidence'][number]['kind'], sha: string) => ({
    id: sha,
    at,
    kind,
    words: 'Private words',
    sha256: sha.repeat(64),
    byHelper: false,
  });
  const imitates = { platform: 'X' as const, handle: 'maya_hollimund', name: 'Maya Hollimund' };
  const given = one({
    imitates,
    evidence: [
      ...[piece('link', 'a'), piece('note', 'b'), piece('screenshot', 'c')],
      // What the platform wrote itself is nothing to tell it.
      { ...piece('screenshot', 'd'), ofAnswer: true as const },
    ],
  });
  expect(caseReport(given, { name: 'Maya' }))
    .toBe(`The account @maya_ho1limund on X is impersonating me, Maya Hollimund, @maya_hollimund on X.

Its handle differs from mine in one place: digit 1 in place of l. I have not authorized it.

My account: https://x.com/maya_hollimund
The other account: https://x.com/maya_ho1limund

Kept as evidence, each with its SHA-256:
- 20 November 2026, 10:00 UTC, the address: ${'a'.repeat(64)}
- 20 November 2026, 10:00 UTC, a screenshot: ${'c'.repeat(64)}`);
  expect(caseWarning(given, { name: 'Maya' })).toContain('My account is @maya_hollimund on X.');
});

test('the report names both links as they were pasted, whose SHA-256 stand in it', () => {
  const link = 'https://twitter.com/maya_ho1limund';
  const pasted = {
    ...{ id: 'link', at, kind: 'link' as const, words: 'The link as you pasted it', kept: link },
    ...{ sha256: 'a'.repeat(64), byHelper: false },
  };
  const onReddit = { platform: 'REDDIT' as const, handle: 'maya' };
  const given = one({
    imitates: { ...onReddit, name: null },
    evidence: [pasted],
    snapshot: {
      ...{ at, seenBy: 'person', verdict: 'likely clone', score: 80, reasons: [] },
      yours: {
        ...onReddit,
        ...{ url: 'https://www.reddit.com/user/maya', pasted: 'https://www.reddit.com/u/maya' },
      },
      theirs: { platform: 'X', handle: 'maya_ho1limund', url: 'https://x.com/maya_ho1limund' },
    },
  });
  expect(caseReport(given, { name: 'Maya' })).toContain(
    `My account: https://www.reddit.com/u/maya\nThe other account: ${link}\n`,
  );
  expect(caseReport(one({ evidence: [pasted] }), { name: 'Maya' })).toContain(`other account: ${link}\n`);
});

test('of a case from a link alone nothing is said to be compared, also where a business says more below', () => {
  const business = { id: 'b', name: 'Ferrow Bay', standing: ['We run ferrowbay.example.'] };
  const text = caseReport(one({}), { name: 'Ferrow Bay', business });
  expect(text).toContain('\n\nWe run ferrowbay.example.');
  expect(text).not.toContain('Compared on');
});

test('who named no account is named, and a proven one elsewhere is not shown to the platform', () => {
  const github = {
    platform: 'GITHUB' as const,
    pageUrl: 'https://github.com/maya-hollimund',
    verifiedAt: at,
  };
  const known = { name: 'Maya Hollimund', accounts: [github] };
  for (const text of [caseReport(one({}), known), caseWarning(one({}), known)]) {
    expect(text).not.toContain('My account');
    expect(text).not.toContain('maya-hollimund');
  }
  expect(caseReport(one({}), known)).toContain('is impersonating me, Maya Hollimund.');
});

const onX = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund' };

test('an own account on the platform of the copy is named, also where one elsewhere is copied', () => {
  const instagram = { platform: 'INSTAGRAM' as const, pageUrl: 'https://www.instagram.com/hollimund.clay' };
  const known = { name: 'Maya', accounts: [onX, instagram] };
  const copied = one({ imitates: { platform: 'INSTAGRAM', handle: 'hollimund.clay', name: null } });
  expect(caseReport(copied, known)).toContain(`My account: https://www.instagram.com/hollimund.clay/
My account on X: https://x.com/maya_hollimund
The other account: https://x.com/maya_ho1limund`);
  expect(caseWarning(copied, known)).toContain(
    'My accounts are @maya_hollimund on X and @hollimund.clay on Instagram.',
  );
  expect(caseReport(one({}), known)).toContain('\nMy account on X: https://x.com/maya_hollimund\n');
  expect(caseWarning(one({}), known)).toContain('My account is @maya_hollimund on X.');
  // Where the copied account is there itself, it is the one to name; and neither is a child's, or a client's.
  const same = one({ imitates: { platform: 'X', handle: 'hollimund', name: null } });
  const child = { ...copied, behalf: { name: 'Lina', relation: 'CHILD' as const } };
  const brand = { ...copied, behalf: { name: 'Clay', relation: 'BUSINESS' as const } };
  const both = { ...known, accounts: [...known.accounts, { ...onX, pageUrl: 'https://x.com/hollimund' }] };
  for (const other of [same, child, brand])
    for (const text of [caseReport(other, both), caseWarning(other, both)])
      expect(text).not.toContain('maya_hollimund');
});

test('for somebody else no text names the own account, and nothing is said of what was compared with it', () => {
  const own = { platform: 'X' as const, handle: 'bettany_swims', name: 'Bettany Oxenholme' };
  const picture = { id: 'p', at, kind: 'picture', side: 'yours', words: '', byHelper: false } as const;
  const found = one({
    ...{ imitates: own, findingId: 'f' },
    snapshot: {
      ...{ at, seenBy: 'search', verdict: 'likely clone', score: 90 },
      ...{ yours: own, theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Isla' } },
      reasons: [
        { signal: 'name', value: 0.9, words: 'A similar name.', side: 'for' },
        { signal: 'photo', value: 0.9, words: 'The same photo.', side: 'for' },
      ],
    },
    evidence: [
      { ...picture, sha256: 'd'.repeat(64) },
      { ...picture, id: 'f', kind: 'finding', side: null, sha256: 'e'.repeat(64) },
    ],
  });
  const isla = { name: 'Isla Oxenholme', relation: 'CHILD' as const };
  const texts = (behalf: Case['behalf']) =>
    [caseReport, caseWarning].map((write) => write({ ...found, behalf }, { name: 'Bettany Oxenholme' }));
  for (const text of texts(isla)) {
    expect(text).toContain('is impersonating Isla Oxenholme.');
    expect(text).not.toMatch(/bettany|picture|photo|Compared on|Their account|It uses/i);
  }
  expect(texts(isla)[0]).toContain(
    `UTC, the other account as a scan saw it, compared with a different account: ${'e'.repeat(64)}`,
  );
  expect(texts(isla)[0]).not.toContain('d'.repeat(64));
  const account = { platform: 'INSTAGRAM' as const, handle: 'isla.oxenholme' };
  const url = 'https://www.instagram.com/isla.oxenholme/';
  const [report, warning] = texts({ ...isla, account: { ...account, url } });
  expect(report).toContain('is impersonating Isla Oxenholme, @isla.oxenholme on Instagram.');
  expect(report).toContain(`\nTheir account: ${url}\n`);
  expect(warning).toContain('Their account is @isla.oxenholme on Instagram.');
  expect(report! + warning!).not.toMatch(/bettany|Compared on/i);
  // It was them after all.
  expect(texts(null)[0]).toContain('is impersonating me, Bettany Oxenholme, @bettany_swims on X.');
});

test('nobody is sent to an account that was taken off the list', () => {
  const reddit = { platform: 'REDDIT' as const, handle: 'hollimund', name: null };
  const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya' };
  const found = one({ imitates: reddit, findingId: 'f' });
  const warns = (given: Case, accounts: Parameters<typeof caseWarning>[1]['accounts']) =>
    caseWarning(given, { name: 'Maya', accounts });
  expect(warns(found, [github])).toContain('It is not me. My account is @maya on GitHub.');
  expect(warns(found, [github])).not.toContain('Reddit');
  expect(warns(found, [github, onX])).toContain('My account is @maya_hollimund on X.');
  expect(warns(found, [])).not.toContain('My account');
  const listed = { platform: 'REDDIT' as const, pageUrl: 'https://www.reddit.com/user/Hollimund' };
  expect(warns(found, [listed])).toContain('My account is @hollimund on Reddit.');
  // Named for a comparison by somebody who lists none; and the list isn't known yet.
  expect(warns(one({ imitates: reddit }), [])).toContain('My account is @hollimund on Reddit.');
  expect(warns(found, undefined)).toContain('My account is @hollimund on Reddit.');
});

test('whoever is sent to another account of a business isn’t told of a name that only the one taken off the list shows', () => {
  const imitates = { platform: 'REDDIT' as const, handle: 'hollimund', name: null };
  const seen = (platform: 'REDDIT' | 'X', handle: string) => ({ platform, handle, name: 'Hollimund Clay' });
  const snapshot: Case['snapshot'] = {
    ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80 },
    reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for', adds: 40 }],
    ...{ yours: seen('REDDIT', 'hollimund'), theirs: seen('X', 'maya_ho1limund') },
  };
  const found = one({ userId: 'B#b', imitates, findingId: 'f', snapshot });
  const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/ferrow' };
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  const known = { name: 'Ferrow Bay', business, accounts: [github] };
  expect(caseWarning(found, known)).toContain('Our account is @ferrow on GitHub.');
  expect(caseWarning(found, known)).not.toContain('Hollimund Clay');
  expect(caseReport(found, known)).toContain('the name on our account (“Hollimund Clay”');
});

test('a business names the account that it has on that platform, though nobody said that it is copied', () => {
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  const known = { name: 'Ferrow Bay', business, accounts: [onX] };
  const given = one({ userId: 'B#b' });
  expect(caseReport(given, known)).toContain('\nOur account on X: https://x.com/maya_hollimund\n');
  expect(caseReport(given, known)).toContain(
    'differs from ours in one place: digit 1 in place of l. We have',
  );
  expect(caseWarning(given, known)).toContain('It is not us. Our account is @maya_hollimund on X.');
});

test('a business that has none on that platform names one elsewhere: a proven one, or one that it lists', () => {
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  const instagram = { platform: 'INSTAGRAM' as const, pageUrl: 'https://www.instagram.com/maya_hollimund' };
  const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/ferrow', verifiedAt: at };
  const known = { name: 'Ferrow Bay', business, accounts: [instagram] };
  const given = one({ userId: 'B#b' });
  expect(caseReport(given, known)).toContain(
    '\nOur account on Instagram: https://www.instagram.com/maya_hollimund\n',
  );
  expect(caseReport(given, known)).toContain('differs from ours in one place: digit 1 in place of l.');
  expect(caseWarning(given, known)).toContain('It is not us. Our account is @maya_hollimund on Instagram.');
  const proven = { ...known, accounts: [instagram, github] };
  expect(caseReport(given, proven)).toContain('\nOur account on GitHub: https://github.com/ferrow\n');
  expect(caseWarning(given, proven)).toContain('Our account is @ferrow on GitHub.');
  const beside: Snapshot = {
    ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80 },
    reasons: [{ signal: 'handle', value: 0.9, words: 'Alike.', side: 'for' }],
    yours: { platform: 'X', handle: 'maya_hollimund', ofDomain: true },
    theirs: { platform: 'X', handle: 'maya_ho1limund' },
  };
  for (const accounts of [proven, known])
    expect(caseReport({ ...given, snapshot: beside }, accounts)).toContain(
      'Its handle differs from our domain’s name, maya_hollimund, in one place: digit 1 in place of l.',
    );
});

test('beside the name of a domain the report counts as the page does, and says of which name', () => {
  const business = { id: 'b', name: 'Polwhevrel Seeds', standing: [] };
  const account = 'https://www.instagram.com/polwhevrelseeds';
  const accounts = [{ platform: 'INSTAGRAM' as const, pageUrl: account, verifiedAt: at }];
  const snapshot: Snapshot = {
    ...{ at, seenBy: 'person', verdict: 'likely clone', score: 80 },
    reasons: [{ signal: 'handle', value: 0.9, words: 'Alike.', side: 'for' }],
    yours: { platform: 'TIKTOK', handle: 'polwhevrel-seeds', ofDomain: true },
    theirs: { platform: 'TIKTOK', handle: 'polwhevrelseeds_uk', seenIn: 'report' },
  };
  const given = one({ userId: 'B#b', platform: 'TIKTOK', handle: 'polwhevrelseeds_uk', snapshot });
  const text = caseReport(given, { name: '', business, accounts });
  expect(text).toContain('Its handle differs from our domain’s name, polwhevrel-seeds, in two places: ');
  expect(headDiff(given).diff!.steps.filter(({ words }) => words)).toHaveLength(2);
});

test('of a person who has given no name the text says no more than “me”', () => {
  expect(caseReport(one({}), { name: '' })).toContain('is impersonating me.\n');
});

test('a case says all that the comparison said: name, picture, handle, when, and the picture', () => {
  const given = one({
    platform: 'X',
    handle: 'maya_ho1limund_official',
    imitates: { platform: 'GITHUB', handle: 'maya-hollimund', name: 'Maya Hollimund' },
    snapshot: {
      at: '2026-11-20T09:14:00.000Z',
      seenBy: 'person',
      yours: { platform: 'GITHUB', handle: 'maya-hollimund', name: 'Maya Hollimund' },
      theirs: {
        platform: 'X',
        handle: 'maya_ho1limund_official',
        name: 'Maya Hollimund',
        fileSha256: 'f'.repeat(64),
      },
      verdict: 'likely clone',
      score: 94,
      reasons: [
        { signal: 'name', value: 1, words: 'Same name.', side: 'for' },
        { signal: 'photo', value: 0.97, words: 'The same photo.', side: 'for' },
      ],
    },
    evidence: [
      { id: 'p', at, kind: 'screenshot', side: 'theirs', words: '', sha256: 'e'.repeat(64), byHelper: false },
    ],
  });
  const text = caseReport(given, { name: 'Maya' });
  expect(text).toContain('It uses my name (letter for letter) and my picture.');
  // Another platform and words of decoration: the differences are still told.
  expect(text).toContain('digit 1 in place of l');
  expect(text).toContain('Compared on 20 November 2026, 09:14 UTC.');
  // One number for one picture: that of the file that is kept, not of the one it was made from.
  expect(text).not.toContain('f'.repeat(64));
  expect(text).toContain(`the picture it shows: ${'e'.repeat(64)}`);
});

test('what else it does, and for whom it is reported, is said', () => {
  const imitates = { platform: 'X' as const, handle: 'lina_hollimund', name: 'Lina Hollimund' };
  const given = one({
    imitates,
    facts: ['ASKS_FOR_MONEY', 'SHOWS_A_DOCUMENT'],
    snapshot: {
      at,
      seenBy: 'person',
      yours: { platform: 'X', handle: 'lina_hollimund', name: 'Lina Hollimund' },
      theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Lina Hollimund' },
      verdict: 'likely clone',
      score: 90,
      reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }],
    },
  });
  const own = caseReport(given, { name: 'Lina' });
  expect(own).toContain(
    'It asks for money. It shows an identity document of mine. I have not authorized it.',
  );
  const picture = { id: 'p', at, kind: 'picture', side: 'yours', words: '', byHelper: false } as const;
  const text = caseReport(
    {
      ...given,
      behalf: { name: 'Lina Hollimund', relation: 'CHILD' },
      evidence: [{ ...picture, sha256: 'd'.repeat(64) }],
    },
    { name: 'Maya' },
  );
  expect(text).toContain('I report this for Lina Hollimund, as their parent or guardian.');
  expect(text).toContain('is impersonating Lina Hollimund, @lina_hollimund on X.');
  expect(text).toContain('It uses their name (letter for letter).');
  expect(text).toContain('It shows an identity document of theirs. Lina Hollimund has not authorized it.');
  expect(text).toContain('Their account: https://x.com/lina_hollimund');
  expect(text).toContain(`UTC, their picture: ${'d'.repeat(64)}`);
  expect(text).not.toMatch(/\b(me|my|mine)\b/i);
});

test('a name that was never compared is not said to be copied, only the one on the account', () => {
  const imitates = { platform: 'X' as const, handle: 'lena_brook', name: 'Lena Brook' };
  const compared = (theirs: string) =>
    one({
      imitates,
      behalf: { name: 'Sophie Turner', relation: 'CHILD' },
      snapshot: {
        ...{ at, seenBy: 'person', verdict: 'likely clone', score: 90 },
        ...{ yours: imitates, theirs: { platform: 'X', handle: 'lena_br0ok', name: theirs } },
        reasons: [
          { signal: 'name', value: 0.9, words: 'A similar name.', side: 'for' },
          { signal: 'photo', value: 0.9, words: 'The same photo.', side: 'for' },
        ],
      },
    });
  const same = compared('Lena Brook');
  expect(caseReport(same, { name: 'Maya' })).toContain(
    'It uses the name on their account (“Lena Brook”, letter for letter) and their picture.',
  );
  expect(caseWarning(same, { name: 'Maya' })).toContain(
    'is impersonating Sophie Turner, using the name on their account (“Lena Brook”) and their picture.',
  );
  expect(caseReport(compared('Lena Brok'), { name: 'Maya' })).toContain(
    'It uses a name very close to the one on their account (“Lena Brook”) and their picture.',
  );
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  expect(caseReport({ ...same, behalf: null }, { name: 'Maya', business })).toContain(
    'It uses the name on our account (“Lena Brook”, letter for letter) and our picture.',
  );
});

test('in the demonstration both accounts are stand-ins, with whole addresses', () => {
  const given = one({
    url: 'https://www.x.com/maya_ho1limund',
    imitates: { platform: 'INSTAGRAM', handle: 'hollimund.clay', name: 'Maya Hollimund' },
  });
  const text = caseReport(given, { name: 'Maya', address: linksFor(true, 'http://localhost:4000').address });
  expect(text).toContain('My account: http://localhost:4000/platforms/instagram/u/hollimund.clay\n');
  expect(text).toContain('The other account: http://localhost:4000/platforms/x/u/maya_ho1limund\n');
  expect(text).not.toContain('https://');
});

test('links that the person gave are said as given, as at the comparison', () => {
  const yours = { platform: 'X' as const, handle: 'maya_hollimund', url: 'https://x.com/maya_hollimund' };
  const given = one({
    url: 'https://x.com/maya_ho1limund?s=20',
    imitates: { platform: 'X', handle: 'maya_hollimund', name: 'Maya Hollimund' },
    snapshot: {
      ...{ at, seenBy: 'person', verdict: 'likely clone', score: 90, reasons: [] },
      ...{ yours, theirs: { platform: 'X', handle: 'maya_ho1limund', url: 'https://x.com/maya_ho1limund' } },
    },
  });
  const text = caseReport(given, { name: 'Maya', address: linksFor(true, 'http://localhost:4000').address });
  expect(text).toContain('My account: https://x.com/maya_hollimund\n');
  expect(text).toContain('The other account: https://x.com/maya_ho1limund\n');
});

test('a compared account that has another name by now is found at that, and not where it was', () => {
  const theirs = { platform: 'X' as const, handle: 'maya_ho1limund', url: 'https://x.com/maya_ho1limund' };
  const pasted = 'https://twitter.com/maya_ho1limund';
  const renamed = one({
    ...{ handle: 'maya_ho11imund', url: 'https://x.com/maya_ho11imund' },
    snapshot: {
      ...{ at, seenBy: 'person', verdict: 'likely clone', score: 90, reasons: [] },
      ...{ yours: {}, theirs: { ...theirs, pasted } },
    },
  });
  const text = caseReport(renamed, { name: 'Maya' });
  expect(text).toContain('The account @maya_ho11imund on X');
  expect(text).toContain('The other account: https://x.com/maya_ho11imund\n');
  expect(text).not.toContain(theirs.handle);
  // In other letters it is the same name.
  const same = { ...renamed, handle: 'Maya_Ho1limund', url: 'https://x.com/Maya_Ho1limund' };
  expect(caseReport(same, { name: 'Maya' })).toContain(`The other account: ${pasted}\n`);
});

test('the link to the account of somebody else is said as given, too', () => {
  const account = { platform: 'INSTAGRAM' as const, handle: 'isla.oxenholme' };
  const url = 'https://www.instagram.com/isla.oxenholme/';
  const address = linksFor(true, 'http://localhost:4000').address;
  const text = (link?: string) => {
    const behalf = { name: 'Isla', relation: 'CHILD' as const, account: { ...account, url: link } };
    return caseReport(one({ behalf }), { name: 'Maya', address });
  };
  expect(text(url)).toContain(`Their account: ${url}\n`);
  expect(text()).toContain('Their account: http://localhost:4000/platforms/instagram/u/isla.oxenholme\n');
});

test('a case of a person’s own about their business or brand speaks as the business does', () => {
  const picture = { id: 'p', at, kind: 'screenshot' as const, side: 'yours' as const, words: '' };
  const given = one({
    imitates: { platform: 'X', handle: 'kaethe_oneill', name: 'Käthe O’Neill' },
    behalf: { name: 'Käthe & O’Neill’s Bäckerei', relation: 'BUSINESS' },
    facts: ['WRITES_TO_OTHERS'],
    evidence: [
      { ...picture, sha256: 'c'.repeat(64), byHelper: false },
      { ...picture, kind: 'comparison', side: null, sha256: 'd'.repeat(64), byHelper: false },
    ],
  });
  const text = caseReport(given, { name: 'Maya Hollimund' });
  expect(text).toContain('is impersonating our business, Käthe & O’Neill’s Bäckerei, @kaethe_oneill on X.');
  expect(text).toContain('It writes to our customers. We have not authorized it.');
  expect(text).toContain(`our picture: ${'c'.repeat(64)}`);
  expect(text).toContain(`both profiles as we entered them: ${'d'.repeat(64)}`);
  expect(text).not.toMatch(/\b(me|my|I|their|Maya)\b/);
  expect(caseWarning(given, { name: 'Maya Hollimund' })).toContain(
    'is impersonating our business. It is not us.',
  );
});

test('a business reports and warns in its own name, and says by what it shows who it is', () => {
  const business = { id: 'b', name: 'Ferrow Bay', standing: ['We run ferrowbay.example.'] };
  const imitates = { platform: 'X' as const, handle: 'maya_hollimund', name: 'Another name' };
  const byHand = `The other account as it was entered by hand on ${at}; no scan saw it\n`;
  const picture = { id: 'p', at, kind: 'screenshot' as const, side: 'yours' as const, words: '' };
  const given = one({
    ...{ userId: 'B#b', imitates, facts: ['WRITES_TO_OTHERS'] },
    evidence: [
      { ...picture, sha256: 'c'.repeat(64), byHelper: false },
      { ...picture, kind: 'comparison', side: null, sha256: 'd'.repeat(64), byHelper: false },
      { ...picture, kind: 'comparison', side: null, kept: byHand, sha256: 'e'.repeat(64), byHelper: false },
    ],
  });
  const text = caseReport(given, { name: 'Ferrow Bay', business });
  expect(text).toContain('is impersonating our business, Ferrow Bay, @maya_hollimund on X.');
  expect(text).toContain('It writes to our customers. We have not authorized it.');
  expect(text).toContain('We run ferrowbay.example.');
  expect(text).toContain(`our picture: ${'c'.repeat(64)}`);
  expect(text).toContain(`both profiles as we entered them: ${'d'.repeat(64)}`);
  expect(text).toContain(`both profiles, the other one as we entered it: ${'e'.repeat(64)}`);
  expect(text).not.toMatch(/\b(me|my|I)\b/);
  const warning = caseWarning(given, { name: 'Ferrow Bay', business });
  expect(warning).toContain('is impersonating our business. It is not us. Our account is @maya_hollimund');
});

test('two phone numbers are not told apart digit by digit: nobody chose them', () => {
  const imitates = { platform: 'WHATSAPP' as const, handle: '447700900123', name: 'Maya Hollimund' };
  const text = caseReport(one({ imitates, platform: 'WHATSAPP', handle: '447700900124' }), { name: 'Maya' });
  expect(text).toContain('The account +447700900124 on WhatsApp is impersonating me');
  expect(text).not.toContain('Its handle differs');
});

test('where no scan read the own account, the evidence is not called a sighting of both', () => {
  const snapshot = {
    ...{ at, seenBy: 'search' as const, verdict: 'likely clone' as const, score: 90, reasons: [] },
    yours: { platform: 'INSTAGRAM' as const, handle: 'maya_hollimund', name: 'Maya Hollimund' },
    theirs: { platform: 'X' as const, handle: 'maya_ho1limund' },
  };
  const nounOf = (compared: Snapshot) => {
    const piece = {
      id: 'f',
      kind: 'finding' as const,
      at,
      words: '',
      sha256: 'b'.repeat(64),
      byHelper: false,
    };
    const evidence = [{ ...piece, kept: snapshotText(compared) }];
    const text = caseReport(one({ snapshot: compared, evidence }), { name: 'Maya' });
    return /UTC, (.*): b+$/m.exec(text)![1];
  };
  expect(nounOf(snapshot)).toBe('both profiles, the other one as a scan saw it');
  const read = { ...snapshot, yours: { ...snapshot.yours, bio: 'Pots' } };
  expect(nounOf(read)).toBe('both profiles as a scan saw them');
});

test('what a search engine showed is said to be that, and no sighting of a scan', () => {
  const piece = { at, words: '', byHelper: false, seenIn: 'web search' as const };
  const snapshot = {
    ...{ at, seenBy: 'search' as const, verdict: 'likely clone' as const, score: 90, reasons: [] },
    yours: { platform: 'X' as const, handle: 'maya_hollimund' },
    theirs: { platform: 'FACEBOOK' as const, handle: 'maya.ho1limund', seenIn: 'web search' as const },
  };
  const given = one({
    ...{ platform: 'FACEBOOK', handle: 'maya.ho1limund', snapshot },
    evidence: [
      { ...piece, id: 'p', kind: 'picture', side: 'theirs', sha256: 'a'.repeat(64) },
      { ...piece, id: 'f', kind: 'finding', sha256: 'b'.repeat(64) },
    ],
  });
  const text = caseReport(given, { name: 'Maya' });
  expect(text).toContain(
    'Compared on 20 November 2026, 10:00 UTC, with the other account as a search engine had stored it by then. The stored copy may be older.\n',
  );
  expect(text).toContain(`UTC, the picture a search engine showed for it: ${'a'.repeat(64)}`);
  expect(text).toContain(
    `UTC, both profiles, the other one as a search engine had stored it: ${'b'.repeat(64)}`,
  );
  expect(text).not.toContain('scan');
  const onPlatform = { ...snapshot, theirs: { ...snapshot.theirs, seenIn: null } };
  expect(caseReport({ ...given, snapshot: onPlatform }, { name: 'Maya' })).toContain('10:00 UTC.\n');
});

test('in a moved case, what was compared with another account is still called that, and a new handle no comparison', () => {
  const renamed = 'Renamed on X: maya_old is called maya_ho1limund now.';
  const piece = { at, kind: 'finding' as const, byHelper: false };
  const words = 'Compared with an account that isn’t Maya Hollimund’s.';
  const evidence: Case['evidence'] = [
    { ...piece, id: 'f', words, kept: 'What our scan saw', sha256: 'a'.repeat(64) },
    { ...piece, id: 'c', kind: 'comparison', words, kept: 'As entered', sha256: 'b'.repeat(64) },
    { ...piece, id: 'r', words: renamed, kept: renamed, sha256: 'c'.repeat(64) },
  ];
  const nouns = (text: string) => [...text.matchAll(/UTC, (.*): (?:a|b|c){64}$/gm)].map(([, noun]) => noun);
  const scan = 'the other account as a scan saw it, compared with a different account';
  const renaming = 'its new handle, as a scan saw it';
  expect(nouns(caseReport(one({ evidence }), { name: 'Maya' }))).toEqual([
    scan,
    'the other account as I entered it, compared with a different account',
    renaming,
  ]);
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  expect(nouns(caseReport(one({ userId: 'B#b', evidence }), { name: '', business }))).toEqual([
    scan,
    'the other account as we entered it, compared with a different account',
    renaming,
  ]);
});

test('a username that no address opens is named as entered, and no address with it', () => {
  const kept = {
    ...{ id: 'l', at, kind: 'link' as const, words: '', kept: 'cordelia.draws', byHelper: false },
  };
  const given = one({
    ...{ platform: 'DISCORD', handle: 'cordelia.draws', url: 'https://discord.com/users/cordelia.draws' },
    evidence: [{ ...kept, sha256: 'a'.repeat(64) }],
  });
  const text = caseReport(given, { name: 'Cordelia' });
  expect(text).toContain(`20 November 2026, 10:00 UTC, the handle as I entered it: ${'a'.repeat(64)}`);
  expect(text).not.toMatch(/discord\.com|the address/);
});

test('of a name that only the person goes by nothing is said to be the name of whom the case is told for', () => {
  const account = { platform: 'GITHUB' as const, handle: 'mh' };
  const name = { signal: 'name', value: 1, words: 'Same name.', side: 'for' as const };
  const kept = one({
    imitates: { ...account, name: 'Maya Hollimund' },
    snapshot: {
      ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80, reasons: [name] },
      yours: { ...account, name: 'Maya Hollimund', shownName: 'mh', bio: 'Pots' },
      theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Maya Hollimund' },
    },
  });
  expect(caseReport(kept, { name: 'Maya Hollimund' })).toContain('It uses my name (letter for letter)');
  const business = { name: 'Acme Pots', standing: [] } as never;
  expect(caseReport({ ...kept, userId: 'B#b' }, { name: 'Maya Hollimund', business })).not.toMatch(
    /a name|name on/,
  );
  const behalf = { name: 'Lina Ott', relation: 'CLIENT' as const, account };
  expect(caseReport({ ...kept, behalf }, { name: 'Maya Hollimund' })).not.toMatch(/a name|name on/);
});
