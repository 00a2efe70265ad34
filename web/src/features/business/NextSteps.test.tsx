// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { NextSteps } from './NextSteps.tsx';

const at = '2026-11-20T12:00:00.000Z';
const domain = 'ferrowbay.example';
const proven = { domain, domainProof: { domain, verifiedAt: at, checkedAt: at } };
const full = {
  website: 'https://ferrowbay.example',
  address: { address: 'Quay 1' },
  socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/ferrowbay' }],
};
const open = (part: object) => {
  const business = { id: 'b1', adminId: 'ada', createdAt: at, updatedAt: at, ...part } as never;
  const { box } = drawForTest(<NextSteps business={business} />);
  return [...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
};
const settings = '/business-settings?businessId=b1';
const profile = ['Complete the company profile', `${settings}#profile`];
const accounts = ['Add your social accounts', `${settings}#accounts`];

test('an unproven domain is a next step, also beside a complete profile', () => {
  const prove = ['Prove that ferrowbay.example is yours', `${settings}#domain`];
  expect(open({ domain })).toEqual([prove, profile, accounts]);
  expect(open({ domain, ...full })).toEqual([prove]);
  expect(open({ ...full, ...proven, domain: 'other.example' })).toEqual([
    ['Prove that other.example is yours', `${settings}#domain`],
  ]);
});

test('a proof that was lost is to be put back, not begun', () => {
  const lostProof = { ...proven.domainProof, lostAt: at };
  const step = ['ferrowbay.example is no longer proven: put its record back', `${settings}#domain`];
  expect(open({ ...full, domain, lostProof })).toEqual([step]);
  // It was of another domain.
  expect(open({ ...full, domain: 'other.example', lostProof })[0]![0]).toBe(
    'Prove that other.example is yours',
  );
});

test('without a domain the first step is to add one', () =>
  expect(open({})).toEqual([['Add your domain', `${settings}#domain`], profile, accounts]));

test('what is done is no step any more', () => {
  expect(open(proven)).toEqual([profile, accounts]);
  // Each where it can be given.
  expect(open({ ...full, ...proven, socialMediaAccounts: [] })).toEqual([accounts]);
  expect(open({ ...full, ...proven, website: null })).toEqual([profile]);
  const { box } = drawForTest(<NextSteps business={{ ...full, ...proven } as never} />);
  expect(box.textContent).toBe('');
});

test('each step stands apart from the next', () => {
  const { box } = drawForTest(<NextSteps business={{ id: 'b1', domain } as never} />);
  expect(box.querySelectorAll('.stack-small > p')).toHaveLength(3);
});
