import { clip, foldCase, stripDiacritics } from './layers.ts';
import { ASCII_GLYPHS, FOREIGN_GLYPHS } from './tables/glyphs.ts';
import * as edits from './text-edits.ts';

export type LookalikeClass =
  | 'insertion'
  | 'omission'
  | 'transposition'
  | 'repetition'
  | 'replacement'
  | 'homoglyph'
  | 'bitsquatting'
  | 'vowel swap'
  | 'hyphenation'
  | 'affix'
  | 'plural'
  | 'subdomain'
  | 'TLD swap'
  | 'token reorder'
  | 'dictionary';
export type Lookalike = { value: string; class: LookalikeClass };

const MAX_HANDLE = 64;

/**
 * Handles someone might take to pass for `handle`, likeliest first, unique, at most `max` (default 2,000). Lazy: asking for ten
 * costs ten. The order follows what real copies do: half are decorations, a quarter one edit, the rest letters that look alike,
 * separators and words in another order.
 */
export function* lookalikeHandles(
  handle: string,
  { max = 2000 }: { max?: number } = {},
): Iterable<Lookalike> {
  const text = foldCase(stripDiacritics(clip(handle.trim().replace(/^@(?=.)/, ''), MAX_HANDLE)));
  if (text === '') return;
  const seen = new Set(['', text, handle]);
  let left = max;
  for (const { class: kind, value } of likeliest(text)) {
    if (left <= 0) return;
    if (seen.has(value) || !/^[\p{L}\p{N}._-]+$/u.test(value)) continue;
    seen.add(value);
    left -= 1;
    yield { value, class: kind };
  }
}

/** First what is likely, the classes in turns, then the rest class by class. */
function* likeliest(text: string): Iterable<Lookalike> {
  const words = wordsOf(text);
  yield* inTurns([
    [3, of('affix', affixes(text, FIRST_AFFIXES))],
    [2, of('homoglyph', edits.replacements(text, LIKELY_GLYPHS))],
    [1, of('hyphenation', otherSeparators(text, words))],
    [1, of('omission', edits.omissions(text))],
    [1, of('repetition', edits.repetitions(text))],
    [1, of('transposition', edits.transpositions(text))],
    [1, of('token reorder', reorders(words))],
  ]);
  yield* of('homoglyph', edits.replacementsThroughout(text, LIKELY_GLYPHS));
  yield* of('plural', [`${text}s`, `${text}es`, ...(text.endsWith('s') ? [text.slice(0, -1)] : [])]);
  yield* of('affix', affixes(text, SECOND_AFFIXES));
  yield* of('homoglyph', edits.replacements(text, ASCII_GLYPHS));
  yield* of('homoglyph', edits.replacements(text, FOREIGN_GLYPHS));
  yield* of('vowel swap', edits.vowelSwaps(text));
  yield* of('replacement', edits.neighbourReplacements(text));
  yield* of('insertion', edits.neighbourInsertions(text));
  yield* of('dictionary', affixes(text, DICTIONARY));
  yield* of('insertion', edits.allInsertions(text));
  yield* of('replacement', edits.allReplacements(text));
  yield* of('hyphenation', edits.separations(text, '_'));
  yield* of('hyphenation', edits.separations(text, '.'));
  yield* of('bitsquatting', edits.bitsquats(text));
  for (const once of affixes(text, FIRST_AFFIXES.slice(0, 12)))
    yield* of('homoglyph', edits.replacements(once, LIKELY_GLYPHS));
}

/** A few of each in turn until all have ended. */
function* inTurns<T>(sources: [share: number, values: Iterable<T>][]): Iterable<T> {
  let open = sources.map(([share, values]) => ({ share, values: values[Symbol.iterator]() }));
  while (open.length > 0) {
    for (const source of open) {
      for (let i = 0; i < source.share; i++) {
        const { done, value } = source.values.next();
        if (done) {
          source.share = 0;
          break;
        }
        yield value;
      }
    }
    open = open.filter(({ share }) => share > 0);
  }
}

function* of(kind: LookalikeClass, values: Iterable<string>): Iterable<Lookalike> {
  for (const value of values) yield { value, class: kind };
}

const LIKELY_GLYPHS = new Map(
  Object.entries({
    l: ['1', 'i'],
    i: ['1', 'l'],
    o: ['0'],
    m: ['rn'],
    e: ['3'],
    a: ['4'],
    s: ['5'],
    w: ['vv'],
    rn: ['m'],
    vv: ['w'],
    0: ['o'],
    1: ['l', 'i'],
  }),
);

const words = (text: string) => text.split(' ');
/** "*" stands for the handle; a word is tried with and without a separator. */
const FIRST_AFFIXES = words(
  'real* *official official* *real the* *_ *__ _* *1 *2 *backup *01 *0 *x *hq its* iam* *team *support *help *new *page *private',
);
const SECOND_AFFIXES = words(
  '*3 *4 *5 *7 *8 *9 *00 *02 *11 *12 *13 *21 *22 *23 *69 *77 *88 *99 *123 *007 *100 *101 *2020 *2021 *2022 *2023 *2024 *2025 *2026 ' +
    'mr* mrs* ms* dr* im* my* not* hey* ask* team* *tv *ig *fb *yt *xx *xo *s *og *jr *ii *fan *fans *fanpage *club *live *online *shop *store ' +
    '*news *press *info *care *service *contact *admin *alt *old *priv *bkp *second *2nd *vip *us *usa *uk *app *inc *co *art *music ' +
    'x* xx* a* true* theofficial* thereal* realofficial* only* *verified verified* legit* *legit *genuine *original *actual *offical *oficial ' +
    '*thereal *realofficial *officialpage *officialteam *page1 *fanclub',
);
const DICTIONARY = words(
  '*media *mgmt *management *booking *studio *world *global *daily *giveaway *giveaways *crypto *invest *trading *fund *charity *donate ' +
    '*bonus *promo *claim *airdrop *web *site *io *dev *js *py *api *bot *cli *lib *core *pro *plus *max *mini *lite *hub *zone *city ' +
    '*community *group *family *life *blog *photo *photos *video *videos *clips *memes *quotes *updates *archive *account *acc *profile ' +
    '*me *my *now *today *here *again *back *returns *helpdesk *customer *customercare *services *office *intl *international *eu *ca *au ' +
    '*de *fr *es *in *br *mx *ng *za *jp *gov *org *net *com *esq *md *phd *mba *coach *chef *dj *girl *boy *lady *queen *king *baby *love ' +
    'go* get* use* try* join* meet* team* support* help* info* contact* hello* love* ilove* we* our* your* little* big* super* mega* king* queen* ' +
    'coach* chef* dj* sir* lady* president* mayor* gov* sen* senator* rep* node* py* js* go* react* lib* insta* tiktok* og* old* new* backup* private*',
);

function* affixes(text: string, patterns: readonly string[]): Iterable<string> {
  // the handle's own separator comes first: real_maya_hollimund, but realmaya
  const own = /[._-]/.exec(text)?.[0] ?? '';
  for (const pattern of patterns) {
    const [front, back] = pattern.split('*') as [string, string];
    const joined = (separator: string) =>
      front ? `${front}${separator}${text}` : `${text}${separator}${back}`;
    const isWord = /[a-z]{2}/.test(pattern);
    if (isWord) yield joined(own);
    yield joined('');
    if (isWord || /\d\d/.test(back)) yield joined('_');
    if (isWord && FIRST_AFFIXES.includes(pattern)) yield joined('.');
  }
}

const wordsOf = (text: string) => text.split(/[._-]+/).filter((word) => word !== '');

function* otherSeparators(text: string, parts: readonly string[]): Iterable<string> {
  for (const separator of ['', '_', '.', '-', '__']) if (parts.length > 1) yield parts.join(separator);
  for (let i = 1; i < text.length; i++)
    if (/[._-]/.test(text[i]!)) yield text.slice(0, i) + text.slice(i + 1);
  for (let i = 2; i < text.length - 1; i++) yield `${text.slice(0, i)}_${text.slice(i)}`;
}

function* reorders(parts: readonly string[]): Iterable<string> {
  if (parts.length < 2 || parts.length > 4) return;
  for (const separator of ['_', '', '.']) {
    yield [...parts].reverse().join(separator);
    for (let i = 1; i < parts.length; i++) yield [...parts.slice(i), ...parts.slice(0, i)].join(separator);
  }
}
