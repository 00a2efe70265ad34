import { questionOfSlug } from '#domain/help/questions';
import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountField } from './AccountField.tsx';
import { words } from './words.ts';

const drawn = (link: string, platform = '', anywhere = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AccountField
        label="Link"
        anywhere={anywhere}
        form={{ values: { link, platform }, type: () => {}, faults: {} }}
      />
    </MemoryRouter>,
  );

test('a profile on a site that we do not cover is named so, with the way to what can be done', () => {
  const html = drawn('https://t.me/hanako_tanaka');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'We don’t cover Telegram yet. You can still compare two accounts there.',
  );
  expect(html).toContain('href="/compare"');
});

test('an address that is no profile has no such way', () =>
  expect(drawn('https://x.com/home')).not.toContain('href'));

test('a link pasted over a handle is on the platform that it names, and nothing can be chosen beside it', () => {
  expect(drawn('maya.h', 'X')).toContain('value="X" selected');
  for (const link of ['https://www.facebook.com/maya.h', 'https://t.me/maya_h'])
    expect(drawn(link, 'X', true)).not.toContain('<select');
  expect(drawn('https://www.facebook.com/maya.h', 'X')).toContain('Facebook, ');
});

test('a website is called one, with what a business can do about it, and everybody else', () => {
  const html = drawn('https://bramblewoodbakery-orders.shop/');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'This is a website, not a profile. If it copies your business, a business account checks it',
  );
  expect(html).toContain('href="/business"');
  expect(html).toContain('href="/help/copied-website"');
  expect(questionOfSlug('copied-website')).toBeDefined();
});

test('where an account of one’s own is asked for, a website isn’t answered as a copy', () => {
  const own = (link: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AccountField
          label="Link"
          ofWebsite={words.ownWebsite}
          form={{ values: { link, platform: '' }, type: () => {}, faults: {} }}
        />
      </MemoryRouter>,
    );
  const html = own('https://cordelia.example');
  expect(html).toContain('Enter the link to a profile, such as one on Instagram.');
  expect(html).not.toContain('copies your business');
  // Nobody is told how to enter what is refused then.
  expect(own('cordelia-sings.com')).toContain('A website doesn’t go here.');
  expect(own('cordelia-sings.com')).not.toContain('https:// in front');
});

test('where accounts of any site may stand, only of a site that we don’t know it is said so', () => {
  const said = (link: string) => drawn(link, '', true).replaceAll(/<[^>]+>/g, '');
  expect(said('https://t.me/hanako_tanaka')).toMatch(/Telegram, hanako_tanaka(?!\. We don’t know)/);
  expect(said('https://bsky.app/profile/hanako.bsky.social')).toContain('Bluesky, hanako.bsky.social');
  expect(said('https://forum.example/@hanako')).toContain('hanako. We don’t know what its links look like.');
});
