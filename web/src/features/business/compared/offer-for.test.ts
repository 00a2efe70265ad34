import { expect, test } from 'vitest';
import type { Draft } from '../../compare/side.ts';
import { nameFor, offerFor } from './offer-for.ts';

const picture = {
  ...{ name: 'mark.png', preview: 'data:image/jpeg;base64,AA==', hash: '', quality: 90 },
  ...{ sha256: '', width: 200, height: 200 },
};
const draft: Draft = {
  yours: { link: 'github.com/ferrowbay', platform: '', name: ' Ferrow Bay ', picture },
  theirs: { link: 'github.com/ferr0wbay', platform: '', name: '' },
  business: true,
};
const business = { id: 'b1' };
const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/ferrowbay' };
const other = {
  ...{ platform: 'GITHUB', handle: 'ferr0wbay', platformName: 'GitHub' },
  url: 'https://github.com/ferr0wbay',
};
const fresh = { off: [] };

test('account and logo are offered, with what they were compared with', () =>
  expect(offerFor(draft, business, fresh)).toEqual({
    account: { ...github, handle: 'ferrowbay' },
    logo: picture.preview,
    other,
  }));

test('what the business has already is not offered again', () => {
  expect(offerFor(draft, { ...business, socialMediaAccounts: [github] }, fresh)).toEqual({
    logo: picture.preview,
    other,
  });
  const all = { ...business, socialMediaAccounts: [github], logoImagePath: 'logo/1' };
  expect(offerFor(draft, all, fresh)).toEqual({ other });
  const mine = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/Ferr0wbay' };
  expect(offerFor(draft, { ...all, socialMediaAccounts: [github, mine] }, fresh)).toBeUndefined();
});

test('no whole screenshot is offered as a logo, and no account to a list that is full', () => {
  const screenshot = { ...draft.yours, picture: { ...picture, height: 433 } };
  expect(offerFor({ ...draft, yours: screenshot }, business, fresh)).not.toHaveProperty('logo');
  const full = Array.from({ length: 100 }, (_, n) => ({ ...github, pageUrl: `https://github.com/kiln${n}` }));
  expect(offerFor(draft, { ...business, socialMediaAccounts: full }, fresh)).not.toHaveProperty('account');
});

test('what a person compared for themselves is not offered to their business', () => {
  expect(offerFor({ ...draft, business: undefined }, business, fresh)).toBeUndefined();
  expect(nameFor({ ...draft, business: undefined }, fresh)).toBe('');
});

test('what was put off for one business is offered to another; what one has used is no other’s', () => {
  expect(offerFor(draft, business, { off: ['b1'] })).toBeUndefined();
  expect(offerFor(draft, { id: 'b2' }, { off: ['b1'] })).toHaveProperty('account');
  expect(offerFor(draft, business, { used: 'b1', off: [] })).toEqual({ other });
  expect(offerFor(draft, { id: 'b2' }, { used: 'b1', off: [] })).toBeUndefined();
});

test('a business that is set up may be called as it was compared, unless there is one of that name', () => {
  expect(nameFor(draft, fresh)).toBe('Ferrow Bay');
  expect(nameFor(draft, fresh, [null, 'Rook Studio'])).toBe('Ferrow Bay');
  expect(nameFor(draft, fresh, ['FERROW BAY'])).toBe('');
  expect(nameFor(draft, { used: 'b1', off: [] })).toBe('');
  expect(nameFor(draft, { off: ['b1'] })).toBe('');
  expect(nameFor(draft, undefined)).toBe('');
});
