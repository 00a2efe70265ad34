import { slipDistance } from './edit-distance.ts';
import type { NameShape } from './name-shape.ts';
import { areNicknames } from './nicknames.ts';

export type NameLikeness = {
  value: number;
  kind: 'same' | 'homoglyph' | 'order' | 'nickname' | 'initial' | 'similar' | 'different';
};

/**
 * 0..1 whether two display names can mean one person: words in any order, initials, nicknames, other scripts.
 * Each word of the shorter name looks for its best partner; what stays alone costs in proportion to its length.
 */
export function nameLikeness(yours: NameShape, theirs: NameShape): NameLikeness {
  if (yours.tokens.length === 0 || theirs.tokens.length === 0) return { value: 0, kind: 'different' };
  if (yours.text === theirs.text) return { value: 1, kind: 'same' };
  if (yours.skeleton === theirs.skeleton) return { value: 0.99, kind: 'homoglyph' };
  const { value, nickname, initial } = assign(yours, theirs);
  if (value > 0.995) return { value: 0.97, kind: 'order' };
  const joined = likeWords(yours.tokens.join(''), theirs.tokens.join('')) - 0.04;
  const best = Math.min(0.96, Math.max(value, joined));
  if (best < 0.6) return { value: Math.max(0, best), kind: 'different' };
  return {
    value: best,
    kind: joined > value ? 'similar' : nickname ? 'nickname' : initial ? 'initial' : 'similar',
  };
}

function assign(yours: NameShape, theirs: NameShape) {
  const [few, many] = yours.tokens.length <= theirs.tokens.length ? [yours, theirs] : [theirs, yours];
  const free = new Set(many.tokens.keys());
  const byConsonants = yours.vowelless !== theirs.vowelless;
  let [sum, weight, nickname, initial] = [0, 0, false, false];
  for (const [i, token] of few.tokens.entries()) {
    let best = { value: 0, at: -1, kind: '' };
    for (const j of free) {
      const found = likeTokens(
        token,
        many.tokens[j]!,
        byConsonants && few.consonants[i]! === many.consonants[j]!,
      );
      if (found.value > best.value) best = { ...found, at: j };
    }
    if (best.at >= 0 && best.value > 0.5) free.delete(best.at);
    nickname ||= best.kind === 'nickname';
    initial ||= best.kind === 'initial';
    const heft = Math.max(token.length, best.at >= 0 ? many.tokens[best.at]!.length : 0);
    sum += heft * best.value;
    weight += heft;
  }
  // a middle name more is common; a whole other name is not
  let alone = 0;
  for (const j of free) alone += many.tokens[j]!.length;
  const value = (sum / weight) * (1 - 0.45 * (alone / (alone + weight)));
  return {
    value: few.tokens.length === 1 && many.tokens.length > 1 ? value * 0.85 : value,
    nickname,
    initial,
  };
}

function likeTokens(a: string, b: string, sameConsonants: boolean): { value: number; kind: string } {
  if (a === b) return { value: 1, kind: 'same' };
  if (a.length === 1 || b.length === 1)
    return a[0] === b[0] ? { value: 0.8, kind: 'initial' } : { value: 0, kind: '' };
  if (areNicknames(a, b)) return { value: 0.92, kind: 'nickname' };
  const value = likeWords(a, b);
  return sameConsonants ? { value: Math.max(value, 0.9), kind: 'similar' } : { value, kind: 'similar' };
}

/** 1 letter in 8 .88, 1 in 4 .66, half 0. */
function likeWords(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const share = slipDistance(a, b, 0.5 * length) / length;
  return share > 0.5 ? 0 : 1 - share - 1.5 * share * share;
}
