import type { PlatformResponse } from '../http.ts';
import { packageFile } from '../package-file.ts';
import { siteStyle } from './style.ts';

const fonts: Record<string, string> = {
  'text.woff2': 'atkinson-hyperlegible-next',
  'mono.woff2': 'atkinson-hyperlegible-mono',
};

/** The style sheet and the two typefaces of the twins' pages; undefined for any other name. */
export async function siteFile(name: string): Promise<PlatformResponse | undefined> {
  if (name === 'site.css') return file('text/css; charset=utf-8', siteStyle);
  const font = Object.hasOwn(fonts, name) ? fonts[name] : undefined;
  if (font === undefined) return undefined;
  const path = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  return file('font/woff2', Buffer.from(await packageFile(path)));
}

const file = (type: string, body: string | Buffer): PlatformResponse => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'max-age=300' },
  body,
});
