import { expect, it } from 'vitest';
import { compare } from '../../../lambdas/scan/compare.ts';
import { allOf } from '../changes.ts';
import { reportPage } from './page.ts';

const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;

it('holds each picture once, however many cards show it', () => {
  const photoHash = 'a5'.repeat(32);
  const image = (seed: number) => ({
    contentType: 'image/png' as const,
    bytes: Uint8Array.from({ length: 900 }, (_, at) => (seed * at) % 251),
  });
  const own = {
    profile: { platform: 'X' as const, handle: 'maya', name: 'Maya', photoHash },
    image: image(3),
  };
  const others = [5, 7, 11].map((seed) => ({
    profile: { ...own.profile, handle: `maya_${seed}` },
    image: image(seed),
  }));
  const page = reportPage({
    options: { handle: 'maya', name: undefined, real: true },
    shown: allOf(others.map((other) => compare([own], other, {})!)),
    ...{ own: [], coverage: [], isDiff: false, at: new Date('2026-11-20T09:00:00Z') },
  });
  expect(page.match(/data:image\/png;base64,/g)).toHaveLength(4);
  const names = [...page.matchAll(/class="picture (p[0-9a-f]{16})"/g)].map(([, name]) => name);
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(page).toContain(`.${name}{background-image:url(data:image/png;base64,`);
});

it('escapes whatever a profile says of itself, and follows no address that is none of the web', () => {
  const yours = { platform: 'X' as const, handle: 'maya', name: 'Maya', photoHash: 'a5'.repeat(32) };
  const theirs = {
    ...{ ...yours, handle: `maya\u202e${hostile}`, bio: `Maya ${hostile}`, location: hostile },
    ...{ name: `Maya ${hostile}`, url: 'javascript:alert(3)', createdAt: hostile },
  };
  const page = reportPage({
    options: { handle: 'maya', name: hostile, real: true },
    shown: allOf([compare([{ profile: yours }], { profile: theirs }, {})!]),
    own: [{ ...yours, url: `https://x.com/${hostile}` }],
    coverage: [{ platform: 'X', coverage: 'could not look', compared: 0, why: hostile }],
    ...{ isDiff: false, at: new Date('2026-11-20T09:00:00Z') },
  });
  const body = page.slice(page.indexOf('<body'));
  expect(body).not.toMatch(/<script|<img|href="javascript/);
  expect(body).toContain('&#60;script&#62;alert(1)');
  expect(body).toContain('<code class="unseen">U+202E</code>');
  expect(page).toContain('default-src &#39;none&#39;');
});
