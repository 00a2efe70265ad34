import { gridOf } from './photo-detail.ts';

/** A step of fewer grey levels between neighbours is no edge, but the encoder's. */
const FLAT = 8;
/** Of 489 points; fewer fit any gain by chance, and a photo of textures has none. */
const LEAST_FLAT = 24;

/**
 * How far apart in grey levels (root of the mean square) two discs are once one has the gain and offset that suit its flat areas
 * best. Correlation of a drawing is that of its outlines: two faces of one avatar maker agree there whatever their colors.
 * An edit for all of the picture, brighter or with more contrast, takes every tone along one line; new colors don’t lie on it.
 * Edges count only where the two neighbourhoods have no tone in common, so half a point's shift makes no difference.
 * 0 when too little is flat to tell. The picture of more contrast is the measure: a faded one must not pass for a near one.
 */
export function tonesApart(one: Float64Array, two: Float64Array, side: number): number {
  const [near, far] = deviation(one) < deviation(two) ? [one, two] : [two, one];
  const [from, to] = [ranges(near, side), ranges(far, side)];
  const flat = [...near.keys()].filter(
    (i) => from.high[i]! - from.low[i]! < FLAT && to.high[i]! - to.low[i]! < FLAT,
  );
  if (flat.length < LEAST_FLAT) return 0;
  const [x, y] = [near, far].map((values) => Float64Array.from(flat, (i) => values[i]!)) as [
    Float64Array,
    Float64Array,
  ];
  // less than a grey level is noise, and no line goes through it
  if (deviation(x) < 1) return deviation(y);
  const [meanX, meanY] = [mean(x), mean(y)];
  const both = mean(x.map((value, i) => (value - meanX) * (y[i]! - meanY)));
  const gain = Math.max(0, both / deviation(x) ** 2);
  const toned = (value: number) => meanY + gain * (value - meanX);
  const apart = near.map((_, i) =>
    Math.max(0, to.low[i]! - toned(from.high[i]!), toned(from.low[i]!) - to.high[i]!),
  );
  return Math.sqrt(mean(apart.map((value) => value ** 2)));
}

/** Darkest and brightest of each point's 3 x 3 neighbourhood. */
function ranges(values: Float64Array, side: number): { low: Float64Array; high: Float64Array } {
  const { at, around } = gridOf(values, side);
  const [low, high] = [values.slice(), values.slice()];
  for (let i = 0; i < values.length; i++)
    around(at(i), 1, (value) => {
      low[i] = Math.min(low[i]!, value);
      high[i] = Math.max(high[i]!, value);
    });
  return { low, high };
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: Float64Array): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
