// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { badgeHtml } from './badge-html.ts';

const drawn = (handle: string) => {
  const box = document.createElement('div');
  box.innerHTML = badgeHtml({
    platform: 'GITHUB',
    handle,
    platformName: 'GitHub',
    address: `https://site.example/check/github/${encodeURIComponent(handle)}`,
    api: 'https://api.example/prodb',
  });
  return box;
};

test('is a picture that the register draws, and a link to its page', () => {
  const box = drawn('maya-hollimund');
  expect(box.querySelector('a')?.getAttribute('href')).toBe(
    'https://site.example/check/github/maya-hollimund',
  );
  const image = box.querySelector('img');
  expect(image?.getAttribute('src')).toBe(
    'https://api.example/prodb/app/badge?platform=GITHUB&handle=maya-hollimund',
  );
  expect(image?.getAttribute('alt')).toBe('maya-hollimund on GitHub: confirmation status');
});

test('a handle is text, whatever it holds', () => {
  const box = drawn('"><script>alert(1)</script>');
  expect(box.querySelector('script')).toBeNull();
  expect(box.children).toHaveLength(1);
});
