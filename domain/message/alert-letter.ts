import { weighed } from '../scan/reasons/weighed.ts';
import { wholePoints } from '../engine/judge/whole-points.ts';
import { type AlertFlag, alertWords, alsoBusinesses } from './alert-flag.ts';
import type { Finding } from '../scan/finding.ts';
import { utcMoment } from '../utc.ts';
import { coverageLines, type Covered } from './coverage-line.ts';
import { type Notification, type StoredNotification, alertFlagOf, businessIn } from './notification.ts';
import { platformTable } from '../platform/platform-table.ts';
import { drawHandles } from './draw/draw-handles.ts';
import type { Letter, Part } from './letter.ts';
import { pageLink } from './page-link.ts';
import { safeText, visibleText } from './safe-text.ts';
import { type WeekMatter, weekLetter } from './week/week-letter.ts';
import { mailWords } from './words.ts';

/** Where the links of a mail lead. */
export interface MailLinks {
  /** Origin of the site; absent where the stage has none: the mail has no link to a page then. */
  site: string | undefined;
  /** Where mails about one thing are stopped. */
  stop: (flag: AlertFlag) => string;
}

/** `told`: what the mail tells of. Who joined a business is no copy of an account: such a mail says that it goes by the same switch. */
export const footerOf = (
  flag: AlertFlag,
  { site, stop }: MailLinks,
  told: readonly (Notification & Pick<StoredNotification, 'business'>)[],
): Letter['footer'] => ({
  about: told.some((one) => one.business || businessIn(one))
    ? `${alertWords[flag]}${alsoBusinesses}`
    : alertWords[flag],
  stop: stop(flag),
  settings: pageLink(site, '/settings/alerts'),
});

/** What a notification is about, as far as that is still there. */
export interface AlertMatter {
  finding?: Finding | undefined;
  /** The latest scan: how it went on each platform. */
  scan?: Covered | undefined;
  /** Of a week's summary. */
  week?: WeekMatter | undefined;
}

/** One notification as a letter. */
export function alertLetter(notification: Notification, matter: AlertMatter, links: MailLinks): Letter {
  const { kind, body, link } = notification;
  if (kind === 'WEEK' && matter.week)
    return weekLetter(notification, matter.week, {
      site: links.site,
      footer: footerOf(alertFlagOf[kind], links, []),
    });
  const title = safeText(notification.title, 200);
  const href = pageLink(links.site, link);
  // What no switch of copies turns off.
  const why =
    kind === 'REVIEW' ? mailWords.footer.review : kind === 'ACCOUNT' ? mailWords.footer.safety : undefined;
  const finding = kind === 'FINDING' ? matter.finding : undefined;
  const change = finding && saysChange(notification, finding);
  return {
    subject: title,
    preview: finding && !change ? previewOf(finding) : safeText(body ?? title, 140),
    ...(kind === 'FINDING' && { edge: 'copy' }),
    ...(kind === 'RESOLVED' && { edge: 'seal' }),
    parts: [
      { kind: 'heading', text: title },
      ...(finding && !change ? [] : paragraphs(notification)),
      ...(finding ? findingParts(finding) : []),
      ...(href ? [{ kind: 'link', label: mailWords.alert.links[kind], href } satisfies Part] : []),
      ...(finding && href ? [{ kind: 'note', text: mailWords.alert.next } satisfies Part] : []),
    ],
    ...(finding && matter.scan && { limits: coverageLines(matter.scan) }),
    footer: why ? { why } : footerOf(alertFlagOf[kind], links, [notification]),
  };
}

const { alert } = mailWords;

/** What is new about an account that they have heard of. Of a new one it says the strongest reason, which stands among the others. */
const saysChange = ({ body }: Notification, { reasons }: Finding): boolean =>
  !!body && !reasons.some(({ words }) => words === body);

/** In the order of their points. What the drawing of the handles names is not said again. */
const wordsOf = ({ reasons }: Finding, side: 'for' | 'against', drawn: boolean): string[] => {
  const { speaksFor, against } = weighed(reasons);
  return (side === 'for' ? speaksFor : against)
    .filter(({ signal }) => !(drawn && signal === 'handle'))
    .map(({ words }) => safeText(words, 300));
};

/** "94 of 100 likeness. Digit 1 in place of l. Same name." */
const previewOf = (finding: Finding): string =>
  [`${alert.likeness(wholePoints(finding.score))}.`, ...wordsOf(finding, 'for', false)]
    .join(' ')
    .slice(0, 140);

/**
 * Who seems to copy whom, how the handles differ, how much alike they are, and why. The copy's address is not in it: nobody
 * should click it.
 */
function findingParts(finding: Finding): Part[] {
  const { platform, yours, theirs, score, firstSeen } = finding;
  const drawing = drawHandles(yours.handle, theirs.handle);
  const table = (side: 'for' | 'against', caption: string): Part[] => {
    const rows = wordsOf(finding, side, drawing.notes.length > 0);
    return rows.length > 0 ? [{ kind: 'reasons', caption, rows }] : [];
  };
  const reasons = weighed(finding.reasons).speaksFor.length;
  return [
    {
      kind: 'words',
      text: [
        alert.intro(platformTable[platform].name),
        ...(theirs.name ? [alert.called(safeText(theirs.name, 80))] : []),
        (theirs.seenIn === 'web search' ? alert.seenInWeb : alert.seen)(utcMoment(Date.parse(firstSeen))),
      ].join(' '),
    },
    { kind: 'drawing', drawing },
    { kind: 'score', score: wholePoints(score), words: alert.reasons(reasons) },
    ...table('for', drawing.notes.length > 0 ? alert.whyElse : alert.why),
    ...table('against', alert.against),
  ];
}

/** An announcement may have several; its addresses are ours, and stay as they are. */
const paragraphs = ({ kind, body }: Notification): Part[] =>
  (body ?? '')
    .split(/\n+/)
    .map((line) => (kind === 'FEATURE' || kind === 'COMPANY' ? visibleText : safeText)(line, 1000))
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'words', text: line }));
