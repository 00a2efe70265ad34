import type { AlertFlag } from './alert-flag.ts';
import { coverageLines, type Covered } from './coverage-line.ts';
import { type Notification, alertFlagOf } from './notification.ts';
import { footerOf, type MailLinks } from './alert-letter.ts';
import type { Letter, Part } from './letter.ts';
import { safeText } from './safe-text.ts';
import { pageLink } from './page-link.ts';
import { mailWords } from './words.ts';

const mostLines = 20;

/** Many notifications as one letter, newest first. All obey one flag: stopping it stops mails like this one. */
export function digestLetter(
  flag: AlertFlag,
  notifications: readonly Notification[],
  links: MailLinks,
  /** The latest scan, for copies: where it looked. */
  scan?: Covered,
): Letter {
  const newest = [...notifications].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const subject = countWords(newest);
  const more = newest.length - mostLines;
  const href = pageLink(links.site, pageOf(newest));
  const lines = newest.slice(0, mostLines).map(({ title }) => safeText(title, 200));
  return {
    subject,
    preview: lines.slice(0, 2).join(' · '),
    parts: [
      { kind: 'heading', text: subject },
      {
        kind: 'words',
        text: mailWords.digest.intro,
      },
      { kind: 'list', items: lines },
      ...(more > 0 ? [{ kind: 'words', text: mailWords.digest.more(more) } satisfies Part] : []),
      ...(href ? [{ kind: 'link', label: mailWords.digest.all, href } satisfies Part] : []),
    ],
    ...(scan && newest.some(({ kind }) => kind === 'FINDING') && { limits: coverageLines(scan) }),
    footer: footerOf(flag, links),
  };
}

/** Where all of them are: those of one business on its page, which is what they all lead to. */
function pageOf([first, ...others]: readonly Notification[]): string {
  const link = first?.link;
  return link && others.every((one) => one.link === link) ? link : '/dashboard';
}

/** "7 new likely clones", as each line calls its own; mixed kinds are counted by kind: "4 new possible clones, 2 notices". */
export function countWords(notifications: readonly Pick<Notification, 'kind' | 'title'>[]): string {
  const first = notifications[0];
  const flag = first && alertFlagOf[first.kind];
  if (flag !== 'alertsMonitoring') {
    const [one, many] = nouns[flag ?? 'alertsNewFeatures'];
    return count(notifications.length, one, many);
  }
  const called = (words: RegExp) => notifications.filter(({ title }) => words.test(title)).length;
  // Those of a business say first whose they are, and are of another kind.
  const likely = called(/^(.+: )?likely clone on /i);
  const copies = notifications.filter(
    ({ kind, title }) => kind === 'FINDING' || /^.+: (likely|possible) clone on /.test(title),
  );
  const possible = copies.length - likely;
  const gone = notifications.filter(
    ({ kind, title }) => kind === 'RESOLVED' || /^.+: no longer there on /.test(title),
  ).length;
  const others = notifications.length - copies.length - gone;
  return [
    ...(likely ? [count(likely, 'new likely clone', 'new likely clones')] : []),
    ...(possible ? [count(possible, 'new possible clone', 'new possible clones')] : []),
    ...(gone ? [count(gone, 'copy no longer there', 'copies no longer there')] : []),
    ...(others ? [count(others, 'notice', 'notices')] : []),
  ].join(', ');
}

const nouns: Record<Exclude<AlertFlag, 'alertsMonitoring'>, [string, string]> = {
  alertsWeek: ['week', 'weeks'],
  alertsConnectionRequest: ['notice about people', 'notices about people'],
  alertsNewFeatures: ['new feature', 'new features'],
  alertsCompanyUpdates: ['piece of news', 'pieces of news'],
};

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
