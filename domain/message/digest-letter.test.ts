import { describe, expect, it, test } from 'vitest';
import type { MailLinks } from './alert-letter.ts';
import { countWords, digestLetter } from './digest-letter.ts';
import type { Notification, NotificationKind, StoredNotification } from './notification.ts';

const site = 'https://site.example';
const links: MailLinks = { site, stop: (flag) => `${site}/unsubscribe#${flag}` };
const notices = (kind: NotificationKind, count: number): Notification[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ userId: 'u', id: `n${n}`, kind, title: `${kind} ${n}` },
    createdAt: `2026-11-20T10:${String(n).padStart(2, '0')}:00.000Z`,
  }));
const scan = {
  ...{ requestedAt: '2026-11-20T10:00:00.000Z', proven: true, found: [] },
  sources: [{ platform: 'GITHUB' as const, status: 'looked' as const }],
};

it('lists three as they came, the newest first, with a link to all and the ways to stop it', () =>
  expect(digestLetter('alertsConnectionRequest', notices('CONNECTION', 3), links)).toEqual({
    subject: '3 notices about people',
    preview: 'CONNECTION 2 · CONNECTION 1',
    parts: [
      { kind: 'heading', text: '3 notices about people' },
      { kind: 'words', text: 'These came close together, so here they are in one email.' },
      { kind: 'list', items: ['CONNECTION 2', 'CONNECTION 1', 'CONNECTION 0'] },
      { kind: 'link', label: 'See them all', href: `${site}/dashboard` },
    ],
    footer: {
      about: 'connections',
      stop: `${site}/unsubscribe#alertsConnectionRequest`,
      settings: `${site}/settings/alerts`,
    },
  }));

it.each([
  [20, 20, undefined],
  [21, 20, 'And 1 more.'],
  [45, 20, 'And 25 more.'],
])('of %d it lists %d', (count, listed, more) => {
  const { parts } = digestLetter('alertsMonitoring', notices('FINDING', count), links);
  expect(parts.flatMap((part) => (part.kind === 'list' ? part.items : []))).toHaveLength(listed);
  expect(parts.flatMap((part) => (part.kind === 'words' ? [part.text] : [])).slice(1)).toEqual(
    more ? [more] : [],
  );
});

it('has no link to a page where the stage has no site', () => {
  const { parts } = digestLetter('alertsMonitoring', notices('FINDING', 2), { ...links, site: undefined });
  expect(parts.map(({ kind }) => kind)).toEqual(['heading', 'words', 'list']);
});

it('says where was searched if it is about copies, and only then', () => {
  const limits = (all: Notification[]) => digestLetter('alertsMonitoring', all, links, scan).limits;
  expect(limits(notices('FINDING', 2))?.[0]).toBe('The latest scan searched GitHub: 1 of 17 platforms.');
  expect(limits([...notices('SOURCE', 2), ...notices('FINDING', 1)])).toBeDefined();
  expect(limits(notices('SOURCE', 2))).toBeUndefined();
  expect(digestLetter('alertsMonitoring', notices('FINDING', 2), links).limits).toBeUndefined();
});

test.each<[NotificationKind[], string]>([
  [['FINDING', 'RESOLVED', 'RESOLVED'], '1 new possible clone, 2 copies no longer there'],
  [['SOURCE', 'SOURCE'], '2 notices'],
  [['RESOLVED', 'SOURCE'], '1 copy no longer there, 1 notice'],
  [['CONNECTION'], '1 notice about people'],
  [['WEEK', 'WEEK'], '2 weeks'],
  [['FEATURE'], '1 new feature'],
  [['COMPANY', 'COMPANY'], '2 pieces of news'],
  [['COMPANY'], '1 piece of news'],
  [[], '0 new features'],
])('%j are counted as %s', (kinds, words) =>
  expect(countWords(kinds.map((kind) => ({ kind, title: '' })))).toBe(words),
);

it('counts copies as each line calls its own', () => {
  const of = (...titles: string[]) => countWords(titles.map((title) => ({ kind: 'FINDING', title })));
  const [likely, possible] = ['Likely clone on X: maya_', 'Possible clone on X: maya__'];
  expect(of(likely, likely)).toBe('2 new likely clones');
  expect(of(likely, possible, possible)).toBe('1 new likely clone, 2 new possible clones');
});

it('counts an account that has another handle as that, not as a new clone', () => {
  const of = (kind: NotificationKind, title: string) => ({ kind, title });
  expect(
    countWords([
      of('FINDING', 'Likely clone on X: maya_'),
      of('FINDING', 'Renamed on X: maya__'),
      of('SOURCE', 'Renamed on GitHub: maya___'),
      of('SOURCE', 'Kestrel Lane: renamed on X: k'),
      of('SOURCE', 'A proof no longer holds'),
    ]),
  ).toBe('1 new likely clone, 3 accounts renamed, 1 notice');
});

describe('of one business', () => {
  const page = '/business-dashboard?businessId=b1';
  const of = (link: string, title: string, more: Partial<StoredNotification> = {}): StoredNotification => ({
    ...notices('SOURCE', 1)[0]!,
    ...{ link, title: `Kestrel Lane: ${title}`, business: 'Kestrel Lane', ...more },
  });
  const copies = ['likely clone', 'likely clone', 'possible clone', 'no longer there'].map((what, n) =>
    of(`${page}#brand`, `${what} on Instagram: kestrel_${n}`),
  );
  const domain = (title: string, domains: StoredNotification['domains']) =>
    of(`${page}#looks`, title, { domains });
  const fresh = domain('new look-alike domain: kestrellane.com', { fresh: 1 });
  const changed = (name: string) =>
    domain(`look-alike domain ${name} can now receive email`, { changed: name });
  const subjectOf = (all: StoredNotification[]) => digestLetter('alertsMonitoring', all, links).subject;
  const leadsTo = (...all: StoredNotification[]) =>
    digestLetter('alertsMonitoring', all, links).parts.flatMap((part) =>
      part.kind === 'link' ? [part.href.slice(site.length)] : [],
    )[0];

  it('counts its copies as those of a person, and names it', () =>
    expect(subjectOf(copies)).toBe(
      'Kestrel Lane: 2 new likely clones, 1 new possible clone, 1 copy no longer there',
    ));

  it('counts its domains: those that are new, and each that has changed once', () => {
    expect(subjectOf([...copies, fresh])).toMatch(/, 1 new look-alike domain$/);
    expect(subjectOf([fresh, fresh])).toBe('Kestrel Lane: 2 new look-alike domains');
    const first = domain('13 domains resemble kestrel.example', { fresh: 13 });
    expect(subjectOf([copies[0]!, first])).toBe(
      'Kestrel Lane: 1 new likely clone, 13 new look-alike domains',
    );
    expect(subjectOf([fresh, changed('a.example'), changed('a.example')])).toBe(
      'Kestrel Lane: 1 new look-alike domain, 1 look-alike domain changed',
    );
    expect(subjectOf([changed('a.example'), changed('b.example')])).toBe(
      'Kestrel Lane: 2 look-alike domains changed',
    );
  });

  it('leads to its page, and to the part of it that all of them are in', () => {
    expect(leadsTo(...copies)).toBe(`${page}#brand`);
    const found = ['f1', 'f2'].map((id) => of(`${page}#finding-${id}`, 'likely clone on X: k'));
    expect(leadsTo(...found)).toBe(`${page}#brand`);
    expect(leadsTo(...found, ...copies)).toBe(`${page}#brand`);
    expect(leadsTo(found[0]!)).toBe(`${page}#finding-f1`);
    expect(leadsTo(...found, fresh)).toBe(page);
    expect(leadsTo(fresh, fresh)).toBe(`${page}#looks`);
    expect(leadsTo(...copies, fresh)).toBe(page);
    const others = ['/business-settings?businessId=b1#accounts', '/business-dashboard/cases/c?businessId=b1'];
    expect(leadsTo(fresh, ...others.map((link) => of(link, 'a case')))).toBe(page);
  });

  it('beside what is of another, or of a person, leads to no business and names none', () => {
    const other = of('/business-dashboard?businessId=b2#brand', 'likely clone on X: k', {
      business: 'Kestrel',
    });
    for (const one of [other, notices('SOURCE', 1)[0]!]) {
      expect(leadsTo(...copies, fresh, one)).toBe('/dashboard');
      expect(subjectOf([...copies, fresh, one])).toMatch(/^[23] new likely clones, /);
    }
  });

  it('whose name looks like an address makes no link of it', () =>
    expect(subjectOf([fresh, fresh].map((one) => ({ ...one, business: 'evil.com' })))).toBe(
      'evil[.]com: 2 new look-alike domains',
    ));
});
