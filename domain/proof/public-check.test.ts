import { describe, expect, it } from 'vitest';
import { checkStatement, publicCheck } from './public-check.ts';

const proof = {
  public: true,
  wantsPublic: true,
  since: '2026-10-01T23:59:00.000Z',
  lastCheckedAt: '2026-11-20T06:00:00.000Z',
};
const reviewSince = '2026-11-19T06:00:00.000Z';
const unknown = { state: 'unknown' };

describe('what anyone may learn of a handle', () => {
  it.each([
    ['nobody has proven it', undefined, unknown],
    ['its holder keeps it private', { ...proof, public: false, wantsPublic: false }, unknown],
    ['its holder wants it shown, before the first look', { ...proof, public: false }, unknown],
    ['it is shown', proof, { state: 'confirmed', confirmedSince: '2026-10-01', lastCheckedOn: '2026-11-20' }],
    ['it is shown, and in review', { ...proof, public: false, reviewSince }, { state: 'paused' }],
    ['a review holds it, whatever else the row says', { ...proof, reviewSince }, { state: 'paused' }],
    ['it is private, and in review', { ...proof, public: false, wantsPublic: false, reviewSince }, unknown],
  ])('%s', (_, row, told) => {
    expect(publicCheck(row)).toEqual(told);
  });

  it('is said in the words of the house', () => {
    expect(checkStatement(publicCheck(proof))).toBe(
      'On 2026-10-01, the person who controls this account confirmed it',
    );
    expect(checkStatement(publicCheck(undefined))).toBe(
      'Not registered here, or kept private, which says nothing about the account',
    );
    expect(checkStatement({ state: 'paused' })).toBe(
      'Paused for review, which says nothing about the account',
    );
  });
});
