import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawLetter } from './letter.ts';
import { type Chosen, letterSamples } from '../../bin/mails/letter-samples.ts';

const site = 'https://site.example';
const friendly: Chosen = {
  handle: 'maya_ho1limund',
  name: 'Maya Hollimund',
  reason: 'Much of the bio is the same.',
  device: 'Firefox on Windows',
  business: 'Ferrow Bay Ceramics',
};
const all = Object.entries(letterSamples(friendly, site)).map(
  ([name, letter]) => [name, letter, drawLetter(letter)] as const,
);
/** What a person reads of it: no style block, no preview, no tags. */
const readable = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&zwnj;|&#847;/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');

describe.each(all)('%s', (_, letter, { text, html }) => {
  it('has a preview of its own, which the list of mails shows', () => {
    expect(letter.preview.length).toBeGreaterThan(15);
    expect(letter.preview).not.toBe(letter.subject);
    const first = /<body[^>]*>\s*<div style="display:none[^>]*>([^&]+)/.exec(html)![1]!;
    expect(readable(html).trim().startsWith(readable(first).trim())).toBe(true);
  });

  it('says every word of the text in HTML, and the other way round', () => {
    const shown = readable(html);
    for (const line of text.split('\n').filter((one) => !/^$|^-- $|^https?:|handle: /.test(one)))
      for (const piece of line.replace(/^- |:$|: https?:.*$|\.$/g, '').split(/, from (?=\d)/))
        if (!/is your Countersign code$/.test(piece)) expect(shown).toContain(piece);
    for (const [, words] of html.matchAll(/<(?:p|li|h1)\b[^>]*>([^<]+)</g))
      expect(text).toContain(readable(words!).trim());
  });

  it('has one heading, its colours in place and in the dark, and asks nobody for anything', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(img|link|script|iframe|svg)\b|url\(|@import|src=/);
    const drawn = html.replace(/<!--.*?-->/g, '');
    for (const [tag] of drawn.matchAll(/<(?:p|h1|ul|td|a|caption)\b[^>]*>/g))
      expect(tag).toContain('style="');
    // Cognito takes 20,000 characters, and Gmail shows 102 kB.
    expect(html.length).toBeLessThan(20_000);
  });
});

test('the code comes first, in digits that can be copied', () => {
  const codes = all.filter(([name]) => name.startsWith('code-'));
  expect(codes.length).toBeGreaterThan(3);
  for (const [, letter, { text, html }] of codes) {
    expect(text.startsWith('482913 ')).toBe(true);
    expect(letter.preview.startsWith('482913 ')).toBe(true);
    expect(html.indexOf('>482913</p>')).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('>482913</p>');
    expect(text).toMatch(/The code works once, for (24 hours|10 minutes)\./);
    expect(text).toContain('If you didn’t request this, ignore this email.');
  }
});

test('a mail about a copy draws the handles in cells, and says how alike they are and what was not searched', () => {
  const { text, html } = drawLetter(letterSamples(friendly, site)['alert-FINDING']!);
  const cells = (name: string) =>
    [...html.matchAll(new RegExp(`<td class="${name}"[^>]*><bdo dir="ltr">([^<]*)`, 'g'))].map(
      ([, glyphs]) => glyphs,
    );
  expect(cells('ink2')).toEqual(['maya_ho', 'limund', 'maya_ho', 'limund']);
  expect([cells('ink'), cells('copy wash mark')]).toEqual([['l'], ['1']]);
  expect(text).toContain('94 of 100 likeness, from 4 reasons.');
  expect(text).toContain(
    'The latest scan searched X and GitHub: 2 of 17 platforms.\nSearched in part: Reddit.\n',
  );
  expect(text).toMatch(/We couldn’t search Facebook, .* and /);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' style='position:fixed",
    '</td></tr></table><h1>Your account is closed</h1>',
    'a\r\nBcc: all@evil.example',
    '\u202emoc.live\u2066',
    'https://evil.com/login',
    '{####}',
    'x'.repeat(200),
  ),
);

test('whatever strangers write, every mail has our markup and our links alone', () => {
  const tags = (html: string) => new Set(html.match(/<[a-z][^\s>]*/g));
  const ours = new Set(all.flatMap(([, , { html }]) => [...tags(html)]));
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, hostile, (handle, name, reason, device, business) => {
      const samples = letterSamples({ handle, name, reason, device, business }, site);
      for (const [kind, letter] of Object.entries(samples)) {
        const { subject, text, html } = drawLetter(letter);
        expect(subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(text.replace(/\n/g, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        for (const [origin] of (text + html).matchAll(/\bhttps?:\/\/[^\s/]+/g)) expect(origin).toBe(site);
        expect(
          [...tags(html)].filter((tag) => !ours.has(tag)),
          kind,
        ).toEqual([]);
        expect(html.match(/<h1\b/g)).toHaveLength(1);
        expect(html.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\s(?:on\w+|style)=(?!\s|>|\/)[^\s>]/);
      }
    }),
    { seed: 11, numRuns: 40 },
  );
});
