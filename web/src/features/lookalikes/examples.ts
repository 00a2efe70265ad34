import type { HandleDiff } from '#domain/impersonation/handle-diff';

/**
 * The look-alikes shown before anybody types: drawn ahead of time, so that the first page needs no engine.
 * A test holds them to what the engine says.
 */
export const EXAMPLE_HANDLE = 'maya_hollimund';

const glyphs = (text: string) => [...text];
const same = (text: string, at: number) => ({
  kind: 'same' as const,
  yours: glyphs(text),
  theirs: glyphs(text),
  at,
});

export interface Look {
  value: string;
  /** What kind of change it is, in words. */
  how: string;
}

export const EXAMPLES: (Look & { diff: HandleDiff })[] = [
  {
    value: 'maya_ho1limund',
    how: 'digit for letter',
    diff: {
      yours: EXAMPLE_HANDLE,
      theirs: 'maya_ho1limund',
      same: false,
      steps: [
        same('maya_ho', 1),
        { kind: 'replaced', yours: ['l'], theirs: ['1'], at: 8, words: 'Digit 1 in place of l' },
        same('limund', 9),
      ],
      sentence:
        'Yours: maya_hollimund. Not yours: maya_ho1limund. 1 difference: Digit 1 in place of l, at the 8th character.',
    },
  },
  {
    value: 'm\u0430ya_hollimund',
    how: 'another alphabet',
    diff: {
      yours: EXAMPLE_HANDLE,
      theirs: 'm\u0430ya_hollimund',
      same: false,
      steps: [
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
      sentence:
        'Yours: maya_hollimund. Not yours: m\u0430ya_hollimund. 1 difference: Cyrillic \u0430 in place of Latin a, at the 2nd character.',
    },
  },
];
