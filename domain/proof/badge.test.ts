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
  });
});
