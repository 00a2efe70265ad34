import { CLAIMS, TITLE_WORDS } from './decorations.ts';
import { stripDiacritics } from '../glyph/text-folds.ts';
import { isFirstName } from '../name/nicknames.ts';

/**
 * The words of a handle in lower case, as a person reads them: between separators, capitals and numbers; a title or a claim
 * written together with what follows, and in a handle of one word a first name. "SenJeff_Oakley2" -> sen, jeff, oakley, 2.
 */
export function handleParts(handle: string): string[] {
  const words = stripDiacritics(handle.replace(/^@(?=.)/, ''))
    .split(/[\p{Z}\p{Pd}\p{Pc}.]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const front = FRONTS.find((each) => first.startsWith(each) && first.length - each.length >= LEAST_REST);
  const own = front ? [front, first.slice(front.length)] : [first];
  if (rest.every((word) => /^\p{N}+$/u.test(word))) own.push(...afterName(own.pop()!));
  return [...own, ...rest];
}

const LEAST_REST = 3;
/** Of three letters too many are chance: "may" in "mayfield". */
const LEAST_NAME = 4;
const FRONTS = [...TITLE_WORDS, ...CLAIMS]
  .filter((word) => word.length >= 3)
  .sort((a, b) => b.length - a.length);

/** "jeffoakley" -> jeff, oakley. */
function afterName(word: string): string[] {
  for (let length = word.length - LEAST_REST; length >= LEAST_NAME; length--)
    if (isFirstName(word.slice(0, length))) return [word.slice(0, length), word.slice(length)];
  return [word];
}

/** Between words; the handle's own comes first. */
const separatorsOf = (text: string) => [...new Set([/[._-]/.exec(text)?.[0] ?? '', '_', '', '.'])];

/** The same words in another order: "hollimund_maya". */
export function* reorders(text: string, parts: readonly string[]): Iterable<string> {
  if (parts.length < 2 || parts.length > 4) return;
  for (const separator of separatorsOf(text)) {
    yield [...parts].reverse().join(separator);
    for (let i = 1; i < parts.length; i++) yield [...parts.slice(i), ...parts.slice(0, i)].join(separator);
  }
}

/** Fewer of them: an initial for a word, or one word left out. "mhollimund", "maya_h", and "maya" of "maya_hollimund_pottery". */
export function* shortened(text: string, parts: readonly string[]): Iterable<string> {
  const written = text.split(/([._-]+)/);
  for (const rest of [written.slice(2), written.slice(0, -2)])
    if (rest.join('').length >= LEAST_NAME) yield rest.join('');
  if (parts.length < 2 || parts.length > 8) return;
  const without = (at: number) => parts.filter((_, i) => i !== at);
  for (const separator of separatorsOf(text)) {
    for (const at of [0, parts.length - 1])
      yield parts.map((word, i) => (i === at ? word[0]! : word)).join(separator);
    yield [...parts.slice(1), parts[0]![0]!].join(separator);
    for (let i = 0; i < parts.length; i++)
      if (without(i).join('').length >= LEAST_NAME) yield without(i).join(separator);
  }
}

/** Titles that say the same. */
const SAME_TITLE = [
  'sen senator ussen ussenator',
  'rep representative congressman congresswoman usrep congress',
  'gov governor',
  'pres president potus',
  'vp vicepresident',
  'dr doctor drs',
  'mr mister sir',
  'mrs ms miss',
  'prof professor',
  'pastor rev reverend',
  'capt captain',
  'coach chef',
  'real official thereal the iam its',
].map((group) => group.split(' '));

/** Another title or claim in front, or none: "senator_oakley" for "SenOakley", "oakley" and "officialoakley" for "realoakley". */
export function* retitled(text: string, parts: readonly string[]): Iterable<string> {
  const [title, ...rest] = parts;
  const group = rest.length > 0 && SAME_TITLE.find((each) => each.includes(title!));
  if (!group) return;
  for (const separator of separatorsOf(text)) yield rest.join(separator);
  for (const separator of separatorsOf(text))
    for (const other of group) if (other !== title) yield other + separator + rest.join(separator);
}

/** Other separators, or none; one of several changed or left out; one more, first where two words meet. */
export function* otherSeparators(text: string, parts: readonly string[]): Iterable<string> {
  if (parts.length > 1) for (const separator of ['', '_', '.', '-', '__']) yield parts.join(separator);
  for (let i = 1; i < text.length; i++)
    if (/[._-]/.test(text[i]!))
      for (const other of ['', '_', '-', '.', text[i]! + text[i]!])
        yield text.slice(0, i) + other + text.slice(i + 1);
  for (let i = 1, at = parts[0]?.length ?? 0; i < parts.length; at += parts[i]!.length, i++)
    for (const separator of ['_', '.', '-'])
      if (text.length === parts.join('').length) yield text.slice(0, at) + separator + text.slice(at);
  for (let i = 2; i < text.length - 1; i++) yield `${text.slice(0, i)}_${text.slice(i)}`;
}
