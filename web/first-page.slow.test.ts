import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEGAL_MAILBOX } from '../domain/legal-mailbox.ts';
import { publicPages } from '../domain/site/public-pages.ts';
import { framed, prerendered } from './prerendered.ts';
import { canWrite } from './share-picture/share-picture.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  name?: string;
}

const out = mkdtempSync(join(tmpdir(), 'first-page-'));
let manifest: Record<string, Chunk>;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // otherwise React's development build is measured
  await build({
    configFile: resolve(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: out },
  });
  manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as typeof manifest;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(out, { recursive: true, force: true });
});

/** Everything that must be there before the chunk runs. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) closure(next, seen);
  }
  return seen;
}
const code = (name: string) => readFileSync(join(out, manifest[name]!.file));

test('the first page needs at most 105 kB of script, and 110.7 kB until it is whole', () => {
  expect(weight(closure('index.html'))).toBeLessThanOrEqual(105_000);
  expect(weight(needed(['src/pages/public/home.tsx']))).toBeLessThanOrEqual(110_700);
});

test('the forms of signing in bring the sheets of their own parts, not of all that Amplify has', () => {
  const sheets = new Set([...needed(framed[0]!.modules)].flatMap((name) => manifest[name]!.css ?? []));
  const bytes = [...sheets].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
  expect(bytes).toBeLessThanOrEqual(21_000);
});

/** Entries of the manifest that must be there before all of `modules` run. */
const needed = (modules: readonly string[]) =>
  new Set(['index.html', ...modules].flatMap((name) => [...closure(name)]));
const weight = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(code(name), { level: 9 }).length, 0);

// The comparison has three files more for what signing in and the dashboard share with it, which then do not load the rest, and
// one for the names of the sheet that it shares with all that is read without an account.
test.each([
  ['src/pages/public/home.tsx', 6, 2],
  ['src/pages/public/compare.tsx', 10, 3],
  ['src/pages/public/help/help.tsx', 15, 3],
  ['src/pages/public/help/copied.tsx', 15, 3],
])('%s comes in a handful of files, and few of them hold up the first paint', (page, most, mostStyles) => {
  const chunks = needed([page]);
  const styles = new Set([...chunks].flatMap((name) => manifest[name]!.css ?? []));
  expect(chunks.size).toBeLessThanOrEqual(most);
  expect(styles.size).toBeLessThanOrEqual(mostStyles);
});

test('no two files wait for each other: one of them would begin without what it needs', () => {
  const straight = new Set<string>();
  const isRound = (name: string, above: readonly string[]): boolean => {
    if (straight.has(name)) return false;
    if (above.includes(name)) return true;
    if ((manifest[name]!.imports ?? []).some((next) => isRound(next, [...above, name]))) return true;
    straight.add(name);
    return false;
  };
  expect(Object.keys(manifest).filter((name) => isRound(name, []))).toEqual([]);
});

test('nothing that is opened without an account brings the dashboard along', () => {
  const later = new Set<string>();
  const reach = (name: string) => {
    // Signing in, and what watches over somebody who is signed in, are for people with an account.
    if (later.has(name) || /session\/(?:enter-as|idle)/.test(name)) return;
    later.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name]!;
    [...imports, ...dynamicImports].forEach(reach);
  };
  const known = new Set(prerendered.map(({ module }) => module));
  closure('index.html').forEach((name) => later.add(name));
  for (const name of [...known, 'src/layout/beside.ts']) reach(name);
  expect([...later].filter((name) => manifest[name]!.name?.startsWith('dashboard'))).toEqual([]);
});

// Why these, and what keeps them from less: docs/decisions/070.
test.each([
  ['/login', 206_600],
  ['/dashboard', 264_800],
])(
  '%s needs at most %i bytes of script until it is whole, and its frame names each of them',
  (path, most) => {
    const { modules } = framed.find(({ address }) => address === path)!;
    const chunks = needed(modules);
    expect(weight(chunks)).toBeLessThanOrEqual(most);
    const html = readFileSync(join(out, `${path.slice(1)}.html`), 'utf8');
    expect(
      [...chunks].map((name) => manifest[name]!.file).filter((file) => !html.includes(`/${file}`)),
    ).toEqual([]);
    const sheets = new Set([...chunks].flatMap((name) => manifest[name]!.css ?? []));
    expect([...sheets].filter((file) => !html.includes(`/${file}`))).toEqual([]);
  },
);

test.each(framed)(
  'the frame of $address is drawn ahead, and search engines are not led to it',
  ({ address }) => {
    const html = readFileSync(join(out, `${address.slice(1)}.html`), 'utf8');
    expect(html).toContain('<main id="main"');
    expect(html).not.toMatch(/ style="|<script(?![^>]* src=)/);
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain(`<loc>${address}</loc>`);
  },
);

test('the sign-in form that is drawn ahead knows who is signed in before it is painted, and no other page asks', () => {
  const html = (file: string) => readFileSync(join(out, file), 'utf8');
  const early = '<script src="/early.js"></script>';
  expect(html('login.html').indexOf(early)).toBeGreaterThan(0);
  expect(html('login.html').indexOf(early)).toBeLessThan(html('login.html').indexOf('</head>'));
  for (const file of ['index.html', 'app.html', 'compare.html', 'dashboard.html', 'auth/signup.html'])
    expect(html(file), file).not.toContain('early.js');
  expect(html('early.js')).toContain('LastAuthUser');
});

test('neither Amplify nor the engine is in it', () => {
  const text = [...closure('index.html'), ...closure('src/pages/public/home.tsx')]
    .map((name) => code(name).toString())
    .join('');
  expect(text).not.toContain('AuthUserPoolException');
  const engine = [...closure('src/features/lookalikes/engine.ts')]
    .map((name) => code(name).toString())
    .join('');
  expect(engine).toContain('diacritic'); // the mark by which it is known
  expect(text).not.toContain('diacritic');
});

test('a comparison brings at most 60 kB beside its page: neither the list of public suffixes nor schemas', () => {
  const there = needed(['src/pages/public/compare.tsx']);
  const brought = [...closure('src/features/compare/comparison.ts')].filter((name) => !there.has(name));
  expect(weight(brought)).toBeLessThanOrEqual(60_000);
  const text = brought.map((name) => code(name).toString()).join('');
  expect(text).toContain('abigail'); // the nicknames, by which the engine is known
  expect(['co.uk', 'ZodError'].filter((mark) => text.includes(mark))).toEqual([]);
});

test('the library of the forms is in neither the first page nor the comparison', () => {
  const withForms = (name: string) =>
    [...closure(name)].some((chunk) => code(chunk).toString().includes('shouldFocusError'));
  expect(
    ['index.html', 'src/pages/public/home.tsx', 'src/pages/public/compare.tsx'].filter(withForms),
  ).toEqual([]);
  // The mark by which it is known.
  expect(withForms('src/pages/app/support.tsx')).toBe(true);
});

test('what cannot be read without a script says so, and leads to what can', () => {
  const said = (file: string) =>
    readFileSync(join(out, file), 'utf8').includes('This page needs JavaScript.');
  expect(['app.html', ...framed.map(({ address }) => `${address.slice(1)}.html`)].filter(said)).toHaveLength(
    framed.length + 1,
  );
  expect(
    publicPages.filter(({ address }) => said(address === '/' ? 'index.html' : `${address.slice(1)}.html`)),
  ).toEqual([]);
});

test('the first page and the comparison are drawn ahead of time, an address that isn’t starts empty', () => {
  const compare = readFileSync(join(out, 'compare.html'), 'utf8');
  const first = readFileSync(join(out, 'index.html'), 'utf8');
  const empty = readFileSync(join(out, 'app.html'), 'utf8');
  expect(first).toContain('One letter apart.');
  expect(compare).toContain('Link to your profile');
  expect(empty).toContain('<div id="root"></div>');
  // The content security policy refuses both; pages drawn ahead are asked for it below.
  expect(empty).not.toMatch(/ style="|<script(?![^>]* src=)/);
});

const pages = publicPages.map(({ address }) => ({
  address,
  html: readLater(address === '/' ? 'index.html' : `${address.slice(1)}.html`),
}));
function readLater(file: string): () => string {
  return () => readFileSync(join(out, file), 'utf8');
}
const one = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value!);

describe.each(pages)('$address', ({ address, html }) => {
  test('can be read without a script, has one heading and asks nobody else for anything', () => {
    const body = html().split('<body>')[1]!;
    expect(body).toMatch(/<h1[ >]/);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    // What a browser fetches by itself; a link that a person follows may lead anywhere.
    const fetched = one(html(), /(?:src|srcset|<link [^>]*href)="([^"]+)"/g);
    expect(fetched.filter((from) => !from.startsWith('/') || from.startsWith('//'))).toEqual([]);
    expect(html()).not.toMatch(/ style="|<script(?![^>]* src=)(?! type="application\/ld\+json")/);
  });

  test('says what it is, where it is, and in at most 160 letters what it holds', () => {
    const [title] = one(html(), /<title>([^<]+)<\/title>/g);
    const descriptions = one(html(), /<meta name="description" content="([^"]+)"/g);
    expect(title).toBeTruthy();
    expect(descriptions).toHaveLength(1);
    expect(descriptions[0]!.length).toBeLessThanOrEqual(175);
    expect(one(html(), /<link rel="canonical" href="([^"]+)"/g)).toEqual([address]);
    expect(canWrite(title!.replaceAll('&amp;', '&'))).toBe(true);
  });

  test('has a picture for where it is shared, a line in the site map, and data for search engines', () => {
    const [picture] = one(html(), /<meta property="og:image" content="([^"]+)"/g);
    expect(readFileSync(join(out, picture!)).subarray(1, 4).toString()).toBe('PNG');
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
    const [data] = one(html(), /<script type="application\/ld\+json">([^<]+)</g);
    expect(JSON.parse(data!)).toMatchObject({ '@context': 'https://schema.org' });
  });
});

test('no two pages have the same title, description or picture', () => {
  for (const pattern of [
    /<title>([^<]+)</g,
    /name="description" content="([^"]+)"/g,
    /property="og:image" content="([^"]+)"/g,
  ]) {
    const all = pages.map(({ html }) => one(html(), pattern)[0]);
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
  }
});

test('the files that machines ask for are there', () => {
  const text = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(text('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\nSitemap: \/sitemap\.xml\n$/);
  expect(one(text('sitemap.xml'), /<loc>([^<]+)<\/loc>/g)).toEqual(pages.map(({ address }) => address));
  const { Contact, Expires } = Object.fromEntries(
    text('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.+)/)),
  ) as Record<string, string>;
  expect(Contact).toBe(`mailto:${LEGAL_MAILBOX}`);
  expect(Date.parse(Expires!)).toBeGreaterThan(Date.parse('2027-01-01'));
  const { icons } = JSON.parse(text('manifest.webmanifest')) as { icons: { src: string }[] };
  for (const { src } of icons) expect(readFileSync(join(out, src)).length).toBeGreaterThan(0);
});
