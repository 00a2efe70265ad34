import { expect, it } from 'vitest';
import { seenWords } from './seen-words.ts';

const now = Date.parse('2026-11-23T15:00:00.000Z');
const at = '2026-11-23T12:00:00.000Z';

it('an account that shows its own copy confirms that marks get through', () =>
  expect(seenWords({ platform: 'LINKEDIN', seen: { LINKEDIN: { handle: 'maya', at } } }, now)).toEqual([
    'Your LinkedIn picture carries its mark, seen today.',
  ]));

it('an account that shows the copy of another platform is told so, after the one it belongs to', () =>
  expect(
    seenWords(
      {
        platform: 'LINKEDIN',
        seen: {
          X: { handle: 'maya_h', at: '2026-03-03T09:00:00.000Z' },
          LINKEDIN: { handle: 'maya', at },
        },
      },
      now,
    ),
  ).toEqual([
    'Your LinkedIn picture carries its mark, seen today.',
    'Your X picture carries this mark, seen on 3 March 2026. It’s the copy for LinkedIn: use the one for X there, so that we can tell them apart.',
  ]));

it.each([undefined, null, {}])('a copy that was seen nowhere says nothing: %j', (seen) =>
  expect(seenWords({ platform: 'X', seen }, now)).toEqual([]),
);
