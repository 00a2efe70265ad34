import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { domainToASCII } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { Case, Evidence } from '#domain/case/case';
import type { DomainSeen } from '#domain/case/domain-seen';
import { domainText } from '#domain/case/domain-text';
import type { OwnAccount } from '#domain/case/own-there';
import type { Snapshot } from '#domain/case/snapshot';
import { markReason } from '#domain/marked/mark-words';
import { jpeg, png } from '../../platforms/portraits/encode.ts';
import { pixels } from '../../platforms/portraits/portrait.ts';
import { at, one } from '../../web/src/features/case/case-for-test.ts';
import type { CaseBusiness } from '../../web/src/features/case/owner/case-business.ts';
import { evidenceText } from '../../web/src/features/case/pack/file-of.ts';
import { makePack } from '../../web/src/features/case/pack/pack-files.ts';
import { packReport } from '../../web/src/features/case/pack/report/pack-report.ts';
import { linksFor } from '../../web/src/lib/use-links.ts';
import { printedOver, textOfPdf } from '../support/text-of-pdf.ts';
import type { DrawText } from '../../web/src/features/case/pack/draw-text.ts';
import { typefaceFor, type FontName } from '../../web/src/features/case/pack/font/typeface.ts';

const made = Date.UTC(2026, 10, 22, 11);
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const loadFont = async (name: FontName) => {
  const family = name.replace(/-(latin|cyrillic|greek|vietnamese).*$/, '');
  return new Uint8Array(readFileSync(`node_modules/@fontsource/${family}/files/${name}-normal.woff`));
};
const piece = (id: string, part: Partial<Evidence>, bytes: Uint8Array | string): Evidence => ({
  id,
  at,
  kind: 'note',
  words: '',
  sha256: hash(bytes),
  byHelper: false,
  ...(typeof bytes === 'string' ? { kept: bytes } : { bytes: bytes.length }),
  ...part,
});

const snapshot: Snapshot = {
  at,
  seenBy: 'person',
  yours: {
    platform: 'GITHUB',
    handle: 'maya-hollimund',
    name: 'Maya Hollimund',
    bio: 'Stoneware and slow glazes.',
  },
  theirs: {
    platform: 'X',
    handle: 'maya_ho1limund',
    name: 'Мая Hollimund 山田\u202e',
    bio: 'Stoneware. DM for orders',
    followers: 41,
  },
  verdict: 'likely clone',
  score: 94,
  reasons: [
    { signal: 'name', value: 1, words: 'Same name.', side: 'for' },
    { signal: 'photo', value: 1, words: 'The same photo.', side: 'for' },
    { signal: 'label', value: 1, words: 'Says of itself: “fan”.', side: 'against' },
  ],
};

async function packOf(
  part: Partial<Case> = {},
  drawText?: DrawText,
  { confirmed, isSaid = true }: { confirmed?: string; isSaid?: boolean } = {},
) {
  const real = png(pixels({ seed: 'real', edits: [] }));
  const other = await jpeg(pixels({ seed: 'other', edits: [] }), 80);
  const pictures = new Map([
    ['real', { bytes: new Uint8Array(real), contentType: 'image/png' }],
    ['other', { bytes: new Uint8Array(other), contentType: 'image/jpeg' }],
    ['shot', { bytes: new Uint8Array(other), contentType: 'image/jpeg' }],
  ]);
  const given = one({
    imitates: { platform: 'GITHUB', handle: 'maya-hollimund', name: 'Maya Hollimund' },
    snapshot,
    evidence: [
      piece(
        'link',
        { kind: 'link', words: 'The link as you pasted it' },
        'https://twitter.com/maya_ho1limund',
      ),
      piece('other', { kind: 'screenshot', side: 'theirs', contentType: 'image/jpeg' }, other),
      piece('real', { kind: 'screenshot', side: 'yours', contentType: 'image/png' }, real),
      piece(
        'shot',
        { kind: 'screenshot', words: 'It wrote to my sister.', contentType: 'image/jpeg', byHelper: true },
        other,
      ),
      piece('note', { words: 'It asks for codes.' }, 'It asks for codes.'),
    ],
    reportedOn: '2026-11-21T12:00:00.000Z',
    ...part,
  });
  const input = {
    one: given,
    report: packReport(given, { name: 'Maya' }, { confirmed, isSaid }),
    address: linksFor(false, '').address,
    pictures,
    at: made,
    loadFont,
    toPng: async () => new Uint8Array(),
    ...(drawText && { drawText }),
  };
  return { input, pack: await makePack(input) };
}

test('a note to a picture stands in a file as it was written, whatever the fonts of the paper lack', async () => {
  const note = 'It wrote to my aunt: “send 200 zł” 日本 🙂';
  const { input } = await packOf();
  const evidence = input.one.evidence.map((one) => (one.id === 'shot' ? { ...one, words: note } : one));
  const { zip } = await makePack({ ...input, one: { ...input.one, evidence } });
  const told = new TextDecoder().decode(unzipSync(zip)['countersign-case-01A/evidence.txt']);
  expect(told).toMatch(
    /^evidence\/04-screenshot.jpg\n.*UTC\nSent without an account, through a link that the person made for a friend\.\nWhat they wrote with it: It wrote to my aunt/m,
  );
  expect(told).toContain(note);
});

test('the list of evidence says "you" to nobody: somebody else reads it', () => {
  const piece = { id: 'a', at: '2026-11-25T13:29:00.000Z', sha256: '0'.repeat(64), byHelper: false };
  const link = { ...piece, kind: 'link' as const, words: 'The link as you pasted it', kept: 'x.com/maya' };
  const comparison = { ...piece, kind: 'comparison' as const, words: 'As you entered it: likely clone.' };
  const mark = 'Its picture derives from the copy issued to you as “X”. Newer than your account.';
  const finding = { ...piece, kind: 'finding' as const, words: `As our scan saw it: likely clone. ${mark}` };
  const marked = { ...comparison, words: `${comparison.words} ${mark}` };
  const told = evidenceText(one({ evidence: [link, comparison, finding, marked] }));
  expect(told).toContain('UTC\nx.com/maya\n');
  expect(told).toContain('UTC\nLikely clone.\n');
  expect(told.match(/copy issued to the reporting party as “X”\./g)).toHaveLength(2);
  expect(told).not.toMatch(/\byour?\b/i);
});

test('what a person wrote stands in the list as they wrote it', () => {
  const piece = { id: 'a', at: '2026-11-25T13:29:00.000Z', sha256: '0'.repeat(64), byHelper: false };
  const words = 'It writes: “your account was issued to you by mistake”.';
  const said = (kind: 'note' | 'screenshot') => evidenceText(one({ evidence: [{ ...piece, kind, words }] }));
  for (const kind of ['note', 'screenshot'] as const) expect(said(kind)).toContain(words);
});

test('a long screenshot is spread over columns and sheets, so that its letters can be read', async () => {
  const chat = await jpeg(
    { width: 440, height: 3911, data: new Uint8ClampedArray(440 * 3911 * 4).fill(200) },
    60,
  );
  const { input, pack } = await packOf();
  const pages = (await PDFDocument.load(pack.pdf)).getPageCount();
  const pictures = new Map(input.pictures).set('shot', {
    bytes: new Uint8Array(chat),
    contentType: 'image/jpeg',
  });
  const evidence = input.one.evidence.map((kept) =>
    kept.id === 'shot' ? { ...kept, sha256: hash(chat), bytes: chat.length } : kept,
  );
  const long = await makePack({ ...input, one: { ...input.one, evidence }, pictures });
  expect((await PDFDocument.load(long.pdf)).getPageCount()).toBe(pages + 1);
  const sheets = (await textOfPdf(long.pdf)).map((sheet) => sheet.replaceAll(/\s+/g, ' '));
  const at = sheets.findIndex((sheet) => sheet.includes('4. A screenshot'));
  expect(sheets[at]).toContain(
    'One picture, drawn in 4 parts from left to right; each begins with the last lines of the part before. Whole in evidence/04-screenshot.jpg.',
  );
  expect(sheets[at + 1]).toContain('4. A screenshot, continued');
});

test('what the platform answered stands in it word for word, on paper and as a file', async () => {
  const { pack } = await packOf({
    answers: [
      { on: '2026-11-22T12:00:00.000Z', answer: 'REFUSED', words: 'It does not go against our rules.' },
      { on: '2026-11-23T12:00:00.000Z', answer: 'ASKED_FOR_MORE', words: '' },
    ],
  });
  const files = unzipSync(pack.zip);
  const file = (name: string) => new TextDecoder().decode(files[`countersign-case-01A/${name}`]);
  expect(file('answers.txt')).toBe(
    '22 November 2026: They refused\nIt does not go against our rules.\n\n23 November 2026: They asked for more\n',
  );
  expect(file('manifest.sha256')).toContain('  answers.txt\n');
  const paper = (await textOfPdf(pack.pdf)).join('\n');
  expect(paper).toContain('What the platform answered');
  expect(paper).toContain('22 November 2026: They refused');
});

test('each report stands in it with its day, and with its text', async () => {
  const { pack } = await packOf({
    earlierReports: [
      { on: '2026-11-03T12:00:00.000Z', text: 'As sent first.', textAt: '2026-11-03T09:00:00.000Z' },
      { on: '2026-11-10T12:00:00.000Z' },
    ],
  });
  const files = unzipSync(pack.zip);
  const file = (name: string) => new TextDecoder().decode(files[`countersign-case-01A/${name}`]);
  expect(file('report-earlier-1.txt')).toBe('An earlier report (3 November 2026)\n\nAs sent first.\n');
  const lost =
    'An earlier report (10 November 2026)\n\nThe text of the report of 10 November 2026 wasn’t kept.\n';
  expect(file('report-earlier-2.txt')).toBe(lost);
  const days = file('timeline.txt').match(/^.*(?= {2}Reported to X(?: again)?$)/gm);
  expect(days).toEqual(['3 November 2026', '10 November 2026', '21 November 2026']);
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain('Reported on 3 November 2026, 10 November 2026, 21 November 2026');
  expect(paper).toContain('An earlier report (3 November 2026) As sent first.');
});

test('of what a report names and was removed since, files and paper say so', async () => {
  const sha256 = 'a5'.repeat(32);
  const gone = { id: 'gone', at, kind: 'screenshot' as const, words: '', sha256, byHelper: false };
  const { pack } = await packOf({
    reportText: `As sent.\n- 20 November 2026, 10:00 UTC, a screenshot: ${sha256}`,
    removed: [{ ...gone, removedAt: '2026-11-21T14:02:00.000Z' }],
  });
  const told =
    'A screenshot, 20 November 2026, 10:00 UTC. Named in a report, and removed from the case after that, on 21 November 2026, 14:02 UTC.';
  const list = new TextDecoder().decode(unzipSync(pack.zip)['countersign-case-01A/evidence.txt']);
  expect(list).toContain(`\n\nNot in this pack\n${told}\nSHA-256 ${sha256}\n`);
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain(`Not in this pack ${told} SHA-256 ${sha256}`);
});

test('against an account that its holder confirmed, neither paper nor files hold a report', async () => {
  const { pack } = await packOf({ reportedOn: null }, undefined, {
    confirmed: 'On 3 May 2026, its holder confirmed it',
  });
  const report = new TextDecoder().decode(unzipSync(pack.zip)['countersign-case-01A/report.txt']);
  const none =
    'On 3 May 2026, its holder confirmed it. That’s why Countersign hasn’t prepared a report against it.';
  expect(report).toBe(`${none}\n`);
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain(`No report ${none}`);
  expect(paper).not.toContain('impersonating me');
});

const closed = { outcome: 'NOT_A_COPY' as const, closedAt: '2026-11-22T09:00:00.000Z' };

test.each<[string, Partial<Case>, boolean, string]>([
  [
    'that is closed as not a copy',
    { ...closed, reportedOn: null },
    true,
    'This case was closed as not a copy, so there is nothing to report.',
  ],
  [
    'whose text its page withholds',
    { reportedOn: null },
    false,
    'Whoever made this pack hadn’t confirmed the report, so its text isn’t included.',
  ],
  [
    'that was marked as reported before its page showed a text',
    { behalf: { relation: 'CHILD', name: 'Lou' } },
    false,
    'The text of the report of 21 November 2026 wasn’t kept.',
  ],
])('of a case %s, neither paper nor files hold a report', async (_, part, isSaid, none) => {
  const { pack } = await packOf(part, undefined, { isSaid });
  const files = unzipSync(pack.zip);
  const all = Object.values(files).map((file) => new TextDecoder().decode(file));
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(new TextDecoder().decode(files['countersign-case-01A/report.txt'])).toBe(`${none}\n`);
  const title = part.reportedOn === null ? 'No report' : 'No report text';
  expect(paper).toContain(`${title} ${none} Both accounts`);
  expect([paper, ...all].join('\n')).not.toMatch(/impersonating me|as the case stands/);
});

test('what was sent before the case was closed as not a copy stays, with its days and that it was closed', async () => {
  const earlierReports = [{ on: '2026-11-20T12:00:00.000Z', text: 'Sent at first.' }];
  const sent = { ...closed, reportText: 'Sent again.', earlierReports };
  const { pack } = await packOf(sent, undefined, { isSaid: false });
  const title = 'The report, as it was when the case was marked as reported (21 November 2026)';
  const note = 'The case was closed as not a copy after that, on 22 November 2026.';
  const [first, again] = ['report-earlier-1', 'report'].map((name) =>
    new TextDecoder().decode(unzipSync(pack.zip)[`countersign-case-01A/${name}.txt`]),
  );
  expect(again).toBe(`${title}\n\n${note}\n\nSent again.\n`);
  expect(first).toBe('An earlier report (20 November 2026)\n\nSent at first.\n');
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain(`${title} ${note} Sent again. An earlier report (20 November 2026) Sent at first.`);
});

test('of two names, letter by letter, it says whose each is', async () => {
  const after = async (title: string, part?: Partial<Case>) => {
    const all = (await textOfPdf((await packOf(part)).pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
    return all.slice(all.indexOf(title) + title.length);
  };
  expect(await after('The handles, letter by letter')).toMatch(
    /^ The account it is said to impersonate m ?a ?y ?a ?- ?h.*? The other account m ?a ?y ?a ?_ ?h/,
  );
  const domain = {
    ...{ domain: 'ferr0wbay.example', brand: 'ferrowbay.example', score: 97, at },
    ...{ foundBy: 'permutation' as const, foundAt: at, existence: 'exists' as const, records: {} },
  };
  expect(
    await after('The names, letter by letter', { platform: 'DOMAIN', handle: domain.domain, domain }),
  ).toMatch(/^ The domain it resembles f ?e ?r ?r ?o.*? The domain of this case f ?e ?r ?r ?0/);
  const umlauts = { ...domain, domain: 'xn--kthe-0ak-0za.example', brand: 'xn--kthe-oak-0za.example' };
  expect(umlauts.domain).toBe(domainToASCII('käthe-0ak.example'));
  expect(umlauts.brand).toBe(domainToASCII('käthe-oak.example'));
  expect(
    await after('The names, letter by letter', {
      platform: 'DOMAIN',
      handle: umlauts.domain,
      domain: umlauts,
    }),
  ).toMatch(/^ The domain it resembles k ?ä ?t ?h ?e ?- ?o.*? The domain of this case k ?ä ?t ?h ?e ?- ?0/);
});

test.each([
  [
    'both were entered by the person',
    { seenBy: 'person' },
    'As the person entered them on 20 November 2026, 10:00 UTC',
  ],
  [
    'the other one was entered by hand',
    { seenBy: 'person', theirs: { ...snapshot.theirs, seenIn: 'report' } },
    'as it was entered by hand on',
  ],
  [
    'a scan saw both',
    { seenBy: 'search', yours: { ...snapshot.yours, platform: 'X' } },
    'As our scan saw them on',
  ],
  [
    'a scan saw the other one, and the own one on another platform earlier',
    { seenBy: 'search', yours: { platform: 'INSTAGRAM', handle: 'maya', bio: 'Pots' } },
    'as our scan saw it on 20 November 2026, 10:00 UTC. The account it is said to impersonate, on another platform, is as our scans last saw it, then or earlier.',
  ],
  [
    'a scan saw the other one, and the own one as it was listed',
    { seenBy: 'search', yours: { platform: 'INSTAGRAM', handle: 'maya', name: 'Maya Hollimund' } },
    'as our scan saw it on 20 November 2026, 10:00 UTC. The account it is said to impersonate is as it was listed with Countersign, and not as a scan saw it.',
  ],
  [
    'the other one was stored by a search engine',
    { seenBy: 'search', theirs: { ...snapshot.theirs, seenIn: 'web search' } },
    'as a search engine had stored it when our scan asked on 20 November 2026, 10:00 UTC. The stored copy may be older',
  ],
] as const)('above the table of both accounts it says who saw them: %s', async (_, part, says) => {
  const whole = await packOf({ snapshot: { ...snapshot, ...part } });
  expect(await printedOver(whole.pack.pdf)).toEqual([]);
  const alone = await packOf({ snapshot: { ...snapshot, ...part }, evidence: [] });
  expect(await printedOver(alone.pack.pdf)).toEqual([]);
  const all = (await textOfPdf((await packOf({ snapshot: { ...snapshot, ...part } })).pack.pdf)).join(' ');
  expect(all.replaceAll(/\s+/g, ' ')).toContain(
    `Both accounts ${says}`.replace('accounts as', 'accounts The other account is as'),
  );
});

test('under an own picture that was uploaded, the paper says that the account does not show it', async () => {
  const says = 'Uploaded to Countersign, not this account’s picture';
  const told = async (uploaded: boolean, part: Partial<Case> = {}) => {
    const { input } = await packOf(part);
    const evidence = input.one.evidence.map((one) =>
      one.side === 'yours' && uploaded ? { ...one, uploaded: true as const } : one,
    );
    const { pdf } = await makePack({ ...input, one: { ...input.one, evidence } });
    expect(await printedOver(pdf)).toEqual([]);
    return (await textOfPdf(pdf)).join(' ').replaceAll(/\s+/g, ' ');
  };
  expect(await told(true)).toContain(`The other account ${says} Platform`);
  expect(await told(false)).not.toContain(says);
  const ofDomain = { ...snapshot, yours: { ...snapshot.yours, ofDomain: true as const } };
  expect(await told(true, { snapshot: ofDomain })).not.toContain(says);
});

test('of a domain, it is those who were asked that answered: no platform has it', async () => {
  const { pack } = await packOf({
    platform: 'DOMAIN',
    answers: [{ on: '2026-11-22T12:00:00.000Z', answer: 'REFUSED', words: '' }],
  });
  const paper = (await textOfPdf(pack.pdf)).join('\n');
  expect(paper).toContain('What they answered');
  expect(paper).not.toContain('What the platform answered');
});

const folder = mkdtempSync(join(tmpdir(), 'pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('unpacked, every file is what the manifest says, by anybody’s own tool, and every hash of the case is in it', async () => {
  const { pack, input } = await packOf();
  const files = unzipSync(pack.zip);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const root = join(folder, 'countersign-case-01A');
  const manifest = readFileSync(join(root, 'manifest.sha256'), 'utf8');
  const lines = manifest
    .trim()
    .split('\n')
    .map((line) => line.split('  ') as [string, string]);
  expect(lines.map(([, name]) => name)).toEqual([
    'evidence/01-link.txt',
    'evidence/02-picture-given-other.jpg',
    'evidence/03-picture-given-own.png',
    'evidence/04-screenshot.jpg',
    'evidence/05-note.txt',
    'case.pdf',
    'report.txt',
    'evidence.txt',
    'timeline.txt',
    'how-to-check.txt',
  ]);
  expect(Object.keys(files)).toHaveLength(lines.length + 1);
  for (const [sha256, name] of lines)
    expect([name, hash(readFileSync(join(root, name)))]).toEqual([name, sha256]);
  for (const { sha256 } of input.one.evidence) expect(manifest).toContain(sha256);
  if (process.platform === 'linux')
    expect(execFileSync('sha256sum', ['-c', 'manifest.sha256'], { cwd: root, encoding: 'utf8' })).toContain(
      'case.pdf: OK',
    );
  expect(readFileSync(join(root, 'report.txt'), 'utf8')).toContain('my picture');
});

test('letters that no font of ours has are drawn, whole words at once, each embedded once; a handle keeps its numbers', async () => {
  const asked: string[] = [];
  const drawText: DrawText = (text) => ({
    width: text.length,
    ascent: 0.9,
    descent: 0.3,
    png: () => {
      asked.push(text);
      return new Uint8Array(png(pixels({ seed: text, edits: [] })));
    },
  });
  const theirs = { platform: 'X' as const, handle: 'maya山田', name: 'Maya 山田 太郎, محمد علي!' };
  const yours = { platform: 'X' as const, handle: 'maya', name: 'Maya' };
  const { pack } = await packOf({ snapshot: { ...snapshot, yours, theirs } }, drawText);
  const all = (await textOfPdf(pack.pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(asked.filter((text, n) => asked.indexOf(text) === n).sort()).toEqual(asked.toSorted());
  expect(asked).toEqual(expect.arrayContaining(['山田 太郎', 'محمد علي']));
  expect(all).not.toContain('‹U+0645›');
  expect(all).toContain('maya‹U+5C71›‹U+7530›');
  expect(all).toContain('Letters that the fonts of this file lack are drawn as pictures');
});

test('where a computer has letters of some scripts, those are drawn; emoji are drawn whole, what nobody sees is numbered', async () => {
  const asked: string[] = [];
  const drawText: DrawText = (text) =>
    /\p{Script=Han}/u.test(text)
      ? undefined
      : {
          width: 1,
          ascent: 0.9,
          descent: 0.3,
          png: () => {
            asked.push(text);
            return new Uint8Array(png(pixels({ seed: text, edits: [] })));
          },
        };
  const name = '山田 محمد 👩🏽‍💻 Maya\u3164 می‌خواهم\u202e';
  const { pack } = await packOf(
    { snapshot: { ...snapshot, theirs: { platform: 'X', handle: 'maya', name } } },
    drawText,
  );
  const all = (await textOfPdf(pack.pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(asked).toEqual(expect.arrayContaining(['محمد 👩🏽‍💻', 'می‌خواهم']));
  expect([...all.matchAll(/‹U\+[0-9A-F]+›/g)].map(([code]) => code)).toEqual(
    expect.arrayContaining(['‹U+5C71›', '‹U+7530›', '‹U+3164›', '‹U+202E›']),
  );
  expect(all).not.toMatch(/‹U\+(?:0645|200C|200D|1F469|FE0F)›/);
});

test('a name in numbers is explained on the page where it stands first, and only there', async () => {
  const { pack } = await packOf({ snapshot: { ...snapshot, yours: { handle: 'maya', name: '山田' } } });
  const pages = await textOfPdf(pack.pdf);
  expect(pages.map((page) => page.split('are given by their Unicode number').length - 1)).toEqual(
    pages.map((_, n) => (n === 0 ? 1 : 0)),
  );
});

test('the PDF says all of it, page by page; letters of other scripts are drawn, and what cannot be drawn is numbered', async () => {
  const { pack, input } = await packOf();
  const pages = await textOfPdf(pack.pdf);
  const all = pages.join('\n').replaceAll(/\s+/g, ' ');
  for (const words of [
    'maya_ho1limund',
    'likely clone',
    'It uses',
    'Same name.',
    'Says of itself: “fan”.',
    'Мая Hollimund ‹U+5C71›‹U+7530›‹U+202E›',
    'Characters in ‹ › are given by their Unicode number',
    'Reported to X',
    'Sent without an account, through a link',
    'Digit 1 in place of l',
  ])
    expect(all).toContain(words);
  // One address throughout: the one that was pasted, which is what its number is of.
  expect(all.replaceAll(' ', '').split('https://twitter.com/maya_ho1limund')).toHaveLength(5);
  expect(all).not.toContain('https://x.com');
  for (const { sha256 } of input.one.evidence) expect(all.replaceAll(' ', '')).toContain(sha256);
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, n) => {
    expect(page).toContain('Case about maya_ho1limund on X');
    expect(page).toContain('22 November 2026, 11:00 UTC');
    expect(page).toContain(`Page ${n + 1} of ${pages.length}`);
  });
});

test('a mark that was read stands first among the reasons, with its rate in words, and in the report', async () => {
  const mark = markReason({
    ...{ picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' },
    ...{ score: 24.7, keys: 2 },
  });
  const reasons = [mark, ...snapshot.reasons];
  const { pack } = await packOf({ snapshot: { ...snapshot, reasons } });
  const all = (await textOfPdf(pack.pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(all).toContain('derives from the copy issued to the reporting party as “LinkedIn” on 3 March 2026.');
  expect(all).toContain('at most once in 10 to the power of 30.');
  expect(all).not.toMatch(/10\^|‹U\+20[78]/);
  expect(all.indexOf('issued to the reporting party')).toBeLessThan(all.indexOf('Same name.'));
  const report = unzipSync(pack.zip)['countersign-case-01A/report.txt']!;
  expect(new TextDecoder().decode(report)).toContain('derives from the copy issued to me as “LinkedIn”');
  if (process.env['SHOTS']) writeFileSync(`${process.env['SHOTS']}.zip`, pack.zip);
});

test('where no account was named as copied, the one that they have on that platform stands beside it as what it is', async () => {
  const told = async (own: OwnAccount, business?: CaseBusiness) => {
    const { input } = await packOf({ imitates: null, snapshot: null, evidence: [] });
    const { pdf } = await makePack({ ...input, own, business });
    return (await textOfPdf(pdf)).join('\n').replaceAll(/\s+/g, ' ');
  };
  const own = {
    platform: 'X' as OwnAccount['platform'],
    handle: 'ferrowbay',
    url: 'https://x.com/ferrowbay',
  };
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  const listed = await told({ ...own, verifiedAt: null }, business);
  expect(listed).toContain(
    'Nobody has said which account it impersonates. Shown beside it is an account of Ferrow Bay on the same platform, listed as theirs but not proven.',
  );
  expect(listed).toContain('Their own account');
  expect(listed).toContain('https://x.com/ferrowbay');
  expect(listed).not.toContain('The account it is said to impersonate');
  expect(await told({ ...own, platform: 'INSTAGRAM', verifiedAt: null }, business)).toContain(
    'an account of Ferrow Bay on Instagram, listed as theirs but not proven.',
  );
  expect(await told({ ...own, verifiedAt: '2026-11-17T08:00:00.000Z' })).toContain(
    'an account of the person who reports it on the same platform, proven since 17 November 2026.',
  );
});

test('for a child the own account of whoever reports stands nowhere as theirs, and their own does where it was given', async () => {
  const yours = { ...snapshot.yours, handle: 'bettany-ox', name: 'Bettany Ox', bio: 'Swims.' };
  const seen = { ...snapshot, seenBy: 'search' as const, yours };
  const imitates = { platform: 'GITHUB' as const, handle: 'bettany-ox', name: 'Bettany Ox' };
  const about = async (behalf: Case['behalf']) => {
    const { input } = await packOf({ imitates, snapshot: seen, behalf });
    const { pdf, zip } = await makePack(input);
    const files = unzipSync(zip);
    const read = (name: string) => new TextDecoder().decode(files[`countersign-case-01A/${name}`]);
    return {
      pdf: (await textOfPdf(pdf)).join('\n').replaceAll(/\s+/g, ' '),
      files: Object.keys(files).join(' '),
      texts: ['report.txt', 'evidence.txt', 'timeline.txt'].map(read).join('\n'),
    };
  };
  const isla = { name: 'Isla Ox', relation: 'CHILD' as const };
  const none = await about({ ...isla, account: null });
  expect(none.pdf).toContain('said to impersonate Isla Ox ');
  expect(none.pdf + none.texts).not.toMatch(/bettany|Swims|likely clone|94 of 100|Same name\./i);
  expect(none.pdf).toContain(
    'It was compared with an account that isn’t Isla Ox’s, so nothing is said here about how alike they are.',
  );
  expect(none.texts).toContain('The other account was compared with an account that isn’t theirs');
  expect(none.pdf + none.texts).not.toContain('The picture of the account it is said to impersonate');
  expect(none.files).not.toMatch(/picture-(?:given-)?own/);
  const url = 'https://www.instagram.com/isla.ox/';
  const given = await about({ ...isla, account: { platform: 'INSTAGRAM', handle: 'isla.ox', url } });
  expect(given.pdf).toContain('said to impersonate Isla Ox, isla.ox on Instagram');
  expect(given.pdf).toContain(url);
  expect(given.texts).toContain(`Their account: ${url}`);
  expect(given.pdf + given.texts).not.toMatch(/bettany/i);
});

test('a case that was moved without what was compared says of that piece that it compares with another account', async () => {
  const words = 'Compared with an account that isn’t Harbour Loaf’s.';
  const compared = piece('c', { kind: 'finding', words }, 'Both accounts as our scan saw them.');
  const { pack } = await packOf({ userId: 'B#bakery', snapshot: null, evidence: [compared] });
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain(words);
  expect(paper).not.toMatch(/of 100|Both accounts were compared/);
});

test('that the account was renamed stands on paper as well', async () => {
  const words = 'Renamed on X: maya_old is called maya_ho1limund now.';
  const { pack } = await packOf({ evidence: [piece('r', { kind: 'finding', words }, words)] });
  expect((await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ')).toContain(words);
});

test('what was compared with the name of a domain is not said to copy an account of that name', async () => {
  const yours = {
    platform: 'X' as const,
    handle: 'ferrowbay',
    name: 'Ferrow Bay',
    ofDomain: true as const,
  };
  const seen = { ...snapshot, seenBy: 'search' as const, yours };
  const { pack } = await packOf({ imitates: null, snapshot: seen, evidence: [] });
  const all = (await textOfPdf(pack.pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(all).toContain('The name of their domain The other account Platform - X');
  expect(all).toContain('What was compared The other account is as our scan saw it on');
  expect(all).toContain('The account was compared with the name of their domain');
  expect(all).not.toMatch(/both (accounts|profiles) (as|were)/i);
  expect(all).not.toContain('The account it is said to impersonate');
});

test('a piece that is not what was kept makes no pack', async () => {
  const { input } = await packOf();
  const pictures = new Map([
    ...input.pictures,
    ['shot', { bytes: new Uint8Array([1]), contentType: 'image/jpeg' }],
  ]);
  await expect(makePack({ ...input, pictures })).rejects.toThrow('couldn’t be loaded');
});

test('handles, links and sites stand in the face in which rn is not taken for m, wherever they are named', async () => {
  const doc = await PDFDocument.create();
  const text =
    'said to impersonate Lena, lena-marchetti on GitHub: https://lena.example/rn, @lena-rnarchetti.';
  const type = await typefaceFor(doc, { text, handles: ['lena-marchetti'] }, loadFont);
  const inMono = type
    .runs(text, 'text')
    .flatMap((run) => ('font' in run && /mono/i.test(run.font.name) ? [run.text] : []));
  expect(inMono).toEqual(['lena-marchetti', 'https://lena.example/rn', '@lena-rnarchetti']);
});

test('what is gone is said to be, with the moment', async () => {
  const { pack } = await packOf({ goneAt: '2027-01-05T06:13:00.000Z' });
  const all = (await textOfPdf(pack.pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(all).toContain('Gone since 5 January 2027, 06:13 UTC, as our checks saw it');
  const closed = { outcome: 'REMOVED' as const, closedAt: '2027-01-05T07:00:00.000Z' };
  const back = await packOf({ ...closed, seenAgainAt: '2027-01-06T06:13:00.000Z' });
  const again = (await textOfPdf(back.pack.pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(again).toContain(
    'Outcome Said to be gone Seen again 6 January 2027, 06:13 UTC, as our checks saw it',
  );
});

test('of a domain, paper and files tell each record, first to last', async () => {
  const seen = (address: string, record: string): DomainSeen => ({
    ...{ domain: 'ferr0wbay.example', brand: 'ferrowbay.example', score: 97, at: record },
    ...{ foundBy: 'permutation', foundAt: at, existence: 'exists', records: { A: [address] } },
  });
  const last = seen('192.0.2.77', '2026-11-22T10:00:00.000Z');
  const evidence = [seen('192.0.2.66', at), last].map((record, n) =>
    piece(`r${n}`, { at: record.at, kind: 'finding' }, domainText(record)),
  );
  const { pack } = await packOf({ platform: 'DOMAIN', handle: last.domain, domain: last, evidence });
  const paper = (await textOfPdf(pack.pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toMatch(
    /What was seen, on 22 November 2026, 10:00 UTC • It leads to 192\.0\.2\.77[^]*As our checks saw ferr0wbay\.example on 2026-11-20T10[^]*A 192\.0\.2\.66[^]*As our checks saw ferr0wbay\.example on 2026-11-22T10[^]*A 192\.0\.2\.77/,
  );
  const files = unzipSync(pack.zip);
  for (const [n, { kept }] of evidence.entries())
    expect(new TextDecoder().decode(files[`countersign-case-01A/evidence/0${n + 1}-finding.txt`])).toBe(kept);
});

test('two handles that have nothing in common are not told apart letter by letter', async () => {
  const theirs = { ...snapshot.theirs, handle: 'zqpots' };
  const { pack } = await packOf({ handle: 'zqpots', snapshot: { ...snapshot, theirs } });
  expect((await textOfPdf(pack.pdf)).join(' ')).not.toContain('letter by letter');
});
