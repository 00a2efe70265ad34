import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { pageHead, pictureOf } from './page-head.ts';
import { sharePicture } from './share-picture/share-picture.ts';
import { siteMap } from './site-map.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PrerenderedPage {
  address: string;
  description: string;
  /** The page's own, for the styles and scripts that it needs first. */
  module: string;
}

/** A page of which only the frame can be drawn: the same for everybody until it is known who is there. */
export interface FramedPage {
  address: string;
  /** All that it needs until it is whole. */
  modules: string[];
}

/**
 * After the build: draws pages ahead of time into their own files, and keeps the empty page as `app.html` for every other
 * address. React takes the markup over in the browser. Styles of the page are linked, its script is loaded ahead.
 */
export function prerenderPages(pages: readonly PrerenderedPage[], framed: readonly FramedPage[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const out = config.build.outDir;
        const empty = await readFile(join(out, 'index.html'), 'utf8');
        const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
        await writeFile(join(out, 'app.html'), empty);
        const fonts = Object.keys(manifest)
          .filter((source) => source.endsWith('hyperlegible-next-latin-wght-normal.woff2'))
          .map((source) => manifest[source]!.file);
        const write = async (address: string, text: string) => {
          const file = join(out, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        };
        await withDrawer(config, async (draw) => {
          await mkdir(join(out, 'og'), { recursive: true });
          await writeFile(join(out, 'sitemap.xml'), siteMap(pages.map(({ address }) => address)));
          for (const [at, { address, description, module }] of pages.entries()) {
            const { html, title } = await draw(address);
            const shown = title.split(' · ')[0]!;
            await writeFile(join(out, pictureOf(address)), sharePicture(shown, at));
            const head = pageHead({ address, title, description });
            await write(address, fill(empty, { html, title, head, ...closure(manifest, module), fonts }));
          }
          for (const { address, modules } of framed) {
            const { html, title } = await draw(address);
            await write(
              address,
              frame(empty, { html, title, needs: modules.map((one) => closure(manifest, one)), fonts }),
            );
          }
        });
      },
    },
  };
}

type Draw = (path: string) => Promise<{ html: string; title: string }>;

/** Builds the prerendering entry for Node, lends it, and removes it. */
async function withDrawer(config: ResolvedConfig, work: (draw: Draw) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      configFile: config.configFile,
      mode: config.mode,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        manifest: false,
        rolldownOptions: {
          output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash:8].mjs' },
        },
      },
    });
    const entry = pathToFileURL(join(folder, 'prerender.mjs')).href;
    const { prerender } = (await import(entry)) as { prerender: Draw };
    await work(prerender);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function closure(
  manifest: Manifest,
  module: string,
  seen = new Set<string>(),
): { css: string[]; scripts: string[] } {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is not in the build.`);
  if (seen.has(module)) return { css: [], scripts: [] };
  seen.add(module);
  const below = (chunk.imports ?? []).map((next) => closure(manifest, next, seen));
  return {
    css: [...new Set([...below.flatMap(({ css }) => css), ...(chunk.css ?? [])])],
    scripts: [...new Set([...below.flatMap(({ scripts }) => scripts), chunk.file])],
  };
}

interface Page {
  html: string;
  title: string;
  head: string[];
  css: string[];
  scripts: string[];
  fonts: string[];
}

const linked = {
  font: (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  sheet: (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  sheetAhead: (file: string) => `<link rel="preload" as="style" crossorigin href="/${file}">`,
  script: (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  scriptAfter: (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
};

/** Said where nothing is drawn ahead but a frame; a page that is whole needs no such sentence. */
const withoutScript = /<noscript>[^]*?<\/noscript>\s*/;

function fill(empty: string, { html, title, head, css, scripts, fonts }: Page): string {
  // Styles and the typeface first: the page is complete without its script, which therefore waits for them.
  const links = [...fonts.map(linked.font), ...css.map(linked.sheet), ...scripts.map(linked.scriptAfter)];
  return drawn(empty.replace(withoutScript, ''), html, title, links)
    .replace('<script type="module" ', '<script type="module" fetchpriority="low" ')
    .replace(/<meta\s+name="description"[^>]*>/, () => head.join('\n    '));
}

/** What a stage is like: asked for by the script as soon as it runs, so it comes together with it. */
const settings = '<link rel="preload" as="fetch" crossorigin href="/config.json">';

/** What a form that is drawn ahead cannot wait for: it runs before the page is painted. */
const early = '<script src="/early.js"></script>';

interface Frame {
  html: string;
  title: string;
  needs: { css: string[]; scripts: string[] }[];
  fonts: string[];
}

function frame(empty: string, { html, title, needs, fonts }: Frame): string {
  // The first module is that of the frame; what the others look like must not hold it up.
  const [first, ...others] = needs;
  const later = others.flatMap(({ css }) => css).filter((file) => !first!.css.includes(file));
  const links = [
    settings,
    ...(html.includes('data-ahead') ? [early] : []),
    ...fonts.map(linked.font),
    ...first!.css.map(linked.sheet),
    ...needs.flatMap(({ scripts }) => scripts).map(linked.script),
    ...later.map(linked.sheetAhead),
  ];
  return drawn(empty, html, title, [...new Set(links)]);
}

/** The empty page with its markup, and with what it does not link yet. */
function drawn(empty: string, html: string, title: string, links: string[]): string {
  const fresh = links.filter((link) => !empty.includes(link.match(/(?:href|src)="([^"]+)"/)![1]!));
  return empty
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${fresh.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}
