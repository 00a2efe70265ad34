/**
 * Whether a label is not one: "I have no fan page", "beware of the parody", "not affiliated with any agency". A "no" counts only
 * where nothing but words that carry no meaning of their own stands between, in one clause: "not Maya, just a fan page" and
 * "not_maya_parody" stay labels.
 */
interface Denial {
  /** What stands before the label, and after it; all in small letters. */
  before: string;
  label: string;
  after: string;
  /** Whether the label before it in this text was denied, and what stands between: "no parody or fan page". */
  since?: string | undefined;
}

export function isDenied({ before, label, after, since }: Denial): boolean {
  if (since !== undefined && CARRIED.test(since)) return true;
  // these hold a "no" of their own: what comes after tells of whom they say it
  if (label.includes('affiliat')) return WITH_NOBODY.test(after);
  if (label.startsWith('no')) return MYSELF.test(after);
  return [NO, NOT_DONE, WARNED, TOLD_TO].some((said) => said.test(before)) || ANSWERED.test(after);
}

/** In a name or a handle, where words stand for themselves ("The Drudge Report Parody", "Dr. No fan page"): only "not a parody". */
export const isDeniedInName = (before: string): boolean => NOT_A.test(before);

const either = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`;
const GAP = '[^\\S\\n]+';

const NOUGHT = either(
  "no not without nor neither isn['’]?t aren['’]?t wasn['’]?t weren['’]?t ain['’]?t " +
    'kein(?:e[nrms]?)? nicht aucune? ninguna? nessuna? nenhuma?',
);
/** Where no article follows, a part of a name, or a word of many other languages. */
const WEAK_NOUGHT = either('never pas non não nao');
const ARTICLE = either(
  'a an any another other such the my our your some these those ' +
    'eine?[nr]? meine?[nr]? die une? ma la le il el un[ao]? uma? mi mia',
);
/** Also what "to be" and "to have" are said with, and what a "not" is strengthened by. */
const EMPTY = either(
  `${ARTICLE} to be been being ever longer actually really even at all of for with kind sort confused mistaken es est è é ist soy sou sono`,
);
/** Where these stand, a new thought begins: "don't worry it's a parody". */
const NEW_THOUGHT = either(
  "i['’]?m i we['’]?re we it['’]?s it this that['’]?s that he she they you is am are just only merely simply but because so",
);
const START = "(?<![\\p{L}\\p{N}’'])";
/** It may stand in quotes. */
const END = `${GAP}["'“‘«]?$`;

/** "not a", "no", "this is not to be confused with the". */
const NO = new RegExp(
  `${START}(?:${NOUGHT}|${WEAK_NOUGHT}(?=${GAP}${EMPTY}${GAP}))(?:${GAP}${EMPTY}){0,6}${END}`,
  'u',
);
/** "not a", "this isn't really the". */
const NOT_A = new RegExp(`${START}${NOUGHT}(?:${GAP}${EMPTY}){0,5}${GAP}${ARTICLE}${END}`, 'u');
/** "I don't run a", "never made or owned any": a verb or two, and an article at the end. */
const NOT_DONE = new RegExp(
  `${START}(?:(?:do|does|did|have|has|had|will|would|can|could|should)(?:n['’]?t|${GAP}not)|cannot|can['’]?t|won['’]?t|never|no${GAP}longer)` +
    `(?:${GAP}(?!${NEW_THOUGHT}(?![\\p{L}'’]))\\p{L}+){1,2}(?:${GAP}(?:or|nor|and)${GAP}\\p{L}+)?(?:${GAP}(?:of|for|with|to|by|in|on|as))?` +
    `(?:${GAP}${ARTICLE}){1,2}${END}`,
  'u',
);
const WHICH = `(?:${GAP}(?:${ARTICLE}|all|every|each|fake))`;
/** "Beware of the": unless "don't" stands before it. */
const WARNED = new RegExp(
  `(?<!(?:n['’]?t|not|never)${GAP})${START}(?:(?:beware|aware|wary)${GAP}of|(?:look|watch)${GAP}out${GAP}for)${WHICH}{0,3}${END}`,
  'u',
);
/** "Please report every": as a clause begins, since a name may hold the same word ("The Drudge Report", "H&R Block"). */
const TOLD_TO = new RegExp(
  `(?<=^\\s*|[.!?,;:\\n]\\s*|${START}(?:please|always|and|or|to)${GAP})(?:avoid|report|block)${WHICH}{1,3}${END}`,
  'u',
);
/** "Fan page? No." */
const ANSWERED = /^[^\S\n]*\?+[^\S\n]*(?:no|nope|never)(?![\p{L}\p{N}])/u;
/** "no parody or fan page", "not affiliated with any fan page". */
const CARRIED = new RegExp(
  `^(?:[^\\S\\n]*/|(?:${GAP}(?:or|nor|and|with|by|to|und|oder|ou|o|${EMPTY})))*(?:${GAP}|(?<=/))["'“‘«]?$`,
  'u',
);
/** What else it isn't affiliated with, or who speaks: "any brand or Maya", "anyone I post about". */
const AND_MORE = `(?:or|nor|and|i|we|of)(?![\\p{L}\\p{N}])`;
/** "with any agency", "with or endorsed by an agency", "with me", to the end of the clause. Who isn't with "anyone" isn't with the person either. */
const WITH_NOBODY = new RegExp(
  `^(?:${GAP}in${GAP}any${GAP}way)?(?=${GAP}(?:with|to|w/|or|and|nor)${GAP})(?:${GAP}(?:with|to|w/))?(?:${GAP}(?:or|and|nor)${GAP}\\p{L}+${GAP}(?:by|with|to))?` +
    `${GAP}(?:(?:me|us|mine|ours)(?![\\p{L}\\p{N}])|(?:any|an?|another|others?)(?:${GAP}(?!${AND_MORE})[\\p{L}\\p{N}’'-]+){0,8}(?![^\\S\\n]*[\\p{L}\\p{N}’'&+/@-]))`,
  'u',
);
/** "Other accounts are not the real me." */
const MYSELF = new RegExp(`^${GAP}(?:me|us)(?![\\p{L}\\p{N}])`, 'u');
