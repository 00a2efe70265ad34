import type { PDFImage } from '@cantoo/pdf-lib';
import type { Case } from '#domain/case/case';
import type { KnownProfile } from '#domain/case/snapshot';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { platformTable } from '#domain/platform/platform-table';
import { utcDay } from '#domain/utc';
import { weighed } from '../../compare/weighed.ts';
import { words as packWords } from './words.ts';
import { INK, type Paper } from './paper.ts';

const FIRST = 92;
const PORTRAIT = 118;
const LABEL = packWords.profile;

/** Both profiles side by side with their pictures, the handles letter by letter, and every reason for and against. */
export function drawAccounts(paper: Paper, one: Case, images: ReadonlyMap<string, PDFImage>): void {
  const { snapshot, imitates, handle, platform, evidence } = one;
  const yours: KnownProfile = snapshot?.yours ?? imitates ?? {};
  // One address throughout the pack: the one that the report names.
  const theirs: KnownProfile = {
    handle,
    platform,
    ...snapshot?.theirs,
    url: one.url ?? snapshot?.theirs.url,
  };
  // Pictures and the first facts stand on one sheet.
  if (evidence.some(({ side }) => side)) paper.room(PORTRAIT + 180);
  paper.title(packWords.accounts);
  const column = (paper.width - FIRST) / 2;
  paper.line(packWords.own, { style: 'bold', size: 9.5, x: FIRST, y: paper.y - 6 });
  paper.line(packWords.other, { style: 'bold', size: 9.5, x: FIRST + column, y: paper.y - 6 });
  paper.gap(14);
  drawPictures(paper, one, images);
  paper.rule();
  for (const [label, of] of FACTS) {
    const cells = [of(yours), of(theirs)].map((value) => (value == null ? '' : String(value)));
    if (cells.some(Boolean))
      paper.row(
        label,
        cells.map((cell) => cell || '-'),
        label === LABEL.handle ? { style: 'mono' } : {},
      );
  }
  drawDifferences(paper, yours.handle, theirs.handle);
  const { speaksFor, against } = weighed(snapshot?.reasons ?? []);
  list(
    paper,
    packWords.why,
    speaksFor.map(({ words }) => words),
  );
  list(
    paper,
    packWords.against,
    against.map(({ words }) => words),
  );
}

const count = new Intl.NumberFormat('en-GB');

const FACTS: readonly (readonly [string, (profile: KnownProfile) => string | number | null | undefined])[] = [
  [LABEL.platform, ({ platform }) => platform && platformTable[platform].name],
  [LABEL.handle, ({ handle }) => handle],
  [LABEL.url, ({ url }) => url],
  [LABEL.name, ({ name }) => name],
  [LABEL.bio, ({ bio }) => bio],
  [LABEL.location, ({ location }) => location],
  [LABEL.links, ({ links }) => links?.join('\n')],
  [LABEL.createdAt, ({ createdAt }) => createdAt && utcDay(createdAt)],
  [LABEL.followers, ({ followers }) => followers && count.format(followers)],
  [LABEL.following, ({ following }) => following && count.format(following)],
];

function drawPictures(paper: Paper, { evidence }: Case, images: ReadonlyMap<string, PDFImage>): void {
  const column = (paper.width - FIRST) / 2;
  const heights = (['yours', 'theirs'] as const).map((side, n) => {
    const piece = evidence.findLast((kept) => kept.side === side);
    const image = piece && images.get(piece.id);
    return image ? paper.image(image, { x: FIRST + n * column, width: PORTRAIT, height: PORTRAIT }) : 0;
  });
  const height = Math.max(...heights);
  if (height) paper.gap(height + 8);
}

function drawDifferences(paper: Paper, yours?: string | null, theirs?: string | null): void {
  if (!yours || !theirs) return;
  const { steps, same } = handleDiff(yours, theirs);
  paper.gap(14);
  paper.room(80);
  paper.write(packWords.handles, { style: 'bold' });
  paper.gap(6);
  for (const side of ['yours', 'theirs'] as const) {
    let x = 0;
    paper.gap(19);
    for (const step of steps)
      for (const glyph of step[side]) {
        const differs = step.kind !== 'same';
        const end = paper.line(glyph, {
          style: 'mono',
          size: 16,
          x,
          y: paper.y,
          ...(differs && { color: INK.copy }),
        });
        if (differs)
          paper.page.drawLine({
            start: { x: paper.left + x, y: paper.y - 4 },
            end: { x: paper.left + end, y: paper.y - 4 },
            thickness: 1.4,
            color: INK.copy,
          });
        x = end > paper.width - 24 ? 0 : end + 1.5;
        if (x === 0) paper.gap(19);
      }
  }
  paper.gap(12);
  const words = same ? [packWords.sameHandle] : steps.flatMap((step) => step.words ?? []);
  for (const line of words) paper.write(`•  ${line}`, { size: 9.5 });
}

function list(paper: Paper, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  paper.gap(10);
  paper.room(40);
  paper.write(title, { style: 'bold' });
  for (const line of lines) paper.write(`•  ${line}`, { size: 9.5 });
}
