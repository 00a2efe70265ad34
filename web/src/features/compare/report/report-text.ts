import { utcMoment } from '#domain/utc';
import { at, list, placed } from './account-words.ts';
import { handleSentence, isSpokenOf } from './handle-sentence.ts';
import { asSeen, type ReportInput } from './report-input.ts';
import { voiceOf } from './voice.ts';
import { copied, says } from './what-is-copied.ts';

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
  const handle = says(input, 'handle') || (input.diff && isSpokenOf(input.diff)) ? handleSentence(input) : '';
  // a site that a person links to need not be theirs: it may be where they work
  const whose =
    input.business && !behalf ? `the address of ${voice.my} site` : `the one on ${voice.my} account`;
  const leads = link ? ` Its link resembles ${whose}: ${link}` : '';
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
          `Compared on ${utcMoment(moment)}${isStored ? stored : ''}.${sha256 ? ` SHA-256 of the file with the picture it shows, as ${input.business && !behalf ? 'we' : 'I'} have it: ${sha256}` : ''}`,
        ]),
    ...(business.length > 0 ? ['', ...business] : []),
  ].join('\n');
}
