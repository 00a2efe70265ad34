import { clip, stripDiacritics } from '../glyph/layers.ts';
import { instant, type Profile } from './profile.ts';

/** Words by which an account says that it is not the person. Matched as whole words in handle, name and bio. */
const LABEL =
  /(?<![\p{L}\p{N}])(parody|satire|spoof|fan[\s_.-]?(account|acct|page|club|art)|fans of|fanpage|fanclub|not affiliated|no affiliation|unofficial|not (the )?real|not the official|tribute (account|page)|commentary account|role ?play|parodie|parodia|fanseite)(?![\p{L}\p{N}])/u;

/** The label an account wears ("parody", "fan account"), or undefined. */
export function labelOf({ handle, name, bio }: Profile): string | undefined {
  const texts = [handle?.slice(0, 1000).replace(/[_.-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' '), name, bio].map(
    (text) => clip(text ?? '', 1000).toLowerCase(),
  );
  for (const text of texts) {
    const found = LABEL.exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
}

/** 0..1: shared words of two places; undefined when one is missing or holds no word. */
export function locationLikeness(yours: string | undefined, theirs: string | undefined): number | undefined {
  const [a, b] = [yours, theirs].map(
    (text) => new Set(stripDiacritics(clip(text ?? '', 200).toLowerCase()).match(/[\p{L}\p{N}]{2,}/gu) ?? []),
  ) as [Set<string>, Set<string>];
  if (a.size === 0 || b.size === 0) return undefined;
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  return both / Math.min(a.size, b.size);
}

export type Relative = {
  value: number;
  age?: 'younger' | 'older' | 'alike';
  audience?: 'smaller' | 'larger' | 'alike';
};

/** Six months: accounts opened in one go on several platforms are of one age. */
const SAME_AGE = 183 * 86_400_000;

/** 0..1: how far the candidate looks like the later, smaller one of the two; .5 says nothing. Undefined when neither is known. */
export function relativeLikeness(yours: Profile, theirs: Profile): Relative | undefined {
  const age = compareAge(yours.createdAt, theirs.createdAt);
  const audience = compareAudience(yours.followers, theirs.followers);
  if (!age && !audience) return undefined;
  const points = { younger: 1, smaller: 1, alike: 0.5, older: 0, larger: 0 };
  const seen = [age, audience].flatMap((word) => (word ? [points[word]] : []));
  return { value: seen.reduce((sum, point) => sum + point, 0) / seen.length, age, audience };
}

function compareAge(yours: Profile['createdAt'], theirs: Profile['createdAt']): Relative['age'] {
  if (yours === undefined || theirs === undefined) return undefined;
  const later = instant(theirs) - instant(yours);
  if (!Number.isFinite(later)) return undefined;
  return later > SAME_AGE ? 'younger' : later < -SAME_AGE ? 'older' : 'alike';
}

/** Ten times more or fewer; the +10 keeps new accounts of 0 and 3 followers alike. */
function compareAudience(yours: number | undefined, theirs: number | undefined): Relative['audience'] {
  if (yours === undefined || theirs === undefined || !Number.isFinite(yours + theirs)) return undefined;
  const ratio = (theirs + 10) / (yours + 10);
  return ratio <= 0.1 ? 'smaller' : ratio >= 10 ? 'larger' : 'alike';
}
