/** Rows of one text that share enough pairs of neighbouring letters with another text. */
export interface SharedGrams {
  /**
   * Numbers of the texts that share at least as many pairs with `text` as `least` asks of them, in no order, each once. It is
   * told how many different pairs the shorter and the longer of the two have.
   */
  near: (text: string, least: (fewer: number, more: number) => number) => number[];
}

/** The ends of a text count as a letter each: "ana" has ^a, an, na, a$. Small numbers are quicker than large ones. */
const END = 0;

/**
 * Which of many texts are somewhat like one, without reading the others: what a few edits leave of a text has pairs of
 * neighbouring letters in common with it (q-gram counting; Gravano and others, Approximate String Joins in a Database, 2001).
 * Needs about 4 bytes a letter.
 */
export function sharedGrams(texts: readonly string[]): SharedGrams {
  const grams = texts.map(gramsOf);
  const numbers = new Map<number, number>();
  for (const of of grams) for (const gram of of) if (!numbers.has(gram)) numbers.set(gram, numbers.size);
  const starts = new Uint32Array(numbers.size + 1);
  for (const of of grams)
    for (const gram of of) {
      const after = numbers.get(gram)! + 1;
      starts[after] = starts[after]! + 1;
    }
  for (let i = 0; i < numbers.size; i++) starts[i + 1] = starts[i + 1]! + starts[i]!;
  const next = starts.slice();
  const rows = new Uint32Array(starts[numbers.size]!);
  for (const [row, of] of grams.entries())
    for (const gram of of) {
      const number = numbers.get(gram)!;
      rows[next[number]!] = row;
      next[number] = next[number]! + 1;
    }
  const sizes = Uint16Array.from(grams, ({ size }) => size);
  const longest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const counts = new Uint16Array(texts.length);
  const met = new Uint32Array(texts.length);
  /** Of what was asked last, by the size of the text: how many pairs a row of each size must share. */
  let asked: ((fewer: number, more: number) => number) | undefined;
  const wanted = new Map<number, Uint16Array>();
  return {
    near(text, least) {
      const own = gramsOf(text);
      if (asked !== least) {
        asked = least;
        wanted.clear();
      }
      let enough = wanted.get(own.size);
      if (!enough) wanted.set(own.size, (enough = leastOf(own.size, longest, least)));
      let many = 0;
      for (const gram of own) {
        const number = numbers.get(gram);
        if (number === undefined) continue;
        const end = starts[number + 1]!;
        for (let i = starts[number]!; i < end; i++) {
          const row = rows[i]!;
          if (counts[row] === 0) met[many++] = row;
          counts[row] = counts[row]! + 1;
        }
      }
      const found: number[] = [];
      for (let i = 0; i < many; i++) {
        const row = met[i]!;
        if (counts[row]! >= enough[sizes[row]!]!) found.push(row);
        counts[row] = 0;
      }
      return found;
    },
  };
}

const leastOf = (own: number, longest: number, least: (fewer: number, more: number) => number): Uint16Array =>
  Uint16Array.from({ length: longest + 1 }, (_, size) =>
    Math.max(0, Math.ceil(least(Math.min(own, size), Math.max(own, size)))),
  );

function gramsOf(text: string): Set<number> {
  const grams = new Set<number>();
  let before = END;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    grams.add(before * 0x1_0000 + code);
    before = code;
  }
  if (text !== '') grams.add(before * 0x1_0000 + END);
  return grams;
}
