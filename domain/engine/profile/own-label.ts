import { clip } from '../glyph/text-folds.ts';
import { isDenied } from './denied-label.ts';
import type { Profile } from './profile.ts';

/** Words by which an account says that it is not the person. Matched as whole words in handle, name and bio. */
const LABEL =
  /(?<![\p{L}\p{N}])(parody|satire|spoof|fan[\s_.-]?(account|acct|page|club|art)|fans of|fanpage|fanclub|not affiliated|no affiliation|unofficial|not (the )?real|not the official|tribute (account|page)|commentary account|role ?play|parodie|parodia|fanseite)(?![\p{L}\p{N}])/gu;

/** The label an account wears ("parody", "fan account"), or undefined; one that it denies is none. */
export function labelOf({ handle, name, bio }: Profile): string | undefined {
  const texts = [handle?.slice(0, 1000).replace(/[_.-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' '), name, bio];
  for (const text of texts) {
    const found = labelIn(clip(text ?? '', 1000).toLowerCase());
    if (found) return found;
  }
  return undefined;
}

function labelIn(text: string): string | undefined {
  let denied: number | undefined;
  for (const { 0: label, index } of text.matchAll(LABEL)) {
    const end = index + label.length;
    const before = text.slice(0, index);
    const since = denied === undefined ? undefined : text.slice(denied, index);
    if (!isDenied({ before, label, after: text.slice(end), since })) return label;
    denied = end;
  }
  return undefined;
}
