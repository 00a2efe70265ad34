// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { badgeSvg } from './badge.ts';

const badge = (handle: string) =>
  badgeSvg({ handle, platformName: 'GitHub', address: `https://site.example/check/github/${handle}` });

test('a badge names its handle and the page that says whether it holds', () => {
  const read = new DOMParser().parseFromString(badge('maya'), 'image/svg+xml').documentElement;
  expect(read.getAttribute('aria-label')).toBe(
    'Confirmed: maya on GitHub. See site.example/check/github/maya',
  );
  expect(read.textContent).toContain('site.example/check/github/maya');
});

test('two handles have two seals', () => {
  const seal = (svg: string) => /<g transform.*?<\/g>/s.exec(svg)![0];
  expect(seal(badge('maya'))).not.toBe(seal(badge('rnaya')));
});

test('a handle is text, whatever it holds', () => {
  const svg = badge('"><script>alert(1)</script>');
  expect(svg).not.toContain('<script');
});
