import { brand } from '../../brand.ts';
import type { RightsState } from '../../rights/rights-request.ts';
import { askNames, deadlineWords, whereItStands } from '../../rights/words.ts';
import type { Letter, Part } from '../letter.ts';
import { pageLink } from '../page-link.ts';
import { visibleText } from '../safe-text.ts';

interface Links {
  site: string | undefined;
  /** Opens the request; absent where the email tells of an end. */
  token: string | undefined;
}

/** How far a request about one's data is. It cannot be stopped: the person asked for it. */
export function rightsLetter(state: RightsState, { site, token }: Links): Letter {
  const { caseNumber, asks, status, deadlines, answer } = state;
  const { title, what } = whereItStands(state);
  const words = (text: string): Part => ({ kind: 'words', text });
  const path = asks === 'VERIFICATION_OPT_OUT' ? '/verification-opt-out' : '/data-request';
  const page = token === undefined ? undefined : pageLink(site, path);
  return {
    subject: `${title} (${caseNumber})`,
    preview: `Your request to ${brand}, case number ${caseNumber}.`,
    edge: 'seal',
    parts: [
      { kind: 'heading', text: title },
      words(`You asked: ${askNames[asks]}. Your case number is ${caseNumber}.`),
      ...(answer ? answerLines(answer).map(words) : [words(what)]),
      ...(status === 'WAITING'
        ? [
            words('You get an answer:'),
            { kind: 'list', items: deadlines.map((one) => deadlineWords(asks, one)) } satisfies Part,
          ]
        : []),
      ...(page ? [{ kind: 'link', label: linkLabel(state), href: `${page}#${token}` } satisfies Part] : []),
      ...(page
        ? [
            {
              kind: 'note',
              text:
                status === 'PLANNED'
                  ? 'If you didn’t ask for this, cancel it on that page, and change the password of your mailbox.'
                  : 'Anyone who has this email can open the request. Please don’t pass it on.',
            } satisfies Part,
          ]
        : []),
    ],
    footer: { why: `You receive this because this address was confirmed with a code at ${brand}.` },
  };
}

/** What an operator wrote, as they wrote it; a line is a paragraph. */
const answerLines = (answer: string): string[] =>
  answer
    .split('\n')
    .map((line) => visibleText(line, 2000))
    .filter(Boolean);

const linkLabel = ({ status }: RightsState) =>
  status === 'READY'
    ? 'Download your data'
    : status === 'PLANNED'
      ? 'See it or cancel it'
      : 'See your request';
