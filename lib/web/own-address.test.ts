import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { atOwnAddress } from './own-address.ts';

const page =
  '<link rel="canonical" href="/help" /><meta property="og:image" content="/og/help.png" /><a href="/help">Help</a>';
const none = { ephemeral: false, hostedLogin: false, providers: {} };
let folder: string;
let web: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-address-'));
  web = join(folder, 'web');
  for (const part of ['assets', 'help', '.well-known']) mkdirSync(join(web, part), { recursive: true });
  writeFileSync(join(web, 'index.html'), page);
  writeFileSync(join(web, 'help/refused.html'), page);
  writeFileSync(join(web, 'assets/a.js'), '');
  writeFileSync(join(web, '.well-known/security.txt'), 'Contact: mailto:a@b.example\n');
  writeFileSync(join(web, 'sitemap.xml'), '<url><loc>/help</loc></url>');
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n');
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (copy: string, file: string) => readFileSync(join(copy, file), 'utf8');

it('puts the address of the stage before each address that others read, and before no other', () => {
  const copy = atOwnAddress(web, {
    siteUrl: 'https://countersign.example',
    ...none,
  });
  const whole =
    '<link rel="canonical" href="https://countersign.example/help" /><meta property="og:image" content="https://countersign.example/og/help.png" /><a href="/help">Help</a>';
  expect([read(copy, 'index.html'), read(copy, 'help/refused.html')]).toEqual([whole, whole]);
  expect(read(copy, 'sitemap.xml')).toContain('<loc>https://countersign.example/help</loc>');
  expect(read(copy, 'robots.txt')).toContain('\nSitemap: https://countersign.example/sitemap.xml\n');
  expect(read(copy, '.well-known/security.txt')).toContain('Contact:');
  expect(readdirSync(copy)).not.toContain('assets');
  expect(read(web, 'index.html')).toBe(page);
});

it('leaves as much room for providers in the form that is drawn ahead as the stage has', () => {
  writeFileSync(join(web, 'login.html'), '<div data-ways-in="0"></div>');
  const setting = { clientId: 'c', secretName: 's' };
  const providers = { Apple: setting, Google: setting };
  const stage = { ...none, siteUrl: 'https://a.example', hostedLogin: true, providers };
  const copy = atOwnAddress(web, stage);
  expect(read(copy, 'login.html')).toBe('<div data-ways-in="2"></div>');
});

it.each([
  ['without an address of its own', none],
  ['of a branch', { siteUrl: 'https://branch.example', ...none, ephemeral: true }],
])('a stage %s asks not to be found', (_, stage) =>
  expect(read(atOwnAddress(web, stage), 'robots.txt')).toBe('User-agent: *\nDisallow: /\n'),
);
