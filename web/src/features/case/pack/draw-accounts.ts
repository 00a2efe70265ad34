import { opensProfile } from '#domain/platform/opens-profile';
import type { PDFImage } from '@cantoo/pdf-lib';
import type { Case } from '#domain/case/case';
import { isAssignedId } from '#domain/engine/handle/assigned-id';
import { isRenamed } from '#domain/case/link/is-renamed';
import { pastedLink } from '#domain/case/link/pasted-link';
import type { KnownProfile } from '#domain/case/snapshot';
import { platformTable } from '#domain/platform/platform-table';
import { utcDay, utcMoment } from '#domain/utc';
import { isAccount } from '#domain/scan/finding';
import { saidToOthers } from '#domain/scan/reasons/said-to-others';
import { weighed } from '#domain/scan/reasons/weighed';
import { drawDifferences } from './draw-differences.ts';
import { words as packWords } from './words.ts';
import { INK, type Paper } from './paper.ts';
import type { PdfInput } from './case-pdf.ts';
import { isNotOfAccount } from '../evidence/side/is-not-of-account.ts';
import { pictureOf } from '../evidence/side/picture-of.ts';
import { words as ofEvidence } from '../../../ui/evidence/words.ts';
import { whoSaw, whoSawOther } from '../evidence/side/who-saw.ts';

const FIRST = 92;
const PORTRAIT = 118;
/** What is said of them, whose column is whose, and some of the rows below. */
const HEADS_AND_ROWS = 130;
const LABEL = packWords.profile;

/** Both profiles side by side with their pictures, the handles letter by letter, and every reason for and against. */
export function drawAccounts(
  paper: Paper,
  { one, business, own, address }: Pick<PdfInput, 'one' | 'business' | 'own' | 'address'>,
  images: ReadonlyMap<string, PDFImage>,
): void {
  const { snapshot, imitates, handle, platform } = one;
  const there = snapshot || imitates ? undefined : own;
  // Of whom it is reported for, the name that was given with their account.
  const given = { ...(onPlatform(imitates) ?? there), ...(one.behalf && { name: one.behalf.name }) };
  const known: KnownProfile = snapshot?.yours ?? given;
  const yours: KnownProfile = isAccount(known)
    ? { ...known, url: known.url ?? pageOf(known, address) }
    : { ...known, platform: null };
  const ofAccount = there ? packWords.ownThere.column : packWords.own;
  const whose = isAccount(known) ? ofAccount : packWords.ownDomainName;
  // One address throughout the pack: the one that the report names, but for what had another name when it was seen.
  const hasOldName = isRenamed(one);
  const theirs: KnownProfile = {
    ...onPlatform({ handle, platform }),
    ...snapshot?.theirs,
    url: hasOldName ? snapshot?.theirs.url : (one.url ?? snapshot?.theirs.url),
    pasted: hasOldName ? snapshot?.theirs.pasted : pastedLink(one),
  };
  // Pictures and the first facts stand on one sheet.
  if (pictureOf(one, 'yours') ?? pictureOf(one, 'theirs')) paper.room(PORTRAIT + 212);
  paper.title(isAccount(known) ? packWords.accounts : packWords.compared, HEADS_AND_ROWS);
  if (snapshot) {
    const { comparedElse: isElse, behalf } = one;
    const saw = packWords.seenBy[isElse ? whoSawOther(snapshot) : whoSaw(snapshot)];
    const lines = [saw(utcMoment(Date.parse(snapshot.seenAt ?? snapshot.at)))];
    if (isElse) lines.push(packWords.comparedElse(behalf!.name));
    paper.write(lines.join(' '), { size: 9.5, color: INK.quiet });
    paper.gap(12);
  }
  if (there) {
    const { reporter, same, words } = packWords.ownThere;
    const since = there.verifiedAt && utcDay(there.verifiedAt);
    const where = there.platform === platform ? same : platformTable[there.platform].name;
    paper.write(words(business?.name ?? reporter, where, since), { size: 9.5, color: INK.quiet });
    paper.gap(12);
  }
  const column = (paper.width - FIRST) / 2;
  const heads = () => {
    paper.line(whose, { style: 'bold', size: 9.5, x: FIRST, y: paper.y - 6 });
    paper.line(packWords.other, { style: 'bold', size: 9.5, x: FIRST + column, y: paper.y - 6 });
    paper.gap(14);
  };
  heads();
  drawPictures(paper, one, images);
  paper.rule();
  // Only of one's own another name may have been compared than it shows.
  const beside = yours.shownName ? { ...theirs, shownName: theirs.name } : theirs;
  for (const [label, of] of FACTS) {
    const cells = [of(yours), of(beside)].map((value) => (value == null ? '' : String(value)));
    if (cells.some(Boolean))
      paper.row(
        label,
        cells.map((cell) => cell || '-'),
        { heads, ...(IN_MONO.includes(label) && { style: 'mono' }) },
      );
  }
  // How two numbers differ that nobody chose says nothing.
  if (![yours, theirs].some((side) => side.handle && isAssignedId(side.handle)))
    drawDifferences(paper, packWords.handles, {
      yours: { whose, name: yours.handle },
      theirs: { whose: packWords.other, name: theirs.handle },
    });
  const { speaksFor, against } = weighed(snapshot?.reasons ?? []);
  list(paper, packWords.why, speaksFor.map(inThePack));
  list(paper, packWords.against, against.map(inThePack));
}

/** Told apart letter by letter. */
const IN_MONO: readonly string[] = [LABEL.handle, LABEL.url, LABEL.links];

const inThePack = ({ words }: { words: string }): string => saidToOthers(words);

/** A domain stands elsewhere. */
const onPlatform = (account: Case['imitates']): KnownProfile | undefined =>
  account && account.platform !== 'DOMAIN' ? { ...account, platform: account.platform } : undefined;

/** Where no scan can read an account, it is found at its handle all the same. */
const pageOf = ({ platform, handle }: KnownProfile, address: PdfInput['address']): string | undefined =>
  platform && handle ? address({ platform, handle }) : undefined;

const count = new Intl.NumberFormat('en-GB');

const FACTS: readonly (readonly [string, (profile: KnownProfile) => string | number | null | undefined])[] = [
  [LABEL.platform, ({ platform }) => platform && platformTable[platform].name],
  [LABEL.handle, ({ handle }) => handle],
  [LABEL.url, ({ pasted, url }) => pasted ?? (opensProfile(url) ? url : undefined)],
  [LABEL.name, ({ name }) => name],
  [LABEL.shownName, ({ shownName }) => shownName],
  [LABEL.bio, ({ bio }) => bio],
  [LABEL.location, ({ location }) => location],
  [LABEL.links, ({ links }) => links?.join('\n')],
  [LABEL.createdAt, ({ createdAt }) => createdAt && utcDay(createdAt)],
  [LABEL.followers, ({ followers }) => followers && count.format(followers)],
  [LABEL.following, ({ following }) => following && count.format(following)],
];

/** Both pictures of what is compared. Under one that was uploaded here stands that the account beside it doesn't show it. */
function drawPictures(paper: Paper, one: Case, images: ReadonlyMap<string, PDFImage>): void {
  const column = (paper.width - FIRST) / 2;
  const heights = (['yours', 'theirs'] as const).map((side, n) => {
    const piece = pictureOf(one, side);
    const image = piece && images.get(piece.id);
    if (!image) return 0;
    const x = FIRST + n * column;
    const high = paper.image(image, { x, width: PORTRAIT, height: PORTRAIT });
    if (!isNotOfAccount(one, piece)) return high;
    const size = 8.5;
    const lines = paper.lines(ofEvidence.pair.uploaded, { size, width: column - 10 });
    lines.forEach((line, row) =>
      paper.line(line, { size, color: INK.quiet, x, y: paper.y - high - (row + 1) * size * 1.4 }),
    );
    return high + lines.length * size * 1.4;
  });
  const height = Math.max(...heights);
  if (height) paper.gap(height + 8);
}

function list(paper: Paper, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  paper.gap(10);
  paper.room(40);
  paper.write(title, { style: 'bold' });
  for (const line of lines) paper.write(`•  ${line}`, { size: 9.5 });
}
