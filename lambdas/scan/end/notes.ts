import { handInTogether } from '../../runtime/together/hand-in-together.ts';
import type { RunServices } from '../run.ts';
import type { EndServices } from './finish.ts';
import { type Note, noteRows } from './note-rows.ts';

/** So long a job waits for those beside it, in ms: they are worked off together anyway. */
const ours = 3_000;

/** A worker's jobs of one scan write into it at once: it is written as a whole, whoever writes. */
export const notesOver = (services: EndServices, longest = ours): NonNullable<RunServices['notes']> =>
  handInTogether<Note, Awaited<ReturnType<typeof noteRows>>>((all) => noteRows(all, services), longest);
