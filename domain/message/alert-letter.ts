import { type AlertFlag, alertWords } from './alert-flag.ts';
import type { Finding } from '../scan/finding.ts';
import { type Notification, alertFlagOf } from './notification.ts';
import { platformTable } from '../platform/platform-table.ts';
import { drawHandles } from './draw-handles.ts';
import type { Letter, Part } from './letter.ts';
import { pageLink } from './page-link.ts';
import { safeText, visibleText } from './safe-text.ts';

/** Where the links of a mail lead. */
export interface MailLinks {
  /** Origin of the site; absent where the stage has none: the mail has no link to a page then. */
  site: string | undefined;
  /** Where mails about one thing are stopped. */
  stop: (flag: AlertFlag) => string;
}

export const footerOf = (flag: AlertFlag, { site, stop }: MailLinks): Letter['footer'] => ({
  about: alertWords[flag],
  stop: stop(flag),
  settings: pageLink(site, '/settings/alerts'),
});

/** One notification as a letter; `finding` is what it is about, where it is about one and that is still there. */
export function alertLetter(
  notification: Notification,
  finding: Finding | undefined,
  links: MailLinks,
): Letter {
  const title = safeText(notification.title, 200);
  const href = pageLink(links.site, notification.link);
  const about = finding && notification.kind === 'FINDING' ? findingParts(finding) : [];
  const body = about.length === 0 ? paragraphs(notification) : [];
  return {
    subject: title,
    preview: safeText(notification.body ?? title, 140),
    parts: [
      { kind: 'heading', text: title },
      ...about,
      ...body,
      ...(href ? [{ kind: 'link', label: labels[notification.kind], href } satisfies Part] : []),
    ],
    footer: footerOf(alertFlagOf[notification.kind], links),
  };
}

const labels: Record<Notification['kind'], string> = {
  FINDING: 'See both side by side',
  RESOLVED: 'Open the report',
  SOURCE: 'Look at it',
  CONNECTION: 'Open your people',
  FEATURE: 'Have a look',
  COMPANY: 'Read on',
};

/** Who seems to copy whom, how the handles differ, and why we say so. The copy's address is not in it: nobody should click it. */
function findingParts({ platform, yours, theirs, reasons }: Finding): Part[] {
  const where = platformTable[platform].name;
  const named = theirs.name ? ` It shows the name “${safeText(theirs.name, 80)}”.` : '';
  const drawing = drawHandles(yours.handle, theirs.handle);
  // What the drawing names is not said again.
  const told = reasons.filter(({ signal }) => signal !== 'handle' || drawing.notes.length === 0);
  const said = (side: 'for' | 'against') =>
    told.filter((reason) => reason.side === side).map(({ words }) => safeText(words, 300));
  const [speaksFor, speaksAgainst] = [said('for'), said('against')];
  return [
    {
      kind: 'words',
      text: `An account on ${where} looks like yours. That does not tell who is behind it; have a look and decide.${named}`,
    },
    { kind: 'drawing', drawing },
    ...(speaksFor.length > 0
      ? [
          { kind: 'words', text: 'Why we tell you:' } satisfies Part,
          { kind: 'list', items: speaksFor } satisfies Part,
        ]
      : []),
    ...(speaksAgainst.length > 0
      ? [
          { kind: 'words', text: 'On the other hand:' } satisfies Part,
          { kind: 'list', items: speaksAgainst } satisfies Part,
        ]
      : []),
  ];
}

/** An announcement may have several; its addresses are ours, and stay as they are. */
const paragraphs = ({ kind, body }: Notification): Part[] =>
  (body ?? '')
    .split(/\n+/)
    .map((line) => (kind === 'FEATURE' || kind === 'COMPANY' ? visibleText : safeText)(line, 1000))
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'words', text: line }));
