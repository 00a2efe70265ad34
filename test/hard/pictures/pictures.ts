import type { HardCase, Result, Told } from '../case.ts';
import { inBrowser } from './in-browser.ts';
import { asScansTake } from './as-scans-take.ts';
import { cutOff } from './cut-off.ts';
import { jpegBombs, plainJpeg } from './jpeg-bombs.ts';
import { plainPng, pngBombs } from './png-bombs.ts';
import { sendAll } from './send-all.ts';
import { plainWebp, webpBombs } from './webp-bombs.ts';

/** Processor time for one picture, ms, and memory of the whole process, MB. */
const most = { ms: 4_000, mb: 700 };

/** Files that claim, unpack to or repeat far more than they weigh: where pictures are taken in, compared and looked at. */
export const pictures: HardCase = {
  id: 'f2',
  what: 'Pictures that are more than they weigh',
  run: async (told) => {
    const plain = { 'plain PNG': plainPng(64), 'plain WebP': plainWebp(64), 'plain JPEG': plainJpeg(64) };
    const bombs = { ...pngBombs(), ...jpegBombs(), ...webpBombs(), ...cutOff(plain, told.seed) };
    return [
      ...(await compared(bombs, plain, told)),
      ...(await sendAll(bombs, plain['plain PNG'], told)),
      ...(await inBrowser(bombs, told)),
    ];
  },
};

type Files = Record<string, Buffer>;

async function compared(bombs: Files, plain: Files, { say }: Told): Promise<Result[]> {
  const taken = await asScansTake({ ...plain, ...bombs });
  const slow = taken.filter(({ ms }) => ms > most.ms);
  const missing = Object.keys(bombs).filter((name) => !taken.some((one) => one.name === name));
  [
    ...slow.map(({ name, ms }) => `${name}: ${ms.toFixed(0)} ms`),
    ...missing.map((name) => `${name}: died`),
  ].forEach(say);
  const mb = Math.max(0, ...taken.map((one) => one.mb));
  const longest = Math.max(0, ...taken.map((one) => one.ms));
  const control = Object.keys(plain).filter((name) => taken.find((one) => one.name === name)?.read);
  return [
    {
      tried: `compared: ${Object.keys(bombs).length} files`,
      mark: `each <= ${most.ms} ms of processor, <= ${most.mb} MB in all, nothing dies`,
      result: `${longest.toFixed(0)} ms, ${mb.toFixed(0)} MB, ${missing.length} died`,
      held: slow.length === 0 && missing.length === 0 && mb <= most.mb,
    },
    {
      tried: `compared: ${Object.keys(plain).length} pictures as they should be`,
      mark: 'all read',
      result: `${control.length} read`,
      held: control.length === Object.keys(plain).length,
    },
  ];
}
