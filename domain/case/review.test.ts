import { describe, expect, it } from 'vitest';
import { Region, regionOfPhone } from './region.ts';
import { regionOfCountry } from './region-of-country.ts';
import { reviewsByRegion, reviewsFor } from './review.ts';
import { reviewDue } from './review-due.ts';

const names = (region: Region, platform: Parameters<typeof reviewsFor>[1]) =>
  reviewsFor(region, platform).bodies.map(({ name }) => name);

describe('who looks at a refusal again', () => {
  it('in the EU depends on the platform', () => {
    expect(names('EU', 'INSTAGRAM')).toEqual(['Appeals Centre Europe', 'User Rights']);
    expect(names('EU', 'LINKEDIN')).toEqual(['User Rights']);
    expect(names('EU', 'FACEBOOK')).toEqual(['Appeals Centre Europe']);
    expect(names('EU', 'ZOOM')).toEqual([]);
  });

  it('elsewhere does not, and nobody is invented where nobody does', () => {
    expect(names('UK', 'X')).toEqual(['Report Harmful Content']);
    expect(names('IN', 'X')).toEqual(['Grievance Appellate Committee']);
    expect(reviewsFor('US', 'X').words).toMatch(/^Nobody in the US reviews/);
    expect(names('ELSEWHERE', 'X')).toEqual([]);
    // It is asked of a business, too, and of whoever somebody reports for.
    expect(reviewsFor('ELSEWHERE', 'X').words).not.toMatch(/you live|of yours/);
    expect(reviewsFor('ELSEWHERE', 'X').words).toContain('If it uses your name or picture');
  });

  it('sends no business where only people are helped', () => {
    for (const region of Region.options) {
      const { words, bodies } = reviewsFor(region, 'X', true);
      const told = [words, ...bodies.map((body) => body.words)].join(' ');
      expect(told).not.toMatch(
        /data protection|your (name|picture|identity)|identity document|identitytheft/,
      );
    }
    expect(reviewsFor('EU', 'X', true)).toEqual(reviewsFor('EU', 'X'));
    expect(reviewsFor('US', 'X').bodies[0]!.words).toContain('identitytheft.gov');
  });

  it('has words for every region, and links that are safe', () => {
    for (const region of Region.options) {
      expect(reviewsByRegion[region].words).not.toBe('');
      for (const { url } of reviewsByRegion[region].bodies) expect(url).toMatch(/^https:\/\//);
    }
  });
});

describe('a review is due', () => {
  const at = (date: string) => Date.parse(`2026-11-${date}T12:00:00.000Z`);
  const reportedOn = '2026-11-10T12:00:00.000Z';
  const answer = (said: 'REFUSED' | 'ASKED_FOR_MORE' | 'REMOVED') => ({
    reportedOn,
    answers: [{ on: '2026-11-12T12:00:00.000Z', answer: said, words: '' }],
  });

  it('after a week without an answer, not before', () => {
    expect(reviewDue({ reportedOn }, at('16'))).toBeUndefined();
    expect(reviewDue({ reportedOn }, at('17'))).toBe('silent');
    expect(reviewDue({}, at('30'))).toBeUndefined();
    expect(reviewDue({ reportedOn, answers: [] }, at('17'))).toBe('silent');
    expect(reviewDue({ reportedOn, goneAt: reportedOn }, at('17'))).toBeUndefined();
  });

  it('not of an account that was gone after its report, until it is reported again', () => {
    const returns = [{ goneAt: '2026-11-12T08:00:00.000Z', backAt: '2026-11-20T08:00:00.000Z' }];
    const endings = [{ at: '2026-11-12T08:00:00.000Z', outcome: 'REMOVED' as const }];
    for (const gone of [{ returns }, { endings }]) {
      expect(reviewDue({ reportedOn, ...gone }, at('30'))).toBeUndefined();
      const again = { reportedOn: '2026-11-21T12:00:00.000Z', ...gone };
      expect([reviewDue(again, at('27')), reviewDue(again, at('28'))]).toEqual([undefined, 'silent']);
    }
    const refused = [{ ...endings[0]!, outcome: 'REFUSED' as const }];
    expect(reviewDue({ reportedOn, endings: refused }, at('30'))).toBe('silent');
  });

  it('of what was reported again in the evening in New York, where Greenwich had the next day when it was closed before', () => {
    const next = (time: string) => `2026-11-11T${time}:00.000Z`;
    const endings = [
      { at: next('00:30'), outcome: 'REMOVED' as const },
      { at: next('00:40'), outcome: null },
    ];
    expect(reviewDue({ reportedOn, reportNotedAt: next('01:00'), endings }, at('18'))).toBe('silent');
    expect(reviewDue({ reportedOn, reportNotedAt: next('00:20'), endings }, at('18'))).toBeUndefined();
  });

  it('after a refusal at once; not while the platform asks for more, or removed it', () => {
    expect(reviewDue(answer('REFUSED'), at('12'))).toBe('refused');
    expect(reviewDue(answer('ASKED_FOR_MORE'), at('30'))).toBeUndefined();
    expect(reviewDue(answer('REMOVED'), at('30'))).toBeUndefined();
  });

  it('and goes by how the case ended', () => {
    expect(reviewDue({ ...answer('REFUSED'), outcome: 'REMOVED' }, at('30'))).toBeUndefined();
    expect(reviewDue({ reportedOn, outcome: 'REFUSED' }, at('11'))).toBe('refused');
    expect(reviewDue({ reportedOn, outcome: 'NO_ANSWER' }, at('11'))).toBe('silent');
    expect(reviewDue({ ...answer('ASKED_FOR_MORE'), outcome: 'NO_ANSWER' }, at('12'))).toBe('silent');
  });
});

describe('a phone number', () => {
  it.each([
    ['+46701234567', 'EU'],
    ['+353851234567', 'EU'],
    ['+447700900123', 'UK'],
    ['+61412345678', 'AU'],
    ['+919876543210', 'IN'],
    ['+5511912345678', 'BR'],
    // Canada, Jamaica and twenty others share it.
    ['+14165550123', undefined],
    ['+41791234567', undefined],
    ['+4790123456', undefined],
    ['', undefined],
  ])('%s suggests %s', (phone, region) => {
    expect(regionOfPhone(phone)).toBe(region);
  });
});

describe('a country', () => {
  it.each([
    ['United Kingdom', 'UK'],
    [' england ', 'UK'],
    ['ESPANA', 'EU'],
    ['Ελλαδα', 'EU'],
    ['usa', 'US'],
    ['Brasil', 'BR'],
    ['Norway', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s suggests %s', (country, region) => {
    expect(regionOfCountry(country)).toBe(region);
  });
});
