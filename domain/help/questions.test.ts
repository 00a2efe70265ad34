import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessPlans, trialLasts } from '../plan/business-plan.ts';
import { day } from '../durations.ts';
import { personal } from '../plan/plan.ts';
import { scoreWeights } from '../proof/score-weights.ts';
import { graceDays } from '../rights/rights-request.ts';
import { publicPages } from '../site/public-pages.ts';
import { helpAddress, helpQuestions, questionOfSlug } from './questions.ts';
import { sources } from './sources.ts';

const page = readFileSync(new URL('../../docs/platforms.md', import.meta.url), 'utf8');
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!);

it('there are at least twenty, each at an address of its own', () => {
  expect(helpQuestions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(helpQuestions.map(({ slug }) => slug)).size).toBe(helpQuestions.length);
  expect(helpAddress('refused')).toBe('/help/refused');
  for (const question of helpQuestions) expect(questionOfSlug(question.slug)).toBe(question);
  expect(questionOfSlug('refused')?.title).toMatch(/refused/);
  expect(questionOfSlug('constructor')).toBeUndefined();
});

describe.each(helpQuestions.map((question) => [question.slug, question] as const))('%s', (_, question) => {
  const { title, short, answer, sources: named } = question;

  it('is a question with an answer that a search engine can show', () => {
    expect(title).toMatch(/\?/);
    expect(short.length).toBeLessThanOrEqual(160);
    expect(answer.length).toBeGreaterThan(0);
  });

  it('names no address that docs/platforms.md doesn’t name, with the day on which it was read', () => {
    const outside = [...answer, ...named].flatMap(linksIn).filter((address) => !address.startsWith('/'));
    expect(outside.filter((address) => !page.includes(`(${address})`))).toEqual([]);
  });

  it('rests on a source, or shows where in the product to see it', () =>
    expect(named.length > 0 || answer.some((text) => linksIn(text).some((at) => at.startsWith('/')))).toBe(
      true,
    ));
});

describe('what is about one’s own account or business', () => {
  const own = helpQuestions.filter(({ about }) => about);
  const answers = own.map(({ answer }) => answer.join(' ')).join(' ');
  const settings = ['emails', 'phones', 'alerts', 'security', 'privacy'].map((part) => `/settings/${part}`);
  const pages = [...settings, ...publicPages.map(({ address }) => address)];

  it('comes after all that is asked about copies', () => {
    expect(own).toHaveLength(17);
    expect(helpQuestions.slice(-own.length)).toEqual(own);
  });

  it('leads to no platform’s report', () =>
    expect(own.filter(({ noReport, sources: named }) => !noReport || named.length > 0)).toEqual([]));

  it('leads to pages that there are', () => {
    const inside = [
      '/auth/forgot-password',
      '/cases',
      '/business-dashboard',
      '/dashboard',
      '/connections/social',
    ];
    const parts = ['members', 'seats', 'plan', 'domain', 'leave', 'delete', 'alerts'];
    const known = [...pages, ...inside, ...parts.map((part) => `/business-settings#${part}`)];
    expect(linksIn(answers).filter((address) => !known.includes(address))).toEqual([]);
  });

  it('says what each proof counts', () => {
    const { email, phone, accounts, connection, connections } = scoreWeights;
    const said = questionOfSlug('authentication-score')!.answer.join(' ');
    expect(email).toBe(phone);
    expect(said).toContain(`count ${email} points each`);
    const [first, second, third] = accounts;
    expect(said).toContain(`counts ${first}, the second ${second} and the third ${third}.`);
    expect(said).toContain(`counts ${connection}, up to ${connections} in all`);
  });

  it('says what the plans have', () => {
    const seats = questionOfSlug('seats')!.answer.join(' ');
    for (const { name, seats: most } of Object.values(businessPlans))
      expect(seats).toContain(`${name} ${most}`);
    const cost = questionOfSlug('what-it-costs')!.answer.join(' ');
    expect(cost).toContain(`up to ${businessPlans.STARTER.seats} seats for free`);
    expect(cost).toContain(`Professional](/help/trial-ends), with ${businessPlans.PROFESSIONAL.seats} seats`);
    expect(personal.price).toBe(0);
    const trial = questionOfSlug('trial-ends')!.answer.join(' ');
    expect(trial).toContain(`${trialLasts / day} days`);
    expect(trial).toContain(`more than ${businessPlans.STARTER.seats} seats`);
    expect(questionOfSlug('delete-account')!.answer.join(' ')).toContain(`${graceDays} days to cancel`);
  });
});

it('no source is kept that nobody cites', () => {
  const cited = helpQuestions.flatMap((question) => question.sources);
  expect(Object.values(sources).filter((source) => !cited.includes(source))).toEqual([]);
});

it('a proof is seen by others only once it is shown in public', () =>
  expect(questionOfSlug('tell-which-is-mine')!.answer.join(' ')).toContain('show it in public'));
