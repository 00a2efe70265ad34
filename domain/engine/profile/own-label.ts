import { clip } from '../glyph/text-folds.ts';
import { isDenied, isDeniedInName } from './denied-label.ts';
import type { Profile } from './profile.ts';

/** Words by which an account says that it is not the person. Matched as whole words in handle, name and bio. */
const LABEL =
  /(?<![\p{L}\p{N}])(parody|satire|spoof|fan[\s_.-]?(account|acct|page|club|art)|fans of|fanpage|fanclub|not affiliated|no affiliation|unofficial|not (the )?real|not the official|tribute (account|page)|commentary account|role ?play|parodie|parodia|fanseite)(?![\p{L}\p{N}])/gu;

/** The label an account wears ("parody", "fan account"), or undefined; one that it denies is none. */
export function labelOf({ handle, name, bio }: Profile): string | undefined {
  const words = handle?.slice(0, 1000).replace(/[_.-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return inName(words) ?? inName(name) ?? inBio(bio);
}

const labelsIn = (text = '') => {
  const small = clip(text, 1000).toLowerCase();
  return [...small.matchAll(LABEL)].map(({ 0: label, index }) => ({
    label,
    before: small.slice(0, index),
    after: small.slice(index + label.length),
  }));
};

const inName = (text: string | undefined): string | undefined =>
  labelsIn(text).find(({ before }) => !isDeniedInName(before))?.label;

function inBio(text: string | undefined): string | undefined {
  let denied: number | undefined;
  for (const found of labelsIn(text)) {
    const since = denied === undefined ? undefined : found.before.slice(denied);
    if (!isDenied({ ...found, since })) return found.label;
    denied = found.before.length + found.label.length;
  }
  return undefined;
}
