import { expect, it } from 'vitest';
import { rankedLookalikes } from './lookalike-rank.ts';

const ranked = [...rankedLookalikes('ferrowbay.example', { max: 200 })];

it('of a domain come as many look-alikes as are asked for, each once, with how it was made and how far it passes', () => {
  expect(ranked).toHaveLength(200);
  expect(new Set(ranked.map(({ domain }) => domain)).size).toBe(200);
  expect(ranked.map(({ domain }) => domain)).not.toContain('ferrowbay.example');
  for (const { score } of ranked) {
    expect(Number.isInteger(score)).toBe(true);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
  expect(ranked.filter(({ score }) => score >= 80).length).toBeGreaterThan(50);
});

it.each([
  ['ferrowbay.com', 'TLD swap'],
  ['ferrowbay-login.example', 'dictionary'],
])('%s is among them as a %s, and convincing', (domain, kind) => {
  const found = ranked.find((one) => one.domain === domain);
  expect(found?.class).toBe(kind);
  expect(found?.score).toBeGreaterThan(75);
});

it('the same name without its marks is convincing, however many letters that changes', () => {
  const [typed] = rankedLookalikes('smørbrød.dk');
  expect(typed).toMatchObject({ domain: 'smoerbroed.dk', class: 'transliteration' });
  expect(typed!.score).toBeGreaterThanOrEqual(90);
});

it('of what is no domain there are none', () =>
  expect(() => [...rankedLookalikes('no domain')]).toThrow(RangeError));
