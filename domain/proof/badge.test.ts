import { describe, expect, it } from 'vitest';
import { badge } from './badge.ts';

const check = { state: 'confirmed', confirmedSince: '2026-10-01', lastCheckedOn: '2026-11-20' } as const;

describe('the badge', () => {
  it('names the handle in full, so that it speaks against whoever borrows it', () => {
    const svg = badge({ platform: 'GITHUB', handle: 'maya-hollimund', check });
    expect(svg).toContain('>maya-hollimund on GitHub</text>');
    expect(svg).toContain('Confirmed since 2026-10-01');
    const long = badge({ platform: 'LINKEDIN', handle: 'a'.repeat(100), check });
    expect(long).toContain(`>${'a'.repeat(100)} on LinkedIn</text>`);
  });

  it('sets a long handle smaller, so that none is cut: a cut handle could be read as another', () => {
    const sizeOf = (length: number) => {
      const svg = badge({ platform: 'LINKEDIN', handle: 'a'.repeat(length), check });
      return Number(/y="28"[^>]* font-size="([\d.]+)"/.exec(svg)?.[1]);
    };
    expect(sizeOf(10)).toBe(15);
    // A letter of these fonts is 0.6 of their size; the line begins at 64 of 420.
    for (let length = 1; length <= 100; length++)
      expect(sizeOf(length) * 0.6 * (length + ' on LinkedIn'.length)).toBeLessThan(420 - 64);
    expect(sizeOf(100)).toBeGreaterThan(4);
  });

  it('says nothing about a handle that nobody shows', () => {
    const svg = badge({ platform: 'X', handle: 'maya', check: { state: 'unknown' } });
    expect(svg).toContain('Not registered, or private');
    expect(svg).not.toContain('Confirmed');
  });

  it('neither confirms nor denies while somebody looks at it', () => {
    const svg = badge({ platform: 'X', handle: 'maya', check: { state: 'paused' } });
    expect(svg).toContain('Paused for review');
    expect(svg).not.toContain('Confirmed');
  });

  it('carries no markup of others', () => {
    const svg = badge({ platform: 'X', handle: '"><script>alert(1)</script>', check });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('>&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; on X</text>');
  });
});
