import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../scan/finding.ts';
import { type Notification, NotificationKind } from './notification.ts';
import { type MailLinks, alertLetter } from './alert-letter.ts';
import { countWords, digestLetter } from './digest-letter.ts';
import { drawHandles } from './draw/draw-handles.ts';
import { drawingHtml, drawingText } from './draw/drawing.ts';
import { drawLetter } from './letter.ts';
import { pageLink } from './page-link.ts';

const at = '2026-11-20T10:00:00.000Z';
const site = 'https://site.example';
const links: MailLinks = { site, stop: () => `${site}/unsubscribe#token` };
const notice = (over: Partial<Notification> = {}): Notification => ({
  ...{ userId: 'u', id: 'n', kind: 'FINDING', title: 'Likely clone on GitHub: m', createdAt: at },
  link: '/dashboard#finding-f',
  ...over,
});
const found = (over: Partial<Finding['theirs']> = {}, words = 'The same picture.'): Finding => ({
  ...{ subjectId: 'U#u', id: 'f', platform: 'GITHUB', verdict: 'likely clone', score: 90, status: 'OPEN' },
  ...{ firstSeen: at, lastSeen: at, history: [] },
  reasons: [
    { signal: 'photo', value: 1, words, side: 'for' },
    { signal: 'age', value: 1, words: 'It is older than yours.', side: 'against' },
  ],
  yours: { platform: 'GITHUB', handle: 'maya_hollimund' },
  theirs: { platform: 'GITHUB', handle: 'maya_ho1limund', name: 'Maya', ...over },
});

describe('a mail about a copy', () => {
  it('gives the reasons in the order of their points, as the page does', () => {
    const reasons: Finding['reasons'] = [
      { signal: 'name', value: 1, words: 'Same name.', side: 'for', adds: 12 },
      { signal: 'bio', value: 1, words: 'Same bio.', side: 'for', adds: 16 },
      { signal: 'links', value: 0, words: 'No links in common.', side: 'context', adds: 0 },
      { signal: 'photo', value: 1, words: 'Same picture.', side: 'for', adds: 31 },
    ];
    const { text } = drawLetter(alertLetter(notice(), { finding: { ...found(), reasons } }, links));
    expect(text.match(/Same \w+\.|No links/g)).toEqual(['Same picture.', 'Same bio.', 'Same name.']);
  });

  it('says everything in text', () => {
    expect(drawLetter(alertLetter(notice(), { finding: found() }, links)).text).toMatchInlineSnapshot(`
      "Likely clone on GitHub: m

      An account on GitHub looks like yours. We can’t tell who is behind it, so look at both and decide. Its display name is “Maya”. First seen 20 November 2026, 10:00 UTC.

      Your handle: maya_hollimund
      The other handle: maya_ho1limund
      - Digit 1 in place of l

      90 of 100 likeness, from 1 reason.

      Why, besides the handles:
      - The same picture.

      Evidence against:
      - It is older than yours.

      See both side by side:
      https://site.example/dashboard#finding-f

      You can say it’s you, ignore it or report it. Nothing happens until you decide.

      -- 
      You receive emails about copies of your accounts because they are turned on.
      Stop emails about copies of your accounts: https://site.example/unsubscribe#token
      Choose your emails: https://site.example/settings/alerts
      Countersign never asks you to reply with a password or a code.
      "
    `);
  });

  it('says first what has changed; the strongest reason of a new one stands below', () => {
    const textOf = (body: string) => alertLetter(notice({ body }), { finding: found() }, links);
    const dismissed = 'You dismissed it. Since then it has changed its picture.';
    expect(drawLetter(textOf(dismissed)).text).toContain(`GitHub: m\n\n${dismissed}\n\nAn account on GitHub`);
    expect(textOf(dismissed).preview).toBe(dismissed);
    expect(drawLetter(textOf('It was called evil.com before.')).text).toContain('evil[.]com');
    const fresh = textOf('The same picture.');
    expect(drawLetter(fresh).text.match(/The same picture\./g)).toHaveLength(1);
    expect(fresh.preview).toMatch(/^90 of 100 likeness\./);
  });

  it('says of an account in a web search when that showed it, and that it may be older', () => {
    const { text } = drawLetter(alertLetter(notice(), { finding: found({ seenIn: 'web search' }) }, links));
    expect(text).toContain(
      'A web search first showed it on 20 November 2026, 10:00 UTC, as the search engine had stored it, which may be older.',
    );
    expect(text).not.toContain('First seen');
  });

  it('has no link to a page where the stage has no site; the one that stops mails it always has', () => {
    const { text, html } = drawLetter(
      alertLetter(
        notice(),
        { finding: found() },
        {
          site: undefined,
          stop: () => 'https://api.example/one-click?token=t',
        },
      ),
    );
    expect(text.match(/https?:\S+/g)).toEqual(['https://api.example/one-click?token=t']);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://api.example/one-click?token=t"']);
  });

  it('does not say again what the drawing of the handles names', () => {
    const finding = found();
    finding.reasons.push({ signal: 'handle', value: 1, words: 'Digit 1 in place of l.', side: 'for' });
    const { text } = drawLetter(alertLetter(notice(), { finding }, links));
    expect(text.match(/Digit 1 in place of l/g)).toHaveLength(1);
  });

  it('says what is known when the finding is gone', () => {
    const { text } = drawLetter(alertLetter(notice({ body: 'The same picture.' }), {}, links));
    expect(text).toContain('The same picture.');
  });
});

test('whatever a copy calls itself, the mail has one line of subject, our links alone and our markup alone', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'a\r\nBcc: all@evil.example',
      '\u202emoc.live\u2066',
      'https://evil.com/login',
      'maya.com',
      'раypal.com',
      'x'.repeat(200),
    ),
  );
  fc.assert(
    fc.property(nasty, nasty, nasty, (handle, name, words) => {
      const { subject, text, html } = drawLetter(
        alertLetter(
          notice({ title: `Likely clone: ${handle}`.slice(0, 200) }),
          { finding: found({ handle, name }, words) },
          links,
        ),
      );
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect([...subject].length).toBeLessThanOrEqual(150);
      expect(text.replace(/\n/g, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(text.match(/\bhttps?:\/\/[^\s/]+/g)).toEqual([site, site, site]);
      expect(html.match(/<(?!\/|!)[^\s>]*/g)!.filter((tag) => !ours.has(tag.slice(1)))).toEqual([]);
      expect(html.match(/<(script|img|a|link|iframe)\b/g)).toEqual(['<a', '<a', '<a']);
      expect(html.match(/\son[a-z]+=(?=["'])/g)).toBeNull();
    }),
    { seed: 7, numRuns: 100 },
  );
});
const ours = new Set(
  'html head meta title style body main div p table tr td caption bdo b h1 ul li a'.split(' '),
);

describe('handles, drawn', () => {
  const drawn = (yours: string, theirs: string) => drawingText(drawHandles(yours, theirs)).split('\n');
  it.each([
    ['maya', 'rnaya', ['Your handle: maya', 'The other handle: rnaya', '- The letters r n in place of m']],
    [
      'maya',
      'm\u0430ya',
      ['Your handle: maya', 'The other handle: mаya', '- Cyrillic а in place of Latin a (U+0430)'],
    ],
    [
      'maya',
      'ma\u200bya',
      ['Your handle: maya', 'The other handle: ma[U+200B]ya', '- An extra invisible character (U+200B)'],
    ],
    ['maya', 'MAYA', ['Your handle: maya', 'The other handle: MAYA']],
  ])('%s and %s', (yours, theirs, lines) => expect(drawn(yours, theirs)).toEqual(lines));

  it('a handle that is an address is none in the mail', () => {
    const drawing = drawHandles('maya.co', 'rnaya.co');
    expect(drawingText(drawing)).toContain('The other handle: rnaya[.]co');
    expect(drawingHtml(drawing)).toMatch(/<bdo dir="ltr">rn<\/bdo>.*<bdo dir="ltr">aya\[\.\]co<\/bdo>/);
  });

  it('two handles that have little in common are not explained letter by letter', () => {
    expect(drawn('maya_hollimund', 'qx7')).toHaveLength(2);
  });
});

test.each<[string | null, string | undefined]>([
  ['/dashboard', `${site}/dashboard`],
  ['/dashboard#finding-f', `${site}/dashboard#finding-f`],
  ['//evil.example/x', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('a page of ours: %s', (path, href) => expect(pageLink(site, path)).toBe(href));

test.each<[Notification['kind'][], string]>([
  [Array<'FINDING'>(7).fill('FINDING'), '7 new possible clones'],
  [['FINDING'], '1 new possible clone'],
  [['FINDING', 'FINDING', 'RESOLVED', 'SOURCE'], '2 new possible clones, 1 copy no longer there, 1 notice'],
  [['CONNECTION', 'CONNECTION'], '2 notices about people'],
  [['FEATURE', 'FEATURE'], '2 new features'],
])('%j are counted as %s', (kinds, words) =>
  expect(countWords(kinds.map((kind) => ({ kind, title: '' })))).toBe(words),
);

test('a digest lists twenty, newest first, and says how many more', () => {
  const many = Array.from({ length: 23 }, (_, i) =>
    notice({
      id: `${i}`,
      title: `Copy ${i}`,
      createdAt: `2026-11-20T10:00:${String(i).padStart(2, '0')}.000Z`,
    }),
  );
  const { subject, text } = drawLetter(digestLetter('alertsMonitoring', many, links));
  expect(subject).toBe('23 new possible clones');
  expect(text.match(/^- Copy \d+$/gm)!.slice(0, 2)).toEqual(['- Copy 22', '- Copy 21']);
  expect(text.match(/^- Copy/gm)).toHaveLength(20);
  expect(text).toContain('And 3 more.');
});

test('a digest writes what copies are called in letters that tell I from l, and reads as before', () => {
  const { text, html } = drawLetter(
    digestLetter('alertsMonitoring', [notice({ title: 'Likely clone on GitHub: thistIecombe' })], links),
  );
  expect(html).toMatch(
    />Likely clone on GitHub: <span style="font-family:[^"]*monospace">thistIecombe<\/span><\/li>/,
  );
  expect(text).toContain('- Likely clone on GitHub: thistIecombe\n');
});

test('every kind of notification has its mail', () => {
  for (const kind of NotificationKind.options) {
    const { text } = drawLetter(alertLetter(notice({ kind, link: '/dashboard' }), {}, links));
    expect(text).toContain(`${site}/dashboard`);
  }
});
