import { expect, test } from 'vitest';
import { smsCountries, takesTexts } from './sms-countries.ts';

test.each([
  '+18605550100',
  '+14165550100',
  '+16025550100',
  '+15205550100',
  '+18025550100',
  '+447700900123',
  '+353851234567',
  '+4915123456789',
  '+33612345678',
  '+34612345678',
  '+393123456789',
  '+61412345678',
  '+819012345678',
])('%s gets codes', (number) => {
  expect(takesTexts(number)).toBe(true);
});

test.each([
  ['Jamaica, behind the code of the United States', '+18765550100'],
  ['the Dominican Republic', '+18095550100'],
  ['premium in the United States', '+19005550100'],
  ['free of charge in the United States', '+18005550100'],
  ['personal in the United States', '+15005550100'],
  ['premium in the United Kingdom', '+449098790000'],
  ['personal in the United Kingdom', '+447012345678'],
  ['a pager in the United Kingdom', '+447640123456'],
  ['shared cost in the United Kingdom', '+448431234567'],
  ['premium in Germany', '+499001234567'],
  ['shared cost in Germany', '+491801234567'],
  ['shared cost in France', '+33810123456'],
  ['personal in Spain', '+34701234567'],
  ['a house in Germany', '+493012345678'],
  ['Inmarsat', '+870772001234'],
  ['Iridium', '+881612345678'],
  ['a network without a country', '+882161234567'],
  ['a network without a country', '+883510012345'],
  ['a country where pumping pays', '+2521234567'],
  ['too short', '+4479009'],
])('%s does not', (_, number) => {
  expect(takesTexts(number)).toBe(false);
});

test('no number is of two countries', () => {
  const codes = Object.values(smsCountries).map(({ code }) => code);
  for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
});
