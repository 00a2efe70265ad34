import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { appPrefixes, rewriteCode } from './web-routes.ts';

/** Runs the function as CloudFront does: a script that leaves a global `handler`. */
function rewritten(uri: string): string {
  const context = createContext({ event: { request: { uri } } });
  return runInContext(`${rewriteCode(appPrefixes)}; handler(event).uri`, context) as string;
}

describe('rewriteCode', () => {
  it.each([
    ['/', '/index.html'],
    ['/dashboard', '/app.html'],
    ['/company/contact', '/app.html'],
    // A handle contains dots and is no file.
    ['/check/github/maya.lindqvist', '/app.html'],
    ['/assets/index-abc123.js', '/assets/index-abc123.js'],
    ['/config.json', '/config.json'],
    ['/dashboards', '/dashboards'],
    ['/no-such-page', '/no-such-page'],
  ])('%s -> %s', (uri, expected) => {
    expect(rewritten(uri)).toBe(expected);
  });
});

describe('appPrefixes', () => {
  it('has every page of the web app, so that a reload finds it', () => {
    const source = readFileSync(new URL('../../web/src/routes.tsx', import.meta.url), 'utf8');
    const segments = [...source.matchAll(/\bpath: '\/?([a-z][a-z-]*)/g)].map(([, segment]) => segment!);
    expect(segments.length).toBeGreaterThan(5);
    expect(segments.filter((segment) => !appPrefixes.includes(segment) && segment !== 'local')).toEqual([]);
  });
});
