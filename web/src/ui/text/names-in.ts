/** Text in parts; a name is a handle, a link or a site, which people tell apart letter by letter. */
interface NamedPart {
  text: string;
  isName: boolean;
}

/** A link, a handle or an email address by its @, the name of a site. None ends in what ends a sentence. */
const NAMES = /https?:\/\/\S*[\w/=&#%-]|(?:[\w.+-]+)?@[\w.-]*[\w-]|(?<![\w/.@-])(?:[\w-]+\.)+[a-z]{2,}\b/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);

/** Finds the names in a text, and `known` ones wherever they stand alone. Names of other letters than Latin are left to the text. */
export function namesIn(known: readonly string[] = []): (text: string) => NamedPart[] {
  const own = known.filter((name) => /^[\w.@-]{3,}$/.test(name)).map(escaped);
  const pattern = new RegExp(
    `(${[NAMES.source, ...own.map((name) => String.raw`(?<![\w.-])${name}(?![\w-])`)].join('|')})`,
  );
  return (text) =>
    text
      .split(pattern)
      .map((part, at) => ({ text: part, isName: at % 2 === 1 }))
      .filter((part) => part.text !== '');
}
