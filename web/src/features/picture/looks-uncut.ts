/** Longer than any profile picture. */
const LONG = 1.5;
/** Tablets are less long than that, and have sizes that no camera has. */
const TABLETS = new Set([
  '1024 768',
  '2048 1536',
  '2160 1620',
  '2224 1668',
  '2360 1640',
  '2388 1668',
  '2732 2048',
]);

/** Most likely a screenshot of which nothing was cut out: too long for a profile picture, or just as large as a tablet. */
export const looksUncut = ({ width, height }: { width: number; height: number }): boolean => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long >= LONG * short || TABLETS.has(`${long} ${short}`);
};
