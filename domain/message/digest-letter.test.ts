import { expect, it, test } from 'vitest';
import type { MailLinks } from './alert-letter.ts';
import { countWords, digestLetter } from './digest-letter.ts';
import type { Notification, NotificationKind } from './notification.ts';

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
      about: 'requests from people',
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

it('counts the copies of a business as those of a person, and leads to the business’s page', () => {
  const link = '/business-dashboard?businessId=b1#brand';
  const titles = ['likely clone', 'likely clone', 'possible clone', 'no longer there'];
  const all = notices('SOURCE', 4).map((one, n) => ({
    ...{ ...one, link, title: `Kestrel Lane: ${titles[n]} on Instagram: kestrel_${n}` },
  }));
  const { subject, parts } = digestLetter('alertsMonitoring', all, links);
  expect(subject).toBe('2 new likely clones, 1 new possible clone, 1 copy no longer there');
  expect(parts.at(-1)).toMatchObject({ href: `${site}${link}` });
  const mixed = [...all, ...notices('SOURCE', 1)];
  expect(digestLetter('alertsMonitoring', mixed, links).parts.at(-1)).toMatchObject({
    href: `${site}/dashboard`,
  });
});
