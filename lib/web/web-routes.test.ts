import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { appPrefixes, prerenderedPaths, rewriteCode } from './web-routes.ts';

interface Route {
  path?: string;
  children?: Route[];
}

/** Runs the function as CloudFront does: a script that leaves a global `handler`. */
function rewritten(uri: string): string {
  const context = createContext({ event: { request: { uri } } });
  return runInContext(
    `${rewriteCode(appPrefixes(), prerenderedPaths())}; handler(event).uri`,
    context,
  ) as string;
}

describe('rewriteCode', () => {
  it.each([
    ['/', '/index.html'],
    ['/compare', '/compare.html'],
    ['/compare/', '/app.html'],
    ['/dashboard', '/dashboard.html'],
    ['/login', '/login.html'],
    ['/auth/signup', '/auth/signup.html'],
    ['/auth/google', '/app.html'],
    ['/settings/security', '/app.html'],
    ['/company/contact', '/company/contact.html'],
    ['/company/nothing', '/app.html'],
    ['/copied/youtube', '/copied/youtube.html'],
    ['/copied/nowhere', '/app.html'],
    ['/help/refused', '/help/refused.html'],
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
  it('has the first segment of every page of the web app, so that a reload finds it', async () => {
    // As a string: the types of pages need a browser's, which lib does without.
    const { routes } = (await import('../../web/src/routes.tsx' as string)) as { routes: Route[] };
    const pathsOf = (all: Route[]): string[] =>
      all.flatMap(({ path, children = [] }) => [path ?? '', ...pathsOf(children)]);
    const segments = pathsOf(routes).flatMap((path) => /^[a-z][a-z-]*/.exec(path)?.[0] ?? []);
    expect(segments.length).toBeGreaterThan(20);
    expect(appPrefixes()).toEqual([...new Set(segments)].filter((segment) => segment !== 'local').sort());
  });
});
