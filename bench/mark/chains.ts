import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { jpeg, mozjpeg, webp } from './codecs.ts';
import { cropped, denoised, inCircle, mirrored, onPage, resized, tinted, turned } from './edits.ts';

/** What happens to a copy on its way into somebody else's profile. */
export type Chain = {
  name: string;
  /** What was found of 71 photos when the scheme was tried (least and median score, per cent named), with their places given. */
  before?: { least?: number; median?: number; named: number };
  /** From a copy of 400 points. */
  apply: (copy: Pixels) => Promise<Pixels>;
};

/** As a platform keeps it, and shows it in a list. */
const shown = async (pixels: Pixels, side = 200, quality = 70) => jpeg(resized(pixels, side), quality);
const uploaded = (copy: Pixels) => jpeg(copy, 80);
/** Uploaded, taken from there, edited, and uploaded again. */
const edited = (edit: (pixels: Pixels) => Pixels) => async (copy: Pixels) =>
  shown(edit(await uploaded(copy)));

export const chains: Chain[] = [
  {
    name: '400 J80 -> 200 J70',
    before: { least: 32, median: 43, named: 100 },
    apply: async (copy) => shown(await uploaded(copy)),
  },
  {
    name: '  cropped by 10 % and 5 % on the way',
    before: { least: 35, median: 45, named: 100 },
    apply: async (copy) =>
      jpeg(resized(cropped(await jpeg(resized(cropped(copy, 0.9), 400), 80), 0.95), 200), 70),
  },
  {
    name: 'cropped by 20 % -> 200 J60',
    before: { least: 25, median: 40, named: 100 },
    apply: async (copy) => shown(cropped(copy, 0.8), 200, 60),
  },
  {
    name: '200 WebP75',
    before: { least: 14, median: 25, named: 100 },
    apply: (copy) => webp(resized(copy, 200), 75),
  },
  { name: 'circle', before: { least: 33, median: 42, named: 100 }, apply: edited(inCircle) },
  { name: 'screenshot with a page around', before: { least: 41, named: 100 }, apply: edited(onPage) },
  { name: 'tint, tone and vignette', before: { least: 26, named: 100 }, apply: edited(tinted) },
  { name: 'mirrored', before: { least: 33, named: 100 }, apply: edited(mirrored) },
  { name: 'turned by 3 degrees', before: { least: 33, named: 100 }, apply: edited((one) => turned(one, 3)) },
  { name: 'turned by 8 degrees', before: { least: 33, named: 100 }, apply: edited((one) => turned(one, -8)) },
  {
    name: '128 J70',
    before: { least: 12.8, median: 18, named: 100 },
    apply: (copy) => shown(copy, 128, 70),
  },
  {
    name: '400 -> 150, both WebP75',
    before: { least: 5.5, median: 15, named: 98.6 },
    apply: async (copy) => webp(resized(await webp(copy, 75), 150), 75),
  },
  {
    name: '200 J75 -> 96 J75',
    before: { least: 6.7, median: 18, named: 98.6 },
    apply: async (copy) => shown(await shown(copy, 200, 75), 96, 90),
  },
  { name: '96 J75', before: { least: 6.6, median: 10, named: 95.8 }, apply: (copy) => shown(copy, 96, 75) },
  { name: '64 J75', before: { least: 1.2, median: 3.7, named: 0 }, apply: (copy) => shown(copy, 64, 75) },
  { name: 'denoised', before: { least: 7.8, median: 16, named: 100 }, apply: edited(denoised) },
];

/** The same where the platform encodes by mozjpeg, which nobody measured before. */
export const trellisChains: Chain[] = [
  {
    name: '400 J80 -> 200 J70',
    apply: async (copy) => mozjpeg(resized(await mozjpeg(copy, 80), 200), 70),
  },
  { name: '128 J70', apply: (copy) => mozjpeg(resized(copy, 128), 70) },
  { name: '96 J75', apply: (copy) => mozjpeg(resized(copy, 96), 75) },
];
