import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webShape } from '../web/web-shape.ts';
import { createSiteBlocks } from './site-blocks.ts';

const SITES = ['acme-tools.example', 'ferrowbay.example', 'oakandiron.example'];
const sitesOf = (...domains: string[]) => webShape(domains[0], domains.slice(1)).sites;
const near = (...domains: string[]) =>
  createSiteBlocks(SITES.map((domain) => sitesOf(domain))).near(sitesOf(...domains));

describe('createSiteBlocks', () => {
  it.each([
    ['acme-tools.example', [0]],
    ['acme-too1s.example', [0]],
    ['ferrowbay-login.example', [1]],
    ['ferrowbay.login-support.example', [1]],
    ['oakandbronze.example', [2]],
    ['ferrow.example', []],
    ['oakand.example', []],
    ['nothing-of-the-sort.example', []],
  ])('%s is near %j', (domain, expected) => expect(near(domain)).toEqual(expected));

  it('a profile with several sites is near everyone whose site one of them is like, each once', () =>
    expect(near('oakandir0n.example', 'ferrowbay.example', 'ferrowbay.org')).toEqual([2, 1]));

  it('always finds the very same site', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 10 }), (labels) => {
        const all = labels.map((one) => sitesOf(`${one}.example`));
        const index = createSiteBlocks(all);
        for (const [at, sites] of all.entries()) expect(index.near(sites)).toContain(at);
      }),
      { seed: 717, numRuns: 200 },
    );
  });
});
