import { expect, test } from 'vitest';
import { domainLooks } from './domain-looks.ts';

test('each kind of look-alike shows once, the most convincing first, never the domain itself', () => {
  for (const domain of ['acme-support.com', 'ferrowbay.co.uk', 'lego.com']) {
    const looks = domainLooks(domain);
    expect(looks.length).toBeGreaterThan(3);
    expect(new Set(looks.map(({ how }) => how)).size).toBe(looks.length);
    expect(looks.map(({ value }) => value)).not.toContain(domain);
    expect(looks.map(({ value }) => value).join()).not.toContain('xn--');
  }
});

test('a domain of another alphabet is compared as it is read', () => {
  const looks = domainLooks('xn--mnchen-3ya.example');
  expect(looks.length).toBeGreaterThan(3);
  for (const { diff } of looks) {
    expect(diff.yours).toBe('münchen.example');
    expect(diff.sentence).not.toContain('xn--');
  }
});

test.each(['', 'acme', 'com'])('%s is no domain, and has none', (text) =>
  expect(domainLooks(text)).toEqual([]),
);

test('a digit in the name is not called a letter', () => {
  const how = new Map(domainLooks('harbourlane.example').map(({ value, how }) => [value, how]));
  expect(how.get('ha4rbourlane.example')).toBe('an extra digit');
});
