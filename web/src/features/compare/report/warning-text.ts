import { isAssignedId, isFormerName } from '#domain/engine/handle/assigned-id';
import { at, isNumber, list, named, onPlatform, placed } from './account-words.ts';
import { asSeen, type Reported, type ReportInput } from './report-input.ts';
import { voiceOf } from './voice.ts';
import { copied } from './what-is-copied.ts';

/** The account as people see it who are warned of it. */
function whichAccount(other: Reported): string {
  const where = onPlatform(other);
  if (isNumber(other)) return `The number ${named(other)}${where}`;
  if (isFormerName(other.handle)) return `The account ${placed(other)}`;
  // A number that the platform gave is shown to nobody who could be warned by it.
  if (!isAssignedId(other.handle)) return `An account called ${at(other)}${where}`;
  if (!other.name && other.url) return `The account ${other.url}`;
  return `An account called ${other.name || at(other)}${where}`;
}

const isAlike = (part: string): boolean => part.startsWith('a name ');

/** A few calm words for the people who follow the person. */
export function warningText(given: ReportInput): string {
  const input = asSeen(given);
  const { mine, there, other, behalf, link } = input;
  const voice = voiceOf(input);
  const shown = copied(input, { inDetail: false }).map((part) =>
    part.replace(/ \((otherwise )?letter for letter\)|, (otherwise )?letter for letter/, ''),
  );
  // "a name very close to mine and my picture" would be close to both.
  const parts = list([...shown.filter((part) => !isAlike(part)), ...shown.filter(isAlike)]);
  // Where the copy is met, first.
  const accounts = [there, mine].flatMap((one) => (one?.handle ? [placed(one)] : []));
  const own = accounts.length > 0 && `account${accounts.length > 1 ? 's are' : ' is'} ${list(accounts)}.`;
  const sentences = behalf
    ? [
        `is impersonating ${mine.name}${parts && `, using ${parts}`}.`,
        'It does not belong to them.',
        own && `Their ${own}`,
      ]
    : [
        parts ? `is using ${parts}.` : `is impersonating ${voice.me}.`,
        `It is not ${voice.alone}.`,
        own && `${voice.My} ${own}`,
      ];
  // only a business knows its own site: the page that resembles a person's link may be the real one
  const please =
    link && input.business && !behalf
      ? 'Please do not open the page that it links to, and do not send it money or codes.'
      : 'Please do not send it money or codes.';
  return [whichAccount(other), ...sentences.filter(Boolean), please].join(' ');
}
