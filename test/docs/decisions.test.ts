import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

/** docs/decisions/: one decision a file, each a page that says when it was made, whether it holds and what it costs. */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const decisions = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** A printed page: lines, and the characters that they may hold when a table's row wraps. */
const page = { lines: 60, characters: 6000 };

const parts = ['## Context', '## Decision', '## Consequences'];

/** What a decision lacks, in words. */
function faultsOf({ name, text }: { name: string; text: string }): string[] {
  const number = /^(\d{3})-[a-z0-9-]+\.md$/.exec(name)?.[1];
  const headings = text.split('\n').filter((line) => line.startsWith('## '));
  const lines = text.trimEnd().split('\n').length;
  return [
    number === undefined && 'is not named 000-words.md',
    !text.startsWith(`# ${number} `) && 'does not begin with its number and title',
    !/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) && 'has no line "Date: YYYY-MM-DD"',
    !/^Status: (Accepted|Superseded by \[\d{3}\])/m.test(text) && 'has no line "Status: Accepted"',
    headings.join() !== parts.join() && `has the parts ${headings.join(', ')}, not ${parts.join(', ')}`,
    lines > page.lines && `is longer than a page: ${lines} lines, not ${page.lines}: split it`,
    text.length > page.characters && `is longer than a page: ${text.length} characters: split it`,
  ].filter((fault) => fault !== false);
}

describe('the decisions', () => {
  it.each(decisions)('$name has a number, a date, a status, three parts and one page', (decision) => {
    expect(faultsOf(decision)).toEqual([]);
  });

  it('have a number each', () => {
    const numbers = decisions.map(({ name }) => name.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

test('a decision without date, status and consequences, and of two pages, is reported', () => {
  const text = `# 099 Doctored\n\n## Context\n\n## Decision\n${'\n'.repeat(60)}End`;
  expect(faultsOf({ name: '099-doctored.md', text })).toEqual([
    'has no line "Date: YYYY-MM-DD"',
    'has no line "Status: Accepted"',
    'has the parts ## Context, ## Decision, not ## Context, ## Decision, ## Consequences',
    'is longer than a page: 66 lines, not 60: split it',
  ]);
});
