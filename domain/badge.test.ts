import { describe, expect, it } from 'vitest';
import { badge } from './badge.ts';

describe('the badge', () => {
  it('names the handle in full, so that it speaks against whoever borrows it', () => {
    const svg = badge({ platform: 'GITHUB', handle: 'maya-hollimund', since: '2026-10-01' });
    expect(svg).toContain('>maya-hollimund on GitHub</text>');
    expect(svg).toContain('Confirmed since 2026-10-01');
    const long = badge({ platform: 'LINKEDIN', handle: 'a'.repeat(100), since: '2026-10-01' });
    expect(long).toContain(`>${'a'.repeat(100)} on LinkedIn</text>`);
  });

  it('says nothing about a handle that nobody shows', () => {
    const svg = badge({ platform: 'X', handle: 'maya' });
    expect(svg).toContain('Not registered here');
    expect(svg).not.toContain('Confirmed');
  });

  it('carries no markup of others', () => {
    const svg = badge({ platform: 'X', handle: '"><script>alert(1)</script>', since: '2026-10-01' });
    expect(svg).not.toContain('<script');
  });
});
