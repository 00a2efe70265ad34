import type { AlertFlag } from './alert-flag.ts';
import { coverageLines, type Covered } from './coverage-line.ts';
import { type Notification, type StoredNotification, alertFlagOf, businessIn } from './notification.ts';
import { footerOf, type MailLinks } from './alert-letter.ts';
import type { Letter, Part } from './letter.ts';
import { lineText, namedLine } from './draw/named-line.ts';
import { safeText } from './safe-text.ts';
import { pageLink } from './page-link.ts';
import { mailWords } from './words.ts';

const mostLines = 20;

/** Many notifications as one letter, newest first. All obey one flag: stopping it stops mails like this one. */
export function digestLetter(
  flag: AlertFlag,
  notifications: readonly StoredNotification[],
  links: MailLinks,
  /** The latest scan, for copies: where it looked. */
  scan?: Covered,
): Letter {
  const newest = [...notifications].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const business = oneBusiness(newest);
  const counted = countWords(newest);
  const subject = business?.name ? `${safeText(business.name, 60)}: ${counted}` : counted;
  const more = newest.length - mostLines;
  const href = pageLink(links.site, pageOf(newest, business));
  const lines = newest.slice(0, mostLines).map(namedLine);
  return {
    subject,
    preview: lines.slice(0, 2).map(lineText).join(' · '),
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
    footer: footerOf(flag, links, notifications),
  };
}

/** The one business that all of them lead to, and its name where one of them says it. */
function oneBusiness(
  all: readonly StoredNotification[],
): { id: string; name: string | undefined } | undefined {
  const [id, ...others] = new Set(all.map(businessIn));
  if (id === undefined || others.length > 0) return undefined;
  return { id, name: all.find(({ business }) => business)?.business ?? undefined };
}

/** Where all of them are: what they all lead to, or the page of the business that all are about. */
function pageOf([first, ...others]: readonly Notification[], business: { id: string } | undefined): string {
  const link = first?.link;
  if (link && others.every((one) => one.link === link)) return link;
  const part = partOf(link);
  if (part && others.every((one) => partOf(one.link) === part)) return part;
  return business ? `/business-dashboard?businessId=${encodeURIComponent(business.id)}` : '/dashboard';
}

/** The part of a business's page in which a link ends: many of its copies are shown in one. */
const partOf = (link: string | null | undefined): string | undefined =>
  link?.startsWith('/business-dashboard?') ? link.replace(/#finding-.*$/, '#brand') : undefined;

/**
 * "7 new likely clones", as each line calls its own; mixed kinds are counted by kind: "4 new possible clones, 2 notices". A domain
 * that has changed twice counts once.
 */
export function countWords(
  notifications: readonly Pick<StoredNotification, 'kind' | 'title' | 'domains'>[],
): string {
  const first = notifications[0];
  const flag = first && alertFlagOf[first.kind];
  if (flag !== 'alertsMonitoring') {
    const [one, many] = nouns[flag ?? 'alertsNewFeatures'];
    return count(notifications.length, one, many);
  }
  const called = (words: RegExp) => notifications.filter(({ title }) => words.test(title)).length;
  // Those of a business say first whose they are, and are of another kind.
  const likely = called(/^(.+: )?likely clone on /i);
  const isRenamed = (title: string) => /^(.+: )?renamed on /i.test(title);
  const copies = notifications.filter(
    ({ kind, title }) =>
      (kind === 'FINDING' && !isRenamed(title)) || /^.+: (likely|possible) clone on /.test(title),
  );
  const renamed = notifications.filter(({ title }) => isRenamed(title)).length;
  const possible = copies.length - likely;
  const gone = notifications.filter(
    ({ kind, title }) => kind === 'RESOLVED' || /^.+: no longer there on /.test(title),
  ).length;
  const domains = notifications.flatMap((one) => one.domains ?? []);
  const fresh = domains.reduce((sum, one) => sum + ('fresh' in one ? one.fresh : 0), 0);
  const changed = new Set(domains.flatMap((one) => ('changed' in one ? one.changed : []))).size;
  const others = notifications.length - copies.length - renamed - gone - domains.length;
  return [
    ...(likely ? [count(likely, 'new likely clone', 'new likely clones')] : []),
    ...(possible ? [count(possible, 'new possible clone', 'new possible clones')] : []),
    ...(renamed ? [count(renamed, 'account renamed', 'accounts renamed')] : []),
    ...(gone ? [count(gone, 'copy no longer there', 'copies no longer there')] : []),
    ...(fresh ? [count(fresh, 'new look-alike domain', 'new look-alike domains')] : []),
    ...(changed ? [count(changed, 'look-alike domain changed', 'look-alike domains changed')] : []),
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
