import { expect, it } from 'vitest';
import { Platform } from './platform.ts';
import { platformTable } from './platform-table.ts';
import { registerAt } from './register-at.ts';
import { formsReadOn, reportForms } from './report-forms.ts';
import { reportSources } from './report-sources.ts';

it.each(Platform.options)('a copy on %s is reported in a way that can be gone', (platform) => {
  const { forms, question, ownAccountDecides } = reportForms[platform];
  expect(forms.length).toBeGreaterThan(0);
  for (const { url, asks, answer } of forms) {
    expect(url ?? 'https:').toMatch(/^https:/);
    expect(asks).toMatch(/\.$/);
    // Whoever reports for a business, a child or a client reads the same.
    expect(asks).not.toMatch(/pretends? to be you|impersonates you/);
    // Of two forms people are asked which is theirs.
    expect(answer !== undefined).toBe(forms.length > 1);
  }
  expect(question !== undefined).toBe(forms.length > 1);
  if (ownAccountDecides) expect(forms.map(({ answer }) => answer)).toEqual(['Yes', 'No']);
  expect(reportSources[platform]).not.toBe('');
});

it('the day on which it was read is one', () => expect(formsReadOn).toMatch(/^\d{4}-\d\d-\d\d$/));

it('a handle is taken on the platform’s own pages', () => {
  for (const [platform, address] of Object.entries(registerAt) as [Platform, string][])
    expect(
      platformTable[platform].hosts.some((host) => new URL(address).hostname.endsWith(host)),
      platform,
    ).toBe(true);
});
