import { hasCheckMark, withoutCheckMarks } from '#domain/engine/name/check-mark';
import { SAME_NAME } from '#domain/engine/name/contradictions';
import { following } from '#domain/engine/handle/difference-words';
import type { SignalName } from '#domain/engine/judge/judgement';
import { isDisguise, lettersReplaced } from '#domain/engine/judge/letters-replaced';
import { oneSpaced } from '#domain/one-spaced';
import type { Platform } from '#domain/platform/platform';
import { reportForms } from '#domain/platform/report-forms';
import type { ReportInput } from './report-input.ts';
import { voiceOf } from './voice.ts';

/**
 * From this likeness on a part is named in the report: what is said there must hold when somebody checks it. A picture from where it counts
 * as copied (domain/engine/photo/photo-signal.ts: edited ones begin at .7); the person has compared them before they say so.
 */
const SAYABLE: Partial<Record<SignalName, number>> = { name: SAME_NAME, photo: 0.69, handle: 0.7, bio: 0.8 };

export const says = (input: ReportInput, signal: SignalName) =>
  (input.judgement.signals[signal] ?? 0) >= (SAYABLE[signal] ?? 1);

/** Only the name that the account shows was compared: another is not said to be copied. */
function nameCopied({ mine, other, judgement, ...who }: ReportInput, inDetail: boolean): string {
  const voice = voiceOf(who);
  const { shown = mine.name } = mine;
  const marked = hasCheckMark(other.name) && !hasCheckMark(shown);
  const theirs = marked ? oneSpaced(withoutCheckMarks(other.name)) : other.name;
  const exact = shown === theirs;
  // In capitals it is the same name, though not the same letters.
  const same = shown.toLowerCase() === theirs.toLowerCase();
  const mark = marked ? ' with a check mark added' : '';
  const letters = `${marked ? 'otherwise ' : ''}letter for letter`;
  const close = closeName(shown, theirs, judgement.signals.name, inDetail);
  if (shown === mine.name)
    return same
      ? `${voice.my} name${mark}${exact ? ` (${letters})` : ''}`
      : `${close.name} ${voice.mine}${close.how}`;
  return same
    ? `the name on ${voice.my} account${mark} (“${shown}”${exact ? `, ${letters}` : ''})`
    : `${close.name} the one on ${voice.my} account (“${shown}”)${close.how}`;
}

/** From this likeness on two names are one to the eye. */
const LOOKS_SAME = 0.97;

/** A name that differs in a character that nobody sees is said to, and how: whoever reads the report can't see it either. */
function closeName(mine: string, theirs: string, likeness = 0, inDetail = true) {
  if (likeness < LOOKS_SAME || !isDisguise(mine, theirs)) return { name: 'a name very close to', how: '' };
  const letters = inDetail && lettersReplaced(mine, theirs);
  return { name: 'a name that looks like', how: letters ? ` (${following(letters)})` : '' };
}

/** Whether the platform asks for more copied details than were found, its handle counted among them. */
export const lacksDetails = (platform: Platform | undefined, input: ReportInput): boolean =>
  platform !== undefined &&
  reportForms[platform].forms.every(
    ({ details = 1 }) => details > copied(input).length + Number(says(input, 'handle')),
  );

/** What it shows that is the own one's, part by part. `inDetail`: with what the eye doesn't see. */
export function copied(input: ReportInput, { inDetail = true } = {}): string[] {
  const { my } = voiceOf(input);
  const parts: string[] = [];
  if (says(input, 'name')) parts.push(nameCopied(input, inDetail));
  if (says(input, 'photo')) parts.push(`${my} picture`);
  if (says(input, 'bio')) parts.push(`${my} bio`);
  return parts;
}
