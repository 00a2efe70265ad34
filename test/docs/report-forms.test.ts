import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reviewsByRegion } from '#domain/case/review';
import { reviewSources } from '#domain/case/review-sources';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { formsReadOn, reportForms, unknownForm } from '#domain/platform/report-forms';
import { reportSources } from '#domain/platform/report-sources';
import { utcDay } from '#domain/utc';

/** What people are told about reporting, and the page that says where it comes from: neither changes alone. */
const page = readFileSync('docs/platforms.md', 'utf8');
const part = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rows = part('Forms')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));

describe('docs/platforms.md, “Forms”', () => {
  it('has a row for each platform and says when it was read', () => {
    expect(rows.slice(1).map(([name]) => name)).toEqual(
      Platform.options.map((platform) => platformTable[platform].name),
    );
    expect(part('Forms')).toContain(`Read on ${utcDay(formsReadOn)}`);
  });

  it.each(Platform.options)('says of %s what people are told, and where it stands', (platform) => {
    const { question, forms, representatives, otherSide, unsure } = reportForms[platform];
    const [, links, asks, who, seen, source] = rows.find(([name]) => name === platformTable[platform].name)!;
    expect([...links!.matchAll(/<(https:[^>]+)>/g)].map(([, url]) => url)).toEqual(
      forms.flatMap(({ url }) => url ?? []),
    );
    expect(asks).toBe(
      [
        ...(question ? [`“${question}”`] : []),
        ...forms.map((form) => (form.answer ? `${form.answer}: ${form.asks}` : form.asks)),
      ].join('<br>'),
    );
    expect(who).toBe(representatives ?? 'Not known');
    expect(seen).toBe(otherSide ?? 'Not known');
    expect(source).toBe(reportSources[platform]);
    // Where there is no form, there may be no source for one either.
    const none = forms.every((form) => form.asks === unknownForm);
    expect(source).toMatch(unsure ? /not verified/ : none ? /not verified|\]\(https:/ : /\]\(https:/);
  });
});

describe('docs/platforms.md, “After a refusal”', () => {
  it.each(Object.entries(reviewsByRegion))('names whom a case names in %s', (_, { bodies }) => {
    for (const { url, platforms = [] } of bodies) {
      const row = part('After a refusal')
        .split('\n')
        .find((line) => line.includes(`(${url})`));
      expect(row, url).toBeDefined();
      for (const platform of platforms) expect(row).toContain(platformTable[platform].name);
    }
  });

  it.each(Object.entries(reviewSources))('has the sources that the help names for %s', (_, source) => {
    for (const [, address] of source.matchAll(/\]\(([^)]+)\)/g))
      expect(part('After a refusal')).toContain(`(${address})`);
  });
});
