import { readImage } from '../bin/image-file.ts';
import { judge } from '../domain/engine/judge/judge.ts';
import type { PhotoPrint } from '../domain/engine/judge/judgement.ts';
import { pdqDistance, pdqFromHex, pdqHash, type Pixels } from '../domain/engine/photo/pdq.ts';
import { photoPrint } from '../domain/engine/photo/photo-print.ts';
import { dataPath, rows } from './data.ts';
import { photoRivals } from './photo-rivals.ts';
import { crop, drawn, EDITS, scaled } from './photo-edits.ts';
import { recompressed, screenshot } from './screenshots.ts';
import { type Part, percent, type Row, row, type Skipped } from './row.ts';
import { pick, seeded } from './seeded.ts';

const group = 'Photos';

/** Real photos are few here, so parts of one photo and drawn scenes stand in for others. */
export const photos: Part = {
  name: 'Photos',
  needs: ['photos/reference-hashes.csv'],
  async run(progress) {
    const results: (Row | Skipped)[] = [await conformance()];
    const album = await collect();
    const prints = album.map((photo) => photoPrint(photo, { views: true }));
    const random = seeded(2026);
    const copies: { edit: string; found: boolean; byHash: boolean }[] = [];
    const edited: { of: number; pixels: Pixels }[] = [];
    for (const [i, photo] of album.entries()) {
      if (i % 10 === 0) progress(`edits of photo ${i} of ${album.length}`);
      for (const [edit, apply] of Object.entries(EDITS)) {
        const pixels = apply(photo, random);
        edited.push({ of: i, pixels });
        const copy = photoPrint(pixels);
        copies.push({
          edit,
          found: isCopy(prints[i]!, copy),
          byHash: isCopy(prints[i]!, { ...copy, thumb: undefined }),
        });
      }
      const pixels = pick(random, Object.values(EDITS))(
        pick(random, Object.values(EDITS))(photo, random),
        random,
      );
      edited.push({ of: i, pixels });
      const twice = photoPrint(pixels);
      copies.push({
        edit: 'two edits',
        found: isCopy(prints[i]!, twice),
        byHash: isCopy(prints[i]!, { ...twice, thumb: undefined }),
      });
    }
    progress('pairs of different photos');
    const strangers = prints.flatMap((a, i) =>
      prints.map((b, j) => (i !== j && (i + j) % 2 === 0 ? isCopy(a, b) : undefined)),
    );
    const pairs = strangers.filter((found) => found !== undefined);
    results.push(
      row(
        group,
        'edited copies found',
        percent(copies.map(({ found }) => found)),
        '%',
        '>=',
        90,
        `${copies.length} copies of ${album.length} photos`,
      ),
      row(group, '  by hash alone', percent(copies.map(({ byHash }) => byHash)), '%'),
      ...[...Object.keys(EDITS), 'two edits'].map((edit) =>
        row(
          group,
          `  ${edit}`,
          percent(copies.filter((copy) => copy.edit === edit).map(({ found }) => found)),
          '%',
        ),
      ),
      row(
        group,
        'different photos called copies',
        pairs.filter(Boolean).length,
        '',
        '<=',
        0,
        `${pairs.length} pairs; edited copies found: ${percent(copies.map(({ found }) => found)).toFixed(1)} %`,
      ),
      ...(await avatars(album, prints)),
      ...(await photoRivals(album, edited, progress)),
    );
    return results;
  },
};

/** Each photo as two avatars cut out of screenshots, and each of these met by four other people. */
async function avatars(album: readonly Pixels[], prints: readonly PhotoPrint[]): Promise<Row[]> {
  const random = seeded(77);
  const found = { middle: [] as boolean[], aside: [] as boolean[], others: [] as boolean[] };
  for (const [i, photo] of album.entries())
    for (const where of ['middle', 'aside'] as const) {
      const cut = screenshot(photo, random, { aside: where === 'aside' });
      const avatar = photoPrint(await recompressed(cut, Math.round(60 + 30 * random())));
      found[where].push(isCopy(prints[i]!, avatar));
      for (let other = 1; other <= 4; other++)
        found.others.push(isCopy(prints[(i + 5 * other) % album.length]!, avatar));
    }
  const wrong = `${found.others.filter(Boolean).length} of ${found.others.length} other people’s photos called copies`;
  return [
    row(
      group,
      'avatars cut out of screenshots',
      percent([...found.middle, ...found.aside]),
      '%',
      '>=',
      90,
      wrong,
    ),
    row(group, '  of the middle of the photo', percent(found.middle), '%'),
    row(group, '  of another part of it', percent(found.aside), '%'),
    row(group, '  other people’s photos called copies', found.others.filter(Boolean).length, '', '<=', 0),
  ];
}

const isCopy = (protectedPhoto: PhotoPrint, candidatePhoto: PhotoPrint) =>
  (judge({}, {}, { protectedPhoto, candidatePhoto }).signals.photo ?? 0) >= 0.7;

async function conformance(): Promise<Row> {
  let worst = 0;
  const files = rows('photos/reference-hashes.csv');
  for (const [file = '', , , hex = ''] of files) {
    const { hash } = pdqHash(await readImage(dataPath(`photos/${file}`)));
    worst = Math.max(worst, pdqDistance(hash, pdqFromHex(hex)!));
  }
  return row(group, 'PDQ, most bits from the reference', worst, '', '<=', 2, `${files.length} pictures`);
}

/** `count` pictures: the parts of a real photo that show enough, then drawn scenes. */
export async function collect(count = 22): Promise<Pixels[]> {
  const photo = await readImage(dataPath('photos/aaa-orig.jpg'));
  const tiles = [0, 1, 2, 3]
    .flatMap((x) => [0, 1].map((y) => scaled(crop(photo, x / 4, y / 2, 1 / 4, 1 / 2), 320)))
    .filter((tile) => pdqHash(tile).quality >= 50);
  return [...tiles, ...Array.from({ length: count - tiles.length }, (_, i) => scene(i + 1))];
}

/** A drawn picture: clouds of noise in five sizes with a few bright and dark shapes before them. */
function scene(seed: number): Pixels {
  const random = seeded(seed);
  const side = 240;
  const layers = [2, 4, 8, 16, 32].map((count) => ({
    count,
    grid: Array.from({ length: (count + 2) ** 2 }, () => random()),
  }));
  const shapes = Array.from({ length: 6 }, () => ({
    x: random() * side,
    y: random() * side,
    r: (0.05 + 0.2 * random()) * side,
    grey: random() * 255,
  }));
  return drawn(side, side, (x, y) => {
    let noise = 0;
    layers.forEach(({ count, grid }, depth) => {
      const [fx, fy] = [(x / side) * count, (y / side) * count];
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const value = (dx: number, dy: number) => grid[(y0 + dy) * (count + 2) + x0 + dx]!;
      const [tx, ty] = [fx - x0, fy - y0];
      noise +=
        ((value(0, 0) * (1 - tx) + value(1, 0) * tx) * (1 - ty) +
          (value(0, 1) * (1 - tx) + value(1, 1) * tx) * ty) /
        2 ** depth;
    });
    let grey = (noise / 1.94) * 255;
    for (const shape of shapes)
      if (Math.hypot(x - shape.x, y - shape.y) < shape.r) grey = 0.3 * grey + 0.7 * shape.grey;
    return [grey, grey * 0.95, grey * 0.9];
  });
}
