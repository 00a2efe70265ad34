import { createBrandWatch } from '../domain/certificate/brand-watch.ts';
import { readDataTile, tileWidth } from '../domain/certificate/tile.ts';
import { tileLeaf } from '../platforms/ct/log-answers.ts';
import { type Part, row } from './row.ts';
import { seeded } from './seeded.ts';

const PARTS = 'bay hill ford moor holm field wick stead north south green white stone river lake wood'.split(
  ' ',
);
const TRADES = 'bakery choir garage dental library joinery nursery florist rowing media studio design'.split(
  ' ',
);

/** How many a second, in thousands: the best of a few rounds. */
function speedOf(count: number, run: () => void): number {
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return count / best;
}

/** Certificates as logs hand them out: twenty million a day are 231 a second, with two or three names each. */
export const certificates: Part = {
  name: 'Certificates',
  needs: [],
  run() {
    const group = 'Certificates';
    const random = seeded(54);
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
    const name = () => `${pick(PARTS)}${pick(TRADES)}${Math.floor(random() * 1e6)}`;
    const tile = Buffer.concat(
      Array.from({ length: tileWidth }, (_, index) =>
        tileLeaf({ timestamp: 0, names: [`${name()}.example`, `www.${name()}.example`] }, index),
      ),
    );
    const names = Array.from({ length: 20_000 }, () => `www.${name()}.net`);
    const ofBrands = (count: number) => {
      const watch = createBrandWatch(
        Array.from({ length: count }, (_, n) => ({ businessId: `${n}`, domain: `${name()}.com` })),
      );
      return speedOf(names.length, () => names.forEach((one) => watch(one)));
    };
    return [
      row(group, 'read from tiles', speedOf(100 * tileWidth, () => {
        for (let n = 0; n < 100; n += 1) readDataTile(tile);
      }), 'k/s', '>=', 1, 'floor: four times what all logs together take'), // prettier-ignore
      row(group, 'names looked up, 1 domain', ofBrands(1), 'k/s', '>=', 1),
      row(group, 'names looked up, 1,000 domains', ofBrands(1000), 'k/s', '>=', 1, 'all logs: .6 k/s'),
    ];
  },
};
