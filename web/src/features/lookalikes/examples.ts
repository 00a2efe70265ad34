import { words } from './words.ts';
import type { DiffStep, HandleDiff } from '#domain/engine/handle/handle-diff';

export const EXAMPLE_HANDLE = 'maya_hollimund';

export interface Look {
  value: string;
  /** What kind of change it is, in words. */
  how: string;
}
export type ExampleLook = Look & { diff: HandleDiff };

const same = (text: string, at: number): DiffStep => ({
  kind: 'same',
  yours: [...text],
  theirs: [...text],
  at,
});
const look = (value: string, how: string, sentence: string, steps: DiffStep[]): ExampleLook => ({
  value,
  how,
  diff: { yours: EXAMPLE_HANDLE, theirs: value, steps, same: false, sentence },
});

/**
 * The look-alikes shown before anybody types: drawn ahead of time, so that the first page needs no engine.
 * A test holds them to what the engine says.
 */
export const EXAMPLES: ExampleLook[] = [
  look(
    'm\u0430ya_hollimund',
    words.alphabet,
    'Yours: maya_hollimund. Not yours: m\u0430ya_hollimund. 1 difference: Cyrillic \u0430 in place of Latin a, at the 2nd character.',
    [
      same('m', 1),
      {
        kind: 'replaced',
        yours: ['a'],
        theirs: ['\u0430'],
        at: 2,
        words: 'Cyrillic \u0430 in place of Latin a',
        code: 'U+0430',
      },
      same('ya_hollimund', 3),
    ],
  ),
  look(
    'maya_ho1limund',
    words.digit,
    'Yours: maya_hollimund. Not yours: maya_ho1limund. 1 difference: Digit 1 in place of l, at the 8th character.',
    [
      same('maya_ho', 1),
      { kind: 'replaced', yours: ['l'], theirs: ['1'], at: 8, words: 'Digit 1 in place of l' },
      same('limund', 9),
    ],
  ),
  look(
    'maya_hollirnund',
    words.pair,
    'Yours: maya_hollimund. Not yours: maya_hollirnund. 1 difference: The letters r n in place of m, at the 11th character.',
    [
      same('maya_holli', 1),
      { kind: 'replaced', yours: ['m'], theirs: ['r', 'n'], at: 11, words: 'The letters r n in place of m' },
      same('und', 12),
    ],
  ),
  look(
    'maya_hoilimund',
    words.kinds.homoglyph,
    'Yours: maya_hollimund. Not yours: maya_hoilimund. 1 difference: Letter i in place of l, at the 8th character.',
    [
      same('maya_ho', 1),
      { kind: 'replaced', yours: ['l'], theirs: ['i'], at: 8, words: 'Letter i in place of l' },
      same('limund', 9),
    ],
  ),
  look(
    'real_maya_hollimund',
    words.kinds.affix,
    'Yours: maya_hollimund. Not yours: real_maya_hollimund. 1 difference: \u201creal_\u201d added in front, a common addition.',
    [
      {
        kind: 'added',
        yours: [],
        theirs: ['r', 'e', 'a', 'l', '_'],
        at: 1,
        words: '\u201creal_\u201d added in front, a common addition',
      },
      same('maya_hollimund', 1),
    ],
  ),
];
