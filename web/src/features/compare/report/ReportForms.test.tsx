// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { ReportForms } from './ReportForms.tsx';

const noAccount = 'https://www.facebook.com/help/contact/295309487309948';
const withAccount = 'https://www.facebook.com/help/306643639690823';

beforeEach(() => {
  sessionStorage.clear();
  // No demonstration.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

function draw(platform: Platform, copied?: Platform, voice?: 'me' | 'them' | 'us', url?: string) {
  const { box } = drawForTest(<ReportForms platform={platform} url={url} copied={copied} voice={voice} />);
  return {
    forms: () => [...box.querySelectorAll('tbody a')].map((link) => link.getAttribute('href')),
    text: () => box.textContent.replaceAll(/\s+/g, ' '),
    rows: () => [...box.querySelectorAll('tbody th')].map((head) => head.textContent),
    answer: (words: string) => {
      const label = [...box.querySelectorAll('label')].find(({ textContent }) => textContent === words);
      act(() => label!.querySelector('input')!.click());
    },
  };
}

test('two forms stand there until it is known which is the right one', () => {
  const shown = draw('FACEBOOK', 'INSTAGRAM');
  expect(shown.text()).toContain('Do you have a Facebook account?');
  expect(shown.forms()).toEqual([withAccount, noAccount]);
  shown.answer('No');
  expect(shown.forms()).toEqual([noAccount]);
  expect(shown.text()).toContain('a picture of an identity document');
  shown.answer('Yes');
  expect(shown.forms()).toEqual([withAccount]);
});

test('whoever was copied from an account there has one, and may still say otherwise', () => {
  const shown = draw('FACEBOOK', 'FACEBOOK');
  expect(shown.forms()).toEqual([withAccount]);
  expect(shown.text()).toContain('signed in to your own Facebook account');
  shown.answer('No');
  expect(shown.forms()).toEqual([noAccount]);
});

test('what was answered is known after the page was loaded again', () => {
  draw('FACEBOOK', 'FACEBOOK').answer('No');
  expect(draw('FACEBOOK', 'FACEBOOK').forms()).toEqual([noAccount]);
  expect(draw('REDDIT').forms()).toHaveLength(2);
});

test('that the account is one’s own says nothing of the country of the copy', () => {
  expect(draw('TIKTOK', 'TIKTOK').forms()).toHaveLength(2);
});

test('until the question is answered, each form says for which answer it is', () => {
  const shown = draw('TIKTOK');
  expect(shown.rows()).toEqual(['TikTok if “Yes”', 'TikTok if “No, or I don’t know”']);
  expect(shown.text()).toContain(
    'Report it as impersonation, from your own TikTok account if you have one. Under',
  );
  shown.answer('Yes');
  expect(shown.rows()).toEqual(['TikTok']);
});

test('what the other side sees is said, and what we do not know as well', () => {
  expect(draw('SPOTIFY').text()).toContain('Spotify tells neither side who the other is');
  expect(draw('X').text()).toContain('We don’t know what X shows the person you report.');
  expect(draw('MICROSOFT').text()).not.toContain('No public source');
  const unsure = draw('WHATSAPP').text();
  expect(unsure).toContain(
    'No public source lists everything this form asks for, so it may ask for more. We last looked on ',
  );
  // What nobody could read wasn't read on a day.
  expect(unsure).not.toContain('We last read');
});

test.each(['TWITCH', 'IMGUR'] as const)(
  'of %s, which has no form, none is offered, asks or was read',
  (of) => {
    const url = `${location.origin}/platforms/${of.toLowerCase()}/u/maya`;
    for (const shown of [draw(of), draw(of, of, 'me', url)]) {
      expect(shown.forms()).toEqual([]);
      expect(shown.text()).toContain('On the profile');
      expect(shown.text()).toContain(
        'shows the person you report. Give only what you’re asked for. We last looked for a form on 22 November 2026; platforms change how they take reports.',
      );
      expect(shown.text()).not.toMatch(/the form|this form|Open/);
    }
  },
);

test('a number is not reported as a profile would be', () => {
  expect(draw('WHATSAPP', 'WHATSAPP').text()).toContain(
    'Say in your message that the number is impersonating you',
  );
  expect(draw('WHATSAPP').text()).not.toContain('own WhatsApp account');
});

test.each([
  ['WHATSAPP', 'them', 'impersonating the person you report for, and whose name'],
  ['WHATSAPP', 'us', 'impersonating your business, and whose name'],
  ['LINKEDIN', 'them', 'say that it impersonates the person you report for.'],
  ['ZOOM', 'us', 'say that it impersonates your business.'],
] as const)('on %s, in the voice of %s, nobody is told to speak for themselves', (platform, voice, says) => {
  const text = draw(platform, platform, voice).text();
  expect(text).toContain(says);
  expect(text).not.toMatch(/impersonat(es|ing) you[^r]/);
});

test('a form that names no impersonation asks for a reason of its own, and no other is given', () => {
  const text = draw('ZOOM', 'ZOOM').text();
  expect(text).toContain('“Report Abusive Behavior or Content”');
  expect(text).toContain('In the form, say that it impersonates you.');
  expect(text).not.toContain('Under any other reason');
});

test('one button is given one reason', () => {
  const text = draw('LINKEDIN', 'LINKEDIN').text();
  expect(text).toContain('use “Report” on the profile as well, there as a fake account');
  expect(text).toContain('In the form, say that it impersonates you.');
  expect(text).not.toContain('Under any other reason');
});

test('whose identity document a form asks for is said where it isn’t the person’s own', () => {
  const said = (voice?: 'me' | 'them' | 'us', platform: Platform = 'INSTAGRAM') =>
    /The identity document is that of[^.]*\.|We don’t know whose[^.]*\./.exec(
      draw(platform, platform, voice).text(),
    )?.[0];
  expect(said('them')).toBe('The identity document is that of the person you report for, not yours.');
  expect(said('us')).toBe('We don’t know whose identity document Instagram takes for a business.');
  expect([said(), said('me'), said('us', 'X'), said('them', 'TIKTOK')]).toEqual(Array(4).fill(undefined));
});
