import { CLAIMS, TITLE_WORDS } from './decorations.ts';
import { slipDistance } from '../glyph/edit-distance.ts';
import { bareOf, type HandleShape } from './handle-shape.ts';

/** How the two are alike; `kind` picks the words. */
export type HandleLikeness = {
  value: number;
  kind:
    | 'same'
    | 'homoglyph'
    | 'separators'
    | 'leet'
    | 'decorated'
    | 'reordered'
    | 'edited'
    | 'contained'
    | 'different';
  /** The decorations that make the difference. */
  decorations?: string[];
  /** They are numbers and an end that the platform gave, nothing that anybody meant. */
  assigned?: true;
};

/**
 * 0..1 how far `theirs` passes for `yours`: the most telling explanation wins. Symmetric. The order of the values is argued
 * in docs/decisions/022-how-likeness-is-priced.md: the less an eye can tell, the higher.
 */
export function handleLikeness(yours: HandleShape, theirs: HandleShape): HandleLikeness {
  if (yours.compact === '' || theirs.compact === '') return { value: 0, kind: 'different' };
  if (yours.text === theirs.text) return { value: 1, kind: 'same' };
  if (yours.skeletons.some((one) => theirs.skeletons.includes(one)))
    return { value: 0.99, kind: 'homoglyph' };
  if (yours.compact === theirs.compact) return { value: 0.97, kind: 'separators' };
  if (yours.bare === theirs.bare) return { value: 0.96, kind: 'leet' };
  return [decorated, reordered, contained, edited]
    .map((explain) => explain(yours, theirs))
    .reduce((best, next) => (next.value > best.value ? next : best));
}

const different: HandleLikeness = { value: 0, kind: 'different' };

/** The longer the common core, the less it is chance, which falls with its square: 3 letters .63, 4 .79, 6 .91, 9 and more .95. */
const distinctive = (length: number) => 1 - 3.3 / Math.max(length, 2) ** 2;

function decorated(yours: HandleShape, theirs: HandleShape): HandleLikeness {
  let value = 0;
  for (const own of coresOf(yours))
    for (const other of coresOf(theirs)) {
      if (own.core !== other.core) continue;
      const set = own.apart && other.apart;
      const base = distinctive(own.core.length) - (set ? 0 : 0.03);
      value = Math.max(value, contradict(own.words, other.words) ? base * CONTRADICTION : base);
    }
  if (value === 0) return different;
  const decorations = [
    ...theirs.decorations.filter((word) => !yours.decorations.includes(word)),
    ...yours.decorations.filter((word) => !theirs.decorations.includes(word)),
  ];
  if (decorations.some((word) => CLAIMS.has(word))) value = Math.min(0.95, value + 0.03);
  const given = [yours.assigned, theirs.assigned].filter((end) => end !== undefined);
  const assigned =
    given.length > 0 && decorations.every((word) => /^\d+$/.test(word) || given.includes(word));
  return { value: Math.min(value, 0.95), kind: 'decorated', decorations, ...(assigned && { assigned }) };
}

const CONTRADICTION = 0.9;
const coresOf = ({ core, cut, bare, looseCores, looseCuts, assigned }: HandleShape) => [
  { core, words: cut.filter((word) => word !== assigned), apart: true },
  ...(core === bare ? [] : [{ core: bare, words: [] as string[], apart: false }]),
  ...looseCores.map((loose, i) => ({ core: loose, words: looseCuts[i]!, apart: false })),
];

/** A word of each side that the other lacks: "arm-netapp" and "arm-support". Claims and titles say nothing of the sort. */
function contradict(yours: readonly string[], theirs: readonly string[]): boolean {
  return [
    [yours, theirs],
    [theirs, yours],
  ].every(([own, other]) => own!.some((word) => !other!.includes(word) && isMeant(word)));
}
const isMeant = (word: string) =>
  !CLAIMS.has(word) && !TITLE_WORDS.has(word) && !/^\d*$/.test(word) && word.length > 1;

function reordered(yours: HandleShape, theirs: HandleShape): HandleLikeness {
  if (sameWords(yours.coreTokens, theirs.coreTokens))
    return { value: 0.88 * distinctive(yours.core.length), kind: 'reordered' };
  if (sameWords(yours.tokens, theirs.tokens) || sameWords(yours.words, theirs.words))
    return { value: 0.88 * distinctive(yours.bare.length), kind: 'reordered' };
  // written together: "hollimundmaya" against "maya_hollimund"
  for (const [{ coreTokens, core }, { bare }] of [
    [yours, theirs],
    [theirs, yours],
  ] as const) {
    if (
      coreTokens.length > 1 &&
      coreTokens.length <= 4 &&
      core.length === bare.length &&
      isMadeOf(bare, coreTokens)
    )
      return { value: 0.88 * distinctive(bare.length), kind: 'reordered' };
  }
  return different;
}

/** The same words in another order, one of them perhaps with another ending: "file-saver" and "save-file". */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  if (a.length < 2 || a.length !== b.length || a.length > 6) return false;
  if (a.every((word, i) => word === b[i] || isInflected(word, b[i]!))) return false;
  const left = [...b];
  const bent = a.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return bent.length === 0 || (bent.length === 1 && isInflected(bent[0]!, left[0]!));
}

function isInflected(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.length >= 3 && long.startsWith(short) && /^(s|es|r|er|d|ed|n|lng)$/.test(long.slice(short.length))
  );
}

/** Whether a text is these words, each once, in some order. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return text === '';
  return words.some(
    (word, i) =>
      text.startsWith(word) &&
      isMadeOf(
        text.slice(word.length),
        words.filter((_, j) => j !== i),
      ),
  );
}

/** All of one core inside the other with words that are no known decoration around it. */
function contained(yours: HandleShape, theirs: HandleShape): HandleLikeness {
  let value = 0;
  for (const [inner, outer] of [
    [yours, theirs],
    [theirs, yours],
  ] as const) {
    const core = inner.core;
    if (core.length < 4 || outer.bare.length <= core.length) continue;
    const at = outer.bare.indexOf(core);
    if (at < 0) continue;
    const rest = outer.bare.slice(0, at) + outer.bare.slice(at + core.length);
    const contradicted = inner.cut.some((word) => isMeant(word) && !rest.includes(bareOf(word)));
    const apart = outer.tokens.join('') === outer.bare && startsAtToken(outer.tokens, at, core.length);
    const atEdge = at === 0 || at + core.length === outer.bare.length;
    const share = core.length / outer.bare.length;
    const base = apart ? 0.62 : atEdge ? 0.55 : 0.4;
    value = Math.max(
      value,
      (base + 0.35 * share) * Math.sqrt(distinctive(core.length)) * (contradicted ? CONTRADICTION : 1),
    );
  }
  return value === 0 ? different : { value, kind: 'contained' };
}

function startsAtToken(tokens: readonly string[], at: number, length: number): boolean {
  const edges = new Set([0]);
  let sum = 0;
  for (const token of tokens) edges.add((sum += token.length));
  return edges.has(at) && edges.has(at + length);
}

function edited(yours: HandleShape, theirs: HandleShape): HandleLikeness {
  const shared = yours.cut.filter((word) => theirs.cut.includes(word));
  const letters = (words: readonly string[]) => words.join('').length;
  // what was cut from both stands before the eye, though it tells nobody apart: half its letters count, a title's none
  const seen = letters(shared.filter((word) => !TITLE_WORDS.has(word))) / 2;
  // one core in two handles is no slip: how much it says depends on its length, see decorated
  let value = yours.core === theirs.core ? 0 : editValue(yours.core, theirs.core, seen);
  if (yours.cut.length > shared.length || theirs.cut.length > shared.length)
    value = Math.max(value - 0.02, editValue(yours.bare, theirs.bare, seen - letters(shared)));
  return { value: value * wordPenalty(yours, theirs), kind: 'edited' };
}

/**
 * "aws-ssm" and "aws-sms" share a long word and differ in a short one: the difference is another word, not a slip. Where one
 * word of several differs, it must be alike by itself.
 */
function wordPenalty({ tokens: a }: HandleShape, { tokens: b }: HandleShape): number {
  if (a.length < 2 || a.length !== b.length) return 1;
  const changed = a.flatMap((word, i) => (word === b[i] ? [] : [i]));
  if (changed.length !== 1) return 1;
  const [x, y] = [a[changed[0]!]!, b[changed[0]!]!];
  return 1 - PENALTY * (1 - editValue(x, y));
}
const PENALTY = 0.2;

/** By the share of letters that differ: 1 in 10 .91, 1 in 6 .85, 1 in 4 .75, half .27. `more` letters stand around both. */
function editValue(a: string, b: string, more = 0): number {
  const length = Math.max(a.length, b.length) + more;
  const share = Math.min(slipDistance(a, b, 0.55 * length), shuffled(a, b)) / length;
  return share > 0.55 ? 0 : 0.97 - 0.4 * share - 2 * share * share;
}

/** "rceat" for "react": behind the first letter an eye hardly notices that letters changed places, so each costs half. */
function shuffled(a: string, b: string): number {
  if (a.length !== b.length || a.length < 5 || a[0] !== b[0]) return Infinity;
  if ([...a].sort().join('') !== [...b].sort().join('')) return Infinity;
  let moved = 0;
  for (let i = 1; i < a.length; i++) if (a[i] !== b[i]) moved += 1;
  return moved / 2;
}
