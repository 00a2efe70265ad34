import type { ContactUse, PhoneType } from '#domain/account/user';

type Words<Name extends string> = Record<Name, string>;

/** What the settings for email addresses and phone numbers say. */
export const words = {
  email: {
    title: 'Email addresses',
    lead: 'Once you confirm an address, nobody else can use it here, and you can make it the one you sign in with. Others can’t see it, apart from the admins and managers of a business you belong to: they see the address you joined it with.',
    /** For whoever signs in through a provider, which names the address at each sign-in. */
    leadBy: (provider: string) =>
      `You sign in with ${provider}, so your primary address is the one you have there. Once you confirm another, nobody else can use it here. Others can’t see your addresses, apart from the admins and managers of a business you belong to: they see the address you joined it with.`,
    primaryBy: (provider: string) => `Primary: your address at ${provider}`,
    list: 'Your email addresses',
    none: 'No email addresses yet.',
    add: 'Add an address',
    invalid: 'Please enter a valid email',
    primary: 'Primary: you sign in with it',
    isPrimary: (value: string) => `${value} is now your primary address.`,
  },
  phone: {
    title: 'Phone numbers',
    lead: 'A confirmed number raises your score. We confirm it by text message, so it must be able to receive texts. Your primary number can receive sign-in codes. Others can’t see it.',
    /** For whoever signs in through a provider: no sign-in code of ours goes to them. */
    leadBy:
      'A confirmed number raises your score. We confirm it by text message, so it must be able to receive texts. Others can’t see it.',
    primaryBy: 'Primary',
    list: 'Your phone numbers',
    none: 'No phone numbers yet.',
    add: 'Add a number',
    invalid: 'Please check the number and its country code, like +1 860 555 0100.',
    primary: 'Primary: for sign-in codes',
    isPrimary: (value: string) => `${value} is now your primary number.`,
  },
  full: (most: number) => `You can have up to ${most}. Remove one to add another.`,
  form: {
    email: 'Email address',
    countryCode: 'Country code',
    phone: 'Phone number',
    type: 'Type',
    use: 'Used for',
    duplicate: 'This is already on your list.',
    submit: 'Add and confirm',
    adding: 'Adding',
    added: (value: string) => `${value} is on your list. You can confirm it there.`,
  },
  row: {
    verified: (day: string) => `Verified on ${day}`,
    unverified: 'Unverified',
    typeOf: (value: string) => `Type of ${value}`,
    useOf: (value: string) => `Use of ${value}`,
    saved: 'Saved.',
    confirm: 'Confirm',
    makePrimary: 'Make primary',
    remove: 'Remove',
    removed: (value: string) => `${value} removed.`,
  },
  code: {
    sending: 'Sending a code',
    close: 'Close',
    staysUnverified:
      'The number stays on your list as unverified: it doesn’t raise your score, and no sign-in codes go to it.',
    lastsADay: 'a day',
    confirmed: (value: string) => `${value} is confirmed.`,
  },
  removal: {
    title: 'Remove it?',
    text: (counts: boolean) =>
      ` is confirmed as yours. Once removed, ${counts ? 'it no longer counts toward your score, and ' : ''}someone else can confirm it. To get it back, you’ll need to confirm it again.`,
    remove: 'Remove it',
    keep: 'Keep it',
  },
} as const;

export const USE_WORDS: Words<(typeof ContactUse.options)[number]> = {
  PERSONAL: 'Personal',
  HOME: 'Home',
  WORK: 'Work',
  SCHOOL: 'School',
  VOLUNTEER: 'Volunteer',
  OTHER: 'Other',
};
export const TYPE_WORDS: Words<(typeof PhoneType.options)[number]> = {
  CELLULAR: 'Mobile',
  LANDLINE: 'Landline',
  VOIP: 'Internet (VoIP)',
};
