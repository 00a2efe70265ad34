import { isAssignedId } from '#domain/engine/handle/assigned-id';
import { sharedPart } from '#domain/engine/handle/alignment/shared-part';
import { chosenDiff } from '#domain/engine/handle/chosen-diff';
import { counted, following, plainly } from '#domain/engine/handle/difference-words';
import { hasCheckMark, withoutCheckMarks } from '#domain/engine/name/check-mark';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import type { Judgement, SignalName } from '#domain/engine/judge/judgement';
import { platformTable } from '#domain/platform/platform-table';
import { oneSpaced } from '#domain/one-spaced';
import { utcMoment } from '#domain/utc';

export interface Reported {
  platformName: string;
  handle: string;
  name: string;
  /** The name that the account shows and that was compared, where `name` is what the reporting person says. */
  shown?: string | undefined;
  url?: string;
}

export interface ReportInput {
  mine: Reported;
  /** An account of theirs on the platform of the other one, where it is not `mine`. */
  there?: Reported | undefined;
  other: Reported;
  judgement: Pick<Judgement, 'signals'>;
  diff?: HandleDiff;
  /** SHA-256 of the picture given of the other account; empty when there is none. */
  sha256?: string;
  /** Who reports for `mine`, and what they are to them: "their parent". Absent: `mine` reports. */
  behalf?: string;
  /** A business reports for itself: its own sentences, after what is said of the accounts. */
  business?: readonly string[];
  /** What is said of a link of its that passes for one of `mine`, as a sentence. */
  link?: string | undefined;
  /** What else the account does, as whole sentences. */
  further?: readonly string[];
  /** When both were compared, in milliseconds since 1970; absent where nobody has. */
  at?: number;
  /** The other account was compared as a search engine had stored it. */
  isStored?: boolean;
}

/** Who speaks: the person, somebody for them, or a business. */
const voices = {
  me: { my: 'my', mine: 'mine', My: 'My', me: 'me', alone: 'me', photo: 'photograph', have: 'I have' },
  them: {
    my: 'their',
    mine: 'theirs',
    My: 'Their',
    me: 'them',
    alone: 'them',
    photo: 'photograph',
    have: '',
  },
  us: {
    my: 'our',
    mine: 'ours',
    My: 'Our',
    me: 'our business',
    alone: 'us',
    photo: 'picture',
    have: 'We have',
  },
};
const voiceOf = ({ behalf, business }: Pick<ReportInput, 'behalf' | 'business'>) =>
  voices[behalf ? 'them' : business ? 'us' : 'me'];

/** From this likeness on a part is named in the report: what is said there must hold when somebody checks it. */
const SAYABLE: Partial<Record<SignalName, number>> = { name: 0.8, photo: 0.75, handle: 0.7, bio: 0.8 };

const says = (input: ReportInput, signal: SignalName) =>
  (input.judgement.signals[signal] ?? 0) >= (SAYABLE[signal] ?? 1);

/** Where an account is a phone number, it is written as one. */
const isNumber = ({ handle, platformName }: Reported) =>
  platformName === platformTable.WHATSAPP.name && /^\+?\d+$/.test(handle);
const named = (account: Reported) =>
  isNumber(account) ? `+${account.handle.replace(/^\+/, '')}` : `@${account.handle}`;
const at = (account: Reported) => (account.handle ? named(account) : account.name);
/** Where nobody chose a handle, the link alone says which account it is: a page shows no number or channel id after an @. */
const isByLink = (account: Reported): account is Reported & { url: string } =>
  Boolean(account.url) && !isNumber(account) && isAssignedId(account.handle);
/** "@maya_hollimund on X" */
const placed = (account: Reported) =>
  isByLink(account) ? account.url : `${at(account)} on ${account.platformName}`;

/** "a", "a and b", "a, b and c". */
const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Only the name that the account shows was compared: another is not said to be copied. */
function nameCopied({ mine, other, ...who }: ReportInput): string {
  const voice = voiceOf(who);
  const { shown = mine.name } = mine;
  const marked = hasCheckMark(other.name) && !hasCheckMark(shown);
  const theirs = marked ? oneSpaced(withoutCheckMarks(other.name)) : other.name;
  const exact = shown === theirs;
  // In capitals it is the same name, though not the same letters.
  const same = shown.toLowerCase() === theirs.toLowerCase();
  const mark = marked ? ' with a check mark added' : '';
  const letters = `${marked ? 'otherwise ' : ''}letter for letter`;
  if (shown === mine.name)
    return same
      ? `${voice.my} name${mark}${exact ? ` (${letters})` : ''}`
      : `a name very close to ${voice.mine}`;
  return same
    ? `the name on ${voice.my} account${mark} (“${shown}”${exact ? `, ${letters}` : ''})`
    : `a name very close to the one on ${voice.my} account (“${shown}”)`;
}

/** Names as they are seen: of the spaces between two words a page shows one. */
const asSeen = (input: ReportInput): ReportInput => {
  const [mine, other] = [input.mine, input.other].map((one) => ({
    ...one,
    name: oneSpaced(one.name),
    ...(one.shown !== undefined && { shown: oneSpaced(one.shown) }),
  })) as [Reported, Reported];
  return { ...input, mine, other };
};

function copied(input: ReportInput): string[] {
  const { my, photo } = voiceOf(input);
  const parts: string[] = [];
  if (says(input, 'name')) parts.push(nameCopied(input));
  if (says(input, 'photo')) parts.push(`${my} ${photo}`);
  if (says(input, 'bio')) parts.push(`${my} bio`);
  return parts;
}

/** The differences that somebody sees between two handles, in words; none where they are the same. */
const differencesIn = ({ steps }: HandleDiff): string[] =>
  steps.flatMap((step) => (step.words ? [step.words] : []));

/** The handle that the other one is measured by: the own one there, where that differs in less. */
function measured({ diff, mine, there, other }: ReportInput & { diff: HandleDiff }) {
  const known = diff.same || !there?.handle ? undefined : chosenDiff(there.handle, other.handle);
  return known && there && !known.same && differencesIn(known).length < differencesIn(diff).length
    ? { diff: known, handle: there.handle, on: ` handle on ${there.platformName}` }
    : { diff, handle: mine.handle, on: undefined };
}

function handleSentence(input: ReportInput): string {
  if (!input.diff) return '';
  const { mine, other } = input;
  const voice = voiceOf(input);
  const { diff, handle, on } = measured({ ...input, diff: input.diff });
  if (diff.same)
    return mine.platformName === other.platformName
      ? ''
      : ` It has taken ${voice.my} handle, letter for letter.`;
  const differences = differencesIn(diff);
  if (differences.length === 0) return '';
  const own = on ? `${voice.my}${on}` : voice.mine;
  if (differences.length > 3) {
    const part = sharedPart(handle, other.handle);
    return part ? ` Its handle and ${own} both contain ${part}.` : '';
  }
  const places = ['one place', 'two places', 'three places'][differences.length - 1]!;
  const said = counted(differences.map((words) => following(plainly(words))));
  return ` Its handle differs from ${own} in ${places}: ${said}.`;
}

const stored =
  ', with the other account as a search engine had stored it by then. The stored copy may be older';

/**
 * The text of a report, for a person to paste under their own name. It says only what the comparison bears out.
 */
export function reportText(given: ReportInput): string {
  const input = asSeen(given);
  const {
    mine,
    there,
    other,
    behalf,
    business = [],
    link,
    further = [],
    sha256,
    at: moment,
    isStored,
  } = input;
  const voice = voiceOf(input);
  const parts = copied(input);
  const uses = parts.length ? `It uses ${list(parts)}.` : '';
  const handle = says(input, 'handle') ? handleSentence(input) : '';
  const leads = link ? ` It links to a page that looks like ${voice.mine}: ${link}` : '';
  const who = [mine.name, mine.handle && placed(mine)].filter(Boolean).join(', ');
  return [
    behalf
      ? `I report this for ${mine.name}, as ${behalf}. The account ${placed(other)} is impersonating ${who}.`
      : `The account ${placed(other)} is impersonating ${[voice.me, who].filter(Boolean).join(', ')}.`,
    '',
    `${uses}${handle}${leads}${further.map((sentence) => ` ${sentence}`).join('')} ${behalf ? `${mine.name} has` : voice.have} not authorized it.`.trim(),
    '',
    // A name is none, and stands above.
    ...(mine.url || mine.handle ? [`${voice.My} account: ${mine.url ?? at(mine)}`] : []),
    ...(there ? [`${voice.My} account on ${there.platformName}: ${there.url ?? at(there)}`] : []),
    `The other account: ${other.url ?? at(other)}`,
    ...(moment === undefined
      ? []
      : [
          `Compared on ${utcMoment(moment)}${isStored ? stored : ''}.${sha256 ? ` SHA-256 of the file with the picture it shows, as ${voice === voices.us ? 'we' : 'I'} have it: ${sha256}` : ''}`,
        ]),
    ...(business.length > 0 ? ['', ...business] : []),
  ].join('\n');
}

/** The account as people see it who are warned of it. */
function whichAccount(other: Reported): string {
  const where = other.platformName ? ` on ${other.platformName}` : '';
  if (isNumber(other)) return `The number ${named(other)}${where}`;
  // A number that the platform gave is shown to nobody who could be warned by it.
  if (!isAssignedId(other.handle)) return `An account called ${at(other)}${where}`;
  if (!other.name && other.url) return `The account ${other.url}`;
  return `An account called ${other.name || at(other)}${where}`;
}

/** A few calm words for the people who follow the person. */
export function warningText(given: ReportInput): string {
  const input = asSeen(given);
  const { mine, there, other, behalf, link } = input;
  const voice = voiceOf(input);
  const parts = list(
    copied(input).map((part) =>
      part
        .replace(/ \((otherwise )?letter for letter\)|, (otherwise )?letter for letter/, '')
        .replace('photograph', 'picture'),
    ),
  );
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
  const please = link
    ? 'Please do not open the page that it links to, and do not send it money or codes.'
    : 'Please do not send it money or codes.';
  return [whichAccount(other), ...sentences.filter(Boolean), please].join(' ');
}
