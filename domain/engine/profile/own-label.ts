import { clip } from '../glyph/text-folds.ts';
import type { Profile } from './profile.ts';

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
