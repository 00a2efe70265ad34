/** Where a country's mobile phones are: its code, and what a mobile number looks like behind it. */
interface SmsCountry {
  code: string;
  /** Only mobile phones: what costs more than a text (premium, shared cost, personal numbers, pagers) has other digits. */
  mobile: RegExp;
}

/**
 * The countries to which codes are sent by text. Who asks for codes to numbers of their own, far away, is paid by their operator
 * for each of them: a country stands here when texts to it cost about what they cost at home and people of ours live there.
 * Satellite phones and networks without a country (+870, +878, +881, +882, +883), and everybody else, use an authenticator.
 */
export const smsCountries: Readonly<Record<string, SmsCountry>> = {
  'United States and Canada': {
    code: '1',
    // Not: the Caribbean islands that share the code, numbers without a place (5xx, 600, 700, 710), free and premium ones.
    mobile:
      /^(?!242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876|5(\d)\1|52[1-9]|600|622|700|710|8([02-7])\2|88\d|900|976)[2-9]\d{2}[2-9]\d{6}$/,
  },
  'United Kingdom': { code: '44', mobile: /^7[1-57-9]\d{8}$/ },
  Ireland: { code: '353', mobile: /^8[35-9]\d{7}$/ },
  Germany: { code: '49', mobile: /^1(5\d{9}|[67]\d{8,9})$/ },
  Austria: { code: '43', mobile: /^6[5-9]\d{5,11}$/ },
  Switzerland: { code: '41', mobile: /^7[5-9]\d{7}$/ },
  France: { code: '33', mobile: /^(6\d|7[3-9])\d{7}$/ },
  Spain: { code: '34', mobile: /^(6\d|7[1-9])\d{7}$/ },
  Portugal: { code: '351', mobile: /^9[1236]\d{7}$/ },
  Italy: { code: '39', mobile: /^3\d{8,9}$/ },
  Netherlands: { code: '31', mobile: /^6[1-58]\d{7}$/ },
  Belgium: { code: '32', mobile: /^4[5-9]\d{7}$/ },
  Luxembourg: { code: '352', mobile: /^6[269]1\d{6}$/ },
  Denmark: { code: '45', mobile: /^(?!80|90)[2-9]\d{7}$/ },
  Sweden: { code: '46', mobile: /^7[02369]\d{7}$/ },
  Norway: { code: '47', mobile: /^[49]\d{7}$/ },
  Finland: { code: '358', mobile: /^(4\d|50)\d{5,8}$/ },
  Iceland: { code: '354', mobile: /^[678]\d{6}$/ },
  Poland: { code: '48', mobile: /^(45|5[0137]|6[069]|7[2389]|88)\d{7}$/ },
  Czechia: { code: '420', mobile: /^(60[1-8]|7[0237-9]\d)\d{6}$/ },
  Slovakia: { code: '421', mobile: /^9[0145]\d{7}$/ },
  Hungary: { code: '36', mobile: /^(20|3[01]|50|70)\d{7}$/ },
  Slovenia: { code: '386', mobile: /^([3-57][01]|6[4-9])\d{6}$/ },
  Greece: { code: '30', mobile: /^69\d{8}$/ },
  Cyprus: { code: '357', mobile: /^9[4-79]\d{6}$/ },
  Malta: { code: '356', mobile: /^[79]\d{7}$/ },
  Australia: { code: '61', mobile: /^4\d{8}$/ },
  'New Zealand': { code: '64', mobile: /^2\d{7,9}$/ },
  Japan: { code: '81', mobile: /^[789]0\d{8}$/ },
};

/** The country of a mobile phone, in E.164, to which codes are sent; undefined of any other number. */
export const textCountry = (phoneNumber: string): string | undefined =>
  Object.entries(smsCountries).find(
    ([, { code, mobile }]) =>
      phoneNumber.startsWith(`+${code}`) && mobile.test(phoneNumber.slice(code.length + 1)),
  )?.[0];

/** True for a mobile phone of a country to which codes are sent. */
export const takesTexts = (phoneNumber: string): boolean => textCountry(phoneNumber) !== undefined;

/** What somebody is told whose number is none of these. */
export const noTextsThere =
  'We can’t text codes to this number, only to mobile phones in some countries. Please use an authenticator app instead.';
