import type { HandleShape } from '../../handle/handle-shape.ts';
import { bareOf } from '../../handle/handle-shape.ts';
import type { NameShape } from '../../name/name-shape.ts';
import { isFirstName } from '../../name/nicknames.ts';

/** Surnames that thousands of people with one first name share, from several countries; folded to ASCII. */
const SURNAMES = new Set(
  (
    'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor ' +
    'moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott ' +
    'torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz ' +
    'parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed ' +
    'kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez ' +
    'castillo sanders patel myers long ross foster jimenez khan singh kumar sharma ali ahmed hussain wang li zhang liu chen yang ' +
    'huang zhao wu zhou park choi jung tan wong mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann rossi ' +
    'russo ferrari silva santos oliveira souza pereira costa ferreira rodrigues almeida ivanov smirnov kuznetsov petrov novak ' +
    'dubois bernard durand moreau laurent cohen levi jensen nielsen hansen andersson johansson karlsson yilmaz kaya demir'
  ).split(' '),
);

/** A first name many bear with a surname many bear: meeting another one proves nothing. */
export function isCommonName(name: NameShape): boolean {
  const firsts = name.tokens.filter(isFirstName).length;
  // "Thomas" is both, but one word is not two names: without it another one must be left
  return name.tokens.some((token) => SURNAMES.has(token) && firsts > Number(isFirstName(token)));
}

/** Whether a handle is just its owner's name: "john_smith82", "jsmith". Such handles are alike because the names are. */
export const isNameHandle = (handle: HandleShape, name: NameShape): boolean => {
  const spellings = spellingsOf(partsOf(name));
  return spells(handle, (core) => spellings.includes(core));
};

/**
 * The same of two words or more of a name that has more, in any order, each whole or its initial ("maria.garcia" of Maria García López). So
 * many words are fewer people's, and still one has as much right to such a handle as another.
 */
export const isPartOfName = (handle: HandleShape, name: NameShape): boolean =>
  spells(handle, (core) =>
    isMadeOf(core, partsOf(name).slice(0, MOST_PARTS), Math.min(2, name.tokens.length)),
  );

const isInitialOf = (short: string, word: string) => word === short || word.charAt(0) === short;

/** Whether two names are one, as far as both show it: each word of the shorter stands in the other, whole or as the initial of one. */
export function areOneName(one: NameShape, other: NameShape): boolean {
  const [short, long] =
    one.tokens.length > other.tokens.length ? [other.tokens, one.tokens] : [one.tokens, other.tokens];
  return short.every((word) => long.some((other) => isInitialOf(word, other) || isInitialOf(other, word)));
}

/** Whether a handle is one of several words of its owner's name ("smith1", "mary_"): namesakes have it, too. */
export const isWordOfName = (handle: HandleShape, name: NameShape): boolean =>
  name.tokens.length > 1 && spells(handle, (core) => partsOf(name).some(({ word }) => word === core));

const spells = (handle: HandleShape, is: (core: string) => boolean): boolean =>
  [handle.core, handle.bare, ...handle.looseCores].some((core) => core !== '' && is(core));

function spellingsOf(parts: readonly Part[]): string[] {
  const words = parts.map(({ word }) => word);
  const [first, last] = [parts[0], parts.at(-1)];
  return [
    ...[words.join(''), [...words].reverse().join('')],
    ...(first && last && first !== last
      ? [
          `${first.word}${last.word}`,
          `${last.word}${first.word}`,
          `${first.initial}${last.word}`,
          `${first.word}${last.initial}`,
          `${first.initial}${words.slice(1).join('')}`,
        ]
      : []),
  ];
}

interface Part {
  word: string;
  initial: string;
}

// of the name as written: bare, Mary begins with "rn"
const partsOf = ({ tokens }: NameShape): Part[] =>
  tokens.map((token) => ({ word: bareOf(token), initial: bareOf(token.charAt(0)) }));

/** So many words of a name stand in a handle. */
const MOST_PARTS = 6;

/** Whether `text` is made of so many of the parts or more, none of them twice, and one at least whole: initials alone are anybody's. */
function isMadeOf(text: string, parts: readonly Part[], fewest: number, hasWord = false): boolean {
  if (text === '') return fewest <= 0 && hasWord;
  return parts.some((part, at) => {
    const others = parts.filter((_, other) => other !== at);
    const takes = (piece: string, isWord: boolean) =>
      piece !== '' &&
      text.startsWith(piece) &&
      isMadeOf(text.slice(piece.length), others, fewest - 1, hasWord || isWord);
    return (
      takes(part.word, part.word.length > 1) || (part.initial !== part.word && takes(part.initial, false))
    );
  });
}

/**
 * Whether one of two handles is a word of its owner's name and the other the whole of its owner's ("maya", "maya_hollimund"), but for a number.
 * Who has the name writes it so; a copy of "maya" hangs something else on it.
 */
export const areWordAndName = (one: Named, other: Named): boolean =>
  isPlain(one) && isPlain(other) && ((isWord(one) && isWhole(other)) || (isWord(other) && isWhole(one)));

type Named = { handle?: HandleShape; name?: NameShape };

/** Nothing but a number, or what the platform gave, was cut off. */
const isPlain = ({ handle }: Named) =>
  !!handle && handle.cut.every((word) => /^\d+$/.test(word) || word === handle.assigned);
const isWord = ({ handle, name }: Named) =>
  !!handle && !!name && name.tokens.length > 1 && name.tokens.map(bareOf).includes(handle.core);
const isWhole = ({ handle, name }: Named) => !!handle && !!name && isNameHandle(handle, name);
