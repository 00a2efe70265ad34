import type { HandleShape } from '../../handle/handle-shape.ts';
import type { NameShape } from '../../name/name-shape.ts';
import { TITLE_WORDS } from '../../handle/decorations.ts';
import { isNameHandle, isWordOfName } from './common-names.ts';

type Named = { handle?: HandleShape; name?: NameShape };

/** What people are called by: it makes no more of a name. */
const HONORIFICS = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'jr', 'sr', 'ii', 'iii']);

/**
 * Whether an account that has one's name writes a word more in its handle ("_support", "the") than one has in one's own, or claims beside the
 * name to be the genuine one, or another account of the same ("Emma Hughes Official").
 */
export function addsWord(yours: Named, theirs: Named): boolean {
  const own = wordsBesideName(yours);
  const shown = theirs.name?.text.split(/[^\p{L}\p{N}]+/u) ?? [];
  // A title that the name shows is a part of it: "Coach John Smith".
  const isShown = (word: string) => TITLE_WORDS.has(word) && shown.includes(word);
  const added = wordsBesideName(theirs).filter((word) => !own.includes(word) && !isShown(word));
  return added.length > 0 || claimsInName(yours, theirs);
}

/** Whether both write the same word beside their name ("emmahughes_official", "emma.hughes.official"), which is no part of what namesakes share. */
export function sharesWord(yours: Named, theirs: Named): boolean {
  const own = wordsBesideName(yours);
  return wordsBesideName(theirs).some((word) => own.includes(word));
}

/** The words of a handle that is the name, or a word of it, but for words known to be hung on names; none of any other handle. */
function wordsBesideName({ handle, name }: Named): string[] {
  if (!handle || !name) return [];
  const { cut, core, bare, looseCores, looseCuts, assigned } = handle;
  const spells = (text: string) => {
    const alone = { ...handle, core: text, bare: text, looseCores: [] };
    return isNameHandle(alone, name) || isWordOfName(alone, name);
  };
  if (spells(bare)) return [];
  const loose = looseCores.findIndex(spells);
  const words = spells(core) ? cut : loose < 0 ? [] : [...cut, ...looseCuts[loose]!];
  return words.filter(
    (word) => word.length > 1 && !/^\d+$/.test(word) && word !== assigned && !HONORIFICS.has(word),
  );
}

/** Some only in front or at the end: "Emma Hughes Real Estate", "New York", "Support Worker". */
const CLAIM_IN_NAME =
  /(?<!\p{L})(?:official|officiel|oficial|verified|genuine|legit|authentic|backup|bkp|account|profile|page)(?!\p{L})|^(?:(?:the|it['’]?s) )?real |\P{L}(?:real|new|alt|main|private|priv|2nd|second|support|team|vip|giveaways?|crypto|ofc)\P{L}*$/u;

/** Whether what the other account shows for a name says that it is the genuine one, or another account, and one's own name doesn't. */
export const claimsInName = ({ name: mine }: Named, { name: other }: Named): boolean =>
  !!other && CLAIM_IN_NAME.test(other.text) && !(mine && CLAIM_IN_NAME.test(mine.text));
