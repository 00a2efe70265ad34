/**
 * The seal: engraved line work from an id. Same id, same seal, everywhere, for ever.
 *
 *   cord     interleaved sine rings near the rim, their height breathing `lobes` times around
 *   rosette  nested hypotrochoids of `cusps` points, woven `turns` times
 *   eye      a small epitrochoid, or up to two initials on cleared paper
 *
 * The id picks the numbers; the size picks how many lines are drawn, so that 32 px stays line work and 320 px stays fine.
 */
const TAU = Math.PI * 2;

/** A line of the drawing; box -100..100, `width` in the same units. */
export interface Line {
  d: string;
  width: number;
}

export interface SealDrawing {
  lines: Line[];
  eye: { radius: number; width: number; lines: Line[] };
  initials?: { text: string; size: number };
}

/** FNV-1a over the id seeds mulberry32; the sequence is the seal's identity and must never change. */
function numbers(id: string): () => number {
  let h = 2166136261;
  for (const c of id) h = Math.imul(h ^ c.codePointAt(0)!, 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ROSETTES = [
  [5, 2],
  [7, 2],
  [7, 3],
  [8, 3],
  [9, 2],
  [9, 4],
  [10, 3],
  [11, 3],
  [11, 4],
  [12, 5],
  [13, 5],
] as const;

export function sealParameters(id: string) {
  const next = numbers(id);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const [cusps, turns] = pick(ROSETTES);
  return {
    cusps,
    turns,
    lobes: pick([5, 6, 7, 8, 9, 10, 12]),
    waves: pick([10, 12, 14, 16]),
    /** How much the cord breathes. */
    depth: 0.3 + next() * 0.6,
    /** Pen arm of the rosette: petals (small) to loops (large). */
    reach: 0.55 + next() * 0.75,
    spread: 0.16 + next() * 0.2,
    eye: pick([3, 4, 5, 6, 8]),
    tilt: next() * TAU,
    rim: pick(['plain', 'double', 'reeded'] as const),
  };
}

type Curve = (t: number) => readonly [number, number];

function path(at: Curve, steps: number): string {
  let d = '';
  for (let i = 0; i < steps; i++) {
    const [x, y] = at((i / steps) * TAU);
    d += (i ? 'L' : 'M') + x.toFixed(1) + ' ' + y.toFixed(1);
  }
  return d + 'Z';
}

const ring =
  (radius: (t: number) => number): Curve =>
  (t) => [radius(t) * Math.cos(t), radius(t) * Math.sin(t)];

function trochoid(cusps: number, turns: number, reach: number, outer: number, tilt: number): Curve {
  const r = turns / cusps;
  const arm = r * reach;
  const scale = outer / (1 - r + arm);
  return (t) => {
    const u = t * turns;
    const v = ((1 - r) / r) * u;
    return [
      scale * ((1 - r) * Math.cos(u + tilt) + arm * Math.cos(v - tilt)),
      scale * ((1 - r) * Math.sin(u + tilt) - arm * Math.sin(v - tilt)),
    ];
  };
}

function reeds(edge: number): string {
  let d = '';
  for (let i = 0; i < 180; i++) {
    const c = Math.cos((i / 180) * TAU);
    const s = Math.sin((i / 180) * TAU);
    d += `M${(c * (edge - 3)).toFixed(1)} ${(s * (edge - 3)).toFixed(1)}L${(c * edge).toFixed(1)} ${(s * edge).toFixed(1)}`;
  }
  return d;
}

/** How fine a seal of this size is drawn: line weight in box units, and which step of the scales below. */
function fineness(size: number): { level: number; weight: number } {
  const level = size <= 40 ? 0 : size <= 80 ? 1 : size <= 200 ? 2 : size <= 400 ? 3 : 4;
  return { level, weight: [1.05, 0.95, 0.8, 0.72, 0.7][level]! * (200 / size) };
}
const line = (d: string, width: number): Line => ({ d, width: Number(width.toFixed(2)) });
const circle = (radius: number, steps: number): string =>
  path(
    ring(() => radius),
    steps,
  );

/** The lines of a seal but for its eye, from the rim inwards, one at a time: a large one takes a while to compute. */
export function* sealLines(id: string, size: number): Generator<Line> {
  const p = sealParameters(id);
  const { level, weight } = fineness(size);
  const strands = [2, 3, 5, 8, 12][level]!;
  const nests = [1, 2, 4, 7, 11][level]!;
  const waves = p.waves * [1, 1, 2, 3, 4][level]!;

  const edge = 100 - weight;
  yield line(circle(edge, 180), weight * 1.15);
  if (p.rim !== 'plain' && level > 0) yield line(circle(edge - 3.2, 180), weight * 0.8);
  if (p.rim === 'reeded' && level > 1) yield line(reeds(edge), weight * 0.8);

  const middle = level ? 83 : 80;
  const height = level ? 11.5 : 12;
  for (let k = 0; k < strands; k++) {
    const shift = (k / strands) * TAU;
    const breath = (t: number) => 1 - p.depth * (0.5 + 0.5 * Math.cos(p.lobes * (t - p.tilt)));
    const cord = ring((t) => middle + height * breath(t) * Math.sin(waves * t + shift));
    yield line(path(cord, Math.max(240, waves * 14)), weight * (level ? 0.85 : 1));
  }
  for (let k = 0; k < nests; k++) {
    const f = nests === 1 ? 0.5 : k / (nests - 1);
    const outer = (level ? 69 : 65) - f * (level ? 7 : 0);
    const petals = trochoid(p.cusps, p.turns, p.reach + (f - 0.5) * p.spread * 2, outer, p.tilt);
    yield line(path(petals, 90 * Math.max(4, p.turns * 2)), weight * (level ? 0.85 : 1.1));
  }
}

/** Draws the seal of `id` for `size` CSS pixels; initials need 64 px or more to be read. */
export function drawSeal(id: string, size: number, initials = ''): SealDrawing {
  const p = sealParameters(id);
  const { level, weight } = fineness(size);
  const lines = [...sealLines(id, size)];
  const radius = initials ? (level > 1 ? 36 : 46) : 17;
  const eye: SealDrawing['eye'] = { radius, width: Number(weight.toFixed(2)), lines: [] };
  if (initials) {
    if (level > 1) eye.lines.push(line(circle(radius - 3, 120), weight * 0.7));
    const text = [...initials].slice(0, 2).join('');
    return { lines, eye, initials: { text, size: (text.length > 1 ? 31 : 40) * (level > 1 ? 1 : 1.4) } };
  }
  for (let k = 0; k < (level > 2 ? 4 : level ? 2 : 0); k++)
    eye.lines.push(
      line(path(trochoid(p.eye * 2 + 1, 2, 0.9 + k * 0.3, 14.5 - k * 1.5, p.tilt), 220), weight * 0.8),
    );
  if (!level) eye.lines.push(line(circle([7, 9, 4][p.eye % 3]!, 40), weight * 2));
  return { lines, eye };
}

/** A strip of the same cord, for the foot of a page: the `d` of each strand. */
export function drawBand(id: string, width = 1600, height = 36, strands = 7): string[] {
  const next = numbers(id);
  const long = 250 + next() * 200;
  const fine = 26 + next() * 14;
  const half = height / 2 - 1;
  return Array.from({ length: strands }, (_, k) => {
    const shift = (k / strands) * TAU;
    let d = '';
    for (let x = 0; x <= width; x += 4) {
      const swell = 0.35 + 0.65 * Math.abs(Math.sin((x / long) * Math.PI));
      const y = height / 2 + half * swell * Math.sin(((x / fine) * Math.PI) / 2 + shift);
      d += (x ? 'L' : 'M') + x + ' ' + y.toFixed(1);
    }
    return d;
  });
}
