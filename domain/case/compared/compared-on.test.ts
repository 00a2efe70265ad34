import { expect, it } from 'vitest';
import type { Snapshot } from '../snapshot.ts';
import { comparedOn } from './compared-on.ts';
import { snapshotText } from './snapshot-text.ts';

const at = '2026-11-22T10:00:00.000Z';
const seenAt = '2026-11-22T09:30:00.000Z';
const snapshot = (part: Partial<Snapshot>): Snapshot => ({
  ...{ at, seenBy: 'person', verdict: 'likely clone', score: 80, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'rnaya' } },
  ...part,
});

it.each<[string, Partial<Snapshot>, ReturnType<typeof comparedOn>]>([
  ['a person entered', {}, { at, byPerson: true }],
  ['our scan saw', { seenBy: 'search', seenAt }, { at: seenAt, byPerson: false }],
  [
    'a search engine had stored',
    { seenBy: 'search', theirs: { platform: 'X', handle: 'rnaya', seenIn: 'web search' } },
    { at, byPerson: false },
  ],
  [
    'was given by hand',
    { theirs: { platform: 'X', handle: 'rnaya', seenIn: 'report' } },
    { at, byPerson: false },
  ],
])('what %s says when', (_, part, on) => expect(comparedOn(snapshotText(snapshot(part)))).toEqual(on));

it.each(['', 'It asked me for money on Friday.', `A note\n on ${at}`])(
  'a text without it says nothing: %j',
  (kept) => expect(comparedOn(kept)).toBeUndefined(),
);
