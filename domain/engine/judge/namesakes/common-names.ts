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
export const isNameHandle = (handle: HandleShape, name: NameShape): boolean =>
  spells(handle, spellingsOf(name));

/** Whether a handle is one of several words of its owner's name, or the last of them ("smith1", "mary_", "delacroixmoreau"): namesakes have it, too. */
export const isWordOfName = (handle: HandleShape, { tokens }: NameShape): boolean => {
  const words = tokens.map(bareOf);
  return words.length > 1 && spells(handle, [...words, words.slice(1).join('')]);
};

const spells = (handle: HandleShape, spellings: readonly string[]): boolean =>
  [handle.core, handle.bare, ...handle.looseCores].some((core) => core !== '' && spellings.includes(core));

function spellingsOf(name: NameShape): string[] {
  const words = name.tokens.map(bareOf);
  // of the name as written: bare, Mary begins with "rn"
  const initial = name.tokens.map((word) => bareOf(word.charAt(0)));
  const spellings = [words.join(''), [...words].reverse().join('')];
  if (words.length > 1)
    spellings.push(
      `${words[0]}${words.at(-1)}`,
      `${words.at(-1)}${words[0]}`,
      `${initial[0]}${words.at(-1)}`,
      `${words[0]}${initial.at(-1)}`,
      `${initial[0]}${words.slice(1).join('')}`,
    );
  return spellings;
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
