import { describe, expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.10.0] - 2027-02-01

### Fixed

- The second.

## [1.1.0] - 2027-01-01

### Added

- The first.
`;

describe('notesOf', () => {
  it('is the section of the version, and nothing of its neighbours', () => {
    expect(notesOf(changelog, 'v1.1.0', '1.1.0')).toBe('### Added\n\n- The first.');
    expect(notesOf(changelog, 'v1.10.0', '1.10.0')).toBe('### Fixed\n\n- The second.');
  });

  it.each([
    ['v1.2.0', '1.1.0', 'The tag is v1.2.0, but package.json says 1.1.0'],
    ['', '1.1.0', 'but package.json says 1.1.0'],
    ['v1.2.0', '1.2.0', 'CHANGELOG.md has no section "## [1.2.0] - YYYY-MM-DD"'],
    ['v1.1', '1.1', 'has no section'],
  ])('refuses %s while package.json says %s', (tag, version, says) => {
    expect(() => notesOf(changelog, tag, version)).toThrow(says);
  });

  it('refuses a section that says nothing, or has no day', () => {
    expect(() =>
      notesOf('## [1.0.0] - 2027-01-01\n\n## [0.9.0] - 2026-12-01\n- x\n', 'v1.0.0', '1.0.0'),
    ).toThrow('is empty');
    expect(() => notesOf('## [1.0.0]\n- x\n', 'v1.0.0', '1.0.0')).toThrow('has no section');
  });
});
