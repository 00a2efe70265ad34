/** Text in parts; a name is a handle, a link or a site, which people tell apart letter by letter. */
interface NamedPart {
  text: string;
  isName: boolean;
}

const ANY = String.raw`\p{L}\p{M}\p{N}_`;
const LATIN = String.raw`\p{Script=Latin}\p{M}\d_`;
/** Nothing before and after that belongs to the same name: a part of one would be read as another's. A period may end the sentence. */
const BEGINS = `(?<![${ANY}.-])`;
const ENDS = `(?!\\.?[${ANY}@-])`;

/** A link, a handle or an email address by its @, the name of a site. None ends in what ends a sentence. */
const NAMES = [
  String.raw`https?:\/\/\S*[${ANY}\/=&#%\-]`,
  `(?<![${ANY}])(?:[${LATIN}.+-]*@){1,2}[${LATIN}.-]*[${LATIN}-]${ENDS}`,
  String.raw`(?<![\/@])${BEGINS}(?:[${LATIN}-]+\.)+[a-z]{2,}${ENDS}`,
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Finds the names in a text, and `known` ones wherever they stand alone: these first, for what looks like a site may be the
 * beginning of one. Names of other letters than Latin are left to the text.
 */
export function namesIn(known: readonly string[] = []): (text: string) => NamedPart[] {
  const plain = new RegExp(`^[${LATIN}.@-]{3,}$`, 'u');
  const own = known.filter((name) => plain.test(name)).map((name) => BEGINS + escaped(name) + ENDS);
  const pattern = new RegExp(`(${[...own, ...NAMES].join('|')})`, 'u');
  return (text) =>
    text
      .split(pattern)
      .map((part, at) => ({ text: part, isName: at % 2 === 1 }))
      .filter((part) => part.text !== '');
}
