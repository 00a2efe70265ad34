import { judge } from '../domain/engine/judge/judge.ts';
import { rows } from './data.ts';
import { type Part, percent, row } from './row.ts';
import { pick, seeded } from './seeded.ts';

/** Single words, whose letters the file sets apart. */
const LANGUAGES = ['russian', 'japanese', 'arabic', 'chinese'] as const;
const DRAWN = 4_000;

const isMatch = (a: string, b: string) => judge({ name: a }, { name: b }).verdict !== 'unrelated';

/**
 * What the verdict makes of names in another alphabet: single words of strangers; and names of two words, put together of two
 * labelled ones, beside the same name and beside a stranger's with the same first name, which many share.
 */
export const alphabets: Part = {
  name: 'Alphabets',
  needs: LANGUAGES.map((language) => `names/coling2018-wd_${language}_20.tsv`),
  run: (progress) =>
    LANGUAGES.flatMap((language) => {
      progress(language);
      const words = rows(`names/coling2018-wd_${language}_20.tsv`, { separator: '\t', heading: false }).map(
        ([latin = '', other = '']) => [latin, other.replaceAll(' ', '')] as const,
      );
      const random = seeded(13);
      const drawn = Array.from({ length: DRAWN }, () => [pick(random, words), pick(random, words), pick(random, words)] as const)
        .filter(([, a, b]) => a[0] !== b[0]); // prettier-ignore
      const group = `Names in another alphabet, ${language}, by verdict`;
      return [
        row(group, 'strangers matched, of one word', percent(drawn.map(([, a, b]) => isMatch(a[0], b[1]))), '%', '<=', 1, `${drawn.length} pairs; found: ${percent(words.map(([a, b]) => isMatch(a, b))).toFixed(1)} %`),
        row(group, 'found, of two words', percent(drawn.map(([x, a]) => isMatch(`${x[0]} ${a[0]}`, `${x[1]} ${a[1]}`))), '%'),
        row(group, '  matched where only the first is the same', percent(drawn.map(([x, a, b]) => isMatch(`${x[0]} ${a[0]}`, `${x[1]} ${b[1]}`))), '%'),
      ]; // prettier-ignore
    }),
};
