import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Lint refuses Date.now and Math.random; these are the other ways to a clock or to chance. */
const FORBIDDEN =
  /\bnew Date\s*(?:\(\s*\)|(?![\s(]))|\bDate\s*\(\s*\)|\bDate\.now\b|\bMath\.random\b|\bperformance\b|\bhrtime\b|\bcrypto(?=[.'"[])|\brandomUUID\b|\bgetRandomValues\b|\bTemporal\b|\bset(?:Timeout|Interval)\b/;

it('knows a clock and chance when it sees them', () => {
  for (const text of ['new Date()', 'new Date;', 'Date()', 'performance.now()', 'crypto.randomUUID()'])
    expect(text).toMatch(FORBIDDEN);
  expect('Date.parse(profile.createdAt)').not.toMatch(FORBIDDEN);
});

it('finds the engine', () => expect(sources.length).toBeGreaterThan(40));

it.each(sources)('%s reads no clock and no chance', (file) =>
  expect(FORBIDDEN.exec(readFileSync(new URL(file, folder), 'utf8'))?.[0]).toBeUndefined(),
);
