import { day } from '../durations.ts';
import type { Case } from '../case/case.ts';
import type { StoredNotification } from '../message/notification.ts';
import { takesMail } from './domain-facts.ts';
import { ALIKE } from './changes.ts';
import { asSeen, inFull } from '../engine/web/as-seen.ts';
import { resembles } from './name/resembles.ts';
import type { WatchedDomain } from './watched-domain.ts';

/** Why people are told of a name. */
export type DomainAlert = 'resolves' | 'mail' | 'page' | 'certificate' | 'back' | 'gone';

/** From this score on a name is convincing enough to tell people of it unasked. */
const CONVINCING = 80;

/** Is anything told of it: of one that is convincing, or that they gave us. */
export const isToldOf = ({ foundBy, score }: Pick<WatchedDomain, 'foundBy' | 'score'>): boolean =>
  foundBy === 'given' || score >= CONVINCING;

/** Is it told of whenever it goes and is back: of one that a case is about, unless that says that it is no copy. */
export const isToldGoneAndBack = (ofCase: Pick<Case, 'outcome'> | undefined): boolean =>
  !!ofCase && ofCase.outcome !== 'NOT_A_COPY';

/** The same of the same name is told again after so long; that it is back is news earlier. */
const QUIET = 30 * day;
const QUIET_RETURN = 7 * day;

/**
 * What of a look is told: that a name leads somewhere now, takes mail now, shows a page like theirs now. Not what is their own,
 * nor what a name did when they gave it. `before`: the record before this look, undefined for a name that is new to us.
 * `inCase`: they have a case about it, and are told whenever it is gone or back, however soon and whatever it does.
 */
export function domainAlerts(
  before: WatchedDomain | undefined,
  after: WatchedDomain,
  now: number,
  inCase = false,
): DomainAlert[] {
  if (after.mark === 'ours') return [];
  if (inCase && isBack(before, after)) return ['back'];
  if (inCase && isGone(before, after)) return ['gone'];
  if (!isToldOf(after)) return [];
  if (after.foundBy === 'given' && !before?.lastLooked) return [];
  // A page that leads to theirs does no harm; mail that goes astray does.
  const leadsHome = after.page?.kind === 'page' && after.page.leadsToProtected;
  const known = before?.lastLooked && before.existence === 'exists' ? before : undefined;
  const begins = (is: (name: WatchedDomain) => boolean) => is(after) && !(known && is(known));
  const alerts: DomainAlert[] = [];
  if (after.foundBy === 'certificate' && !before && !leadsHome) alerts.push('certificate');
  else if (begins(resolves) && after.mark !== 'seen' && !leadsHome) alerts.push('resolves');
  else if (begins(takesMail)) alerts.push('mail');
  if (begins(isAlike)) alerts.push('page');
  const quiet = isReturned(after) ? QUIET_RETURN : QUIET;
  const told = alerts.filter((alert) => !(now - Date.parse(after.told?.[alert] ?? '') < quiet));
  // The words of these say of the page, too.
  return told.filter(
    (alert) => alert !== 'page' || !(told.includes('resolves') || told.includes('certificate')),
  );
}

/** Whether the last look is the one that found it again, after one that found it gone. */
const isReturned = ({ changes: [last, ...earlier], lastLooked }: WatchedDomain): boolean =>
  last?.change === 'new' && last.at === lastLooked && earlier.some(({ change }) => change === 'gone');

/** Whether this look found it again: one that failed after it leaves the record as that look wrote it. */
export const isBack = (before: WatchedDomain | undefined, after: WatchedDomain): boolean =>
  before?.existence === 'does not exist' && isReturned(after);

/** Whether this look is the first that found it gone. */
export const isGone = (before: WatchedDomain | undefined, after: WatchedDomain): boolean =>
  before?.existence === 'exists' && after.existence === 'does not exist';

/** Does it lead anywhere? */
export const resolves = ({ records, existence }: Pick<WatchedDomain, 'records' | 'existence'>): boolean =>
  existence === 'exists' && (records.A ?? []).length + (records.AAAA ?? []).length > 0;

/** Does its page pass for the protected one? One that leads there is the protected one. */
export const isAlike = ({ page }: Pick<WatchedDomain, 'page'>): boolean =>
  page?.kind === 'page' &&
  !page.leadsToProtected &&
  (page.icon === 'same' || page.icon === 'edited' || (page.likeness ?? 0) >= ALIKE);

/** Nobody was told of it before, and no look before the last one saw that it exists. */
const isNew = ({ foundBy, firstSeen, lastLooked, told }: WatchedDomain): boolean =>
  foundBy !== 'given' && !told?.['certificate'] && firstSeen !== undefined && firstSeen === lastLooked;

/** How the mail that gathers many counts an alert: a new domain, or one that has changed. */
export const domainsOf = (
  alert: DomainAlert,
  name: WatchedDomain,
): NonNullable<StoredNotification['domains']> =>
  alert === 'certificate' || (alert !== 'page' && isNew(name)) ? { fresh: 1 } : { changed: name.domain };

/** What people know the name for: it is like theirs, or they gave it. */
const whyTold = (name: WatchedDomain) =>
  resembles(name) ? `It resembles ${asSeen(name.brand)}` : `It’s on your list for ${asSeen(name.brand)}`;

const SAW_FIRST = 'We saw it for the first time.';
const MAIL_GOES_ASTRAY = 'Email that is meant for you may reach it, and email may come from it.';

const MAIL = 'can receive email';
const STILL_MAIL = 'can still receive email';

/** Whether the last look is the one that found it to take mail. */
const isMailNew = ({ changes: [last], lastLooked }: WatchedDomain): boolean =>
  last?.at === lastLooked && (last?.change === 'new' || !!last?.changed?.includes('mail'));

/** What makes it more dangerous than a name with a server. */
const dangersOf = (name: WatchedDomain, mail = MAIL): string[] => [
  ...(isAlike(name) ? ['shows a page like yours'] : []),
  ...(takesMail(name) ? [mail] : []),
];
const listed = (words: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);

const which = (dangers: string[]) => (dangers.length > 0 ? `, which ${listed(dangers)}` : '');

const newTitle = (name: WatchedDomain): string => {
  const dangers = listed(dangersOf(name));
  return `new look-alike domain${dangers ? ` that ${dangers}` : ''}: ${inFull(name.domain)}`;
};

/** Of a name that people have heard of, or may have read on their list. */
const known = (name: WatchedDomain): string =>
  `${resembles(name) ? 'look-alike domain ' : ''}${inFull(name.domain)}`;

/** Of a name that is back. */
const backDoes = (name: WatchedDomain): string[] => [
  'is back',
  ...(resolves(name) ? ['leads to a server'] : []),
  ...dangersOf(name),
];

/** The words of an alert; the title goes on from the name of the business. */
export const alertWords: Record<DomainAlert, (name: WatchedDomain) => { title: string; body: string }> = {
  resolves: (name) => {
    const body = (...does: string[]) =>
      `${listed([whyTold(name), ...does])}. See what it does, and what you can do.`;
    if (isNew(name))
      return {
        title: newTitle(name),
        body: `${SAW_FIRST} ${body('leads to a server', ...dangersOf(name))}`,
      };
    const mail = isMailNew(name) ? MAIL : STILL_MAIL;
    const does = isReturned(name) ? backDoes(name) : ['now leads to a server', ...dangersOf(name, mail)];
    return { title: `${known(name)} ${listed(does)}`, body: body(...does) };
  },
  mail: (name) =>
    isNew(name)
      ? {
          title: newTitle(name),
          body: `${SAW_FIRST} ${whyTold(name)} and can receive email. ${MAIL_GOES_ASTRAY}`,
        }
      : {
          title: `${known(name)} ${isReturned(name) ? 'is back and can' : 'can now'} receive email`,
          body: `${whyTold(name)}. ${MAIL_GOES_ASTRAY}`,
        },
  page: (name) => ({
    title: `${known(name)} ${isReturned(name) ? 'is back and shows' : 'shows'} a page like yours`,
    body: `${whyTold(name)}, and now its page ${resembles(name) ? 'does too' : 'resembles yours'}. You can report it to its registrar and its host.`,
  }),
  certificate: (name) => ({
    title: `certificate issued for look-alike domain ${inFull(name.domain)}${which(dangersOf(name))}`,
    body: `The name resembles ${asSeen(name.brand)}. ${resolves(name) ? 'It already leads to a server' : 'A website often follows within hours'}. We check it every day.`,
  }),
  back: (name) => ({
    title: `${known(name)} ${listed(backDoes(name))}`,
    body: `${listed([whyTold(name), ...backDoes(name)])}. Your case about it says what you can do.`,
  }),
  gone: (name) => ({
    title: `${known(name)} no longer exists`,
    body: 'We no longer find it in the DNS. Your case keeps what was seen of it. We go on checking every day, and tell you if it’s back.',
  }),
};
