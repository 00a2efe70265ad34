import type { GroupKind } from '#domain/platform/link/group-link';

/** Around an account that is asked for: what was understood of it, and what is missing. */
export const words = {
  elsewhere: 'another platform',
  noForm: '. We don’t know what its links look like.',
  page: (site: string) =>
    `A page on ${site}. We don’t know what links look like there, so this one isn’t compared as a handle.`,
  noSuchHandles: (platform: string) =>
    `${platform} has no handles like this one: it’s too long or too short, or has a character that ${platform} doesn’t allow.`,
  hyphens: (platform: string) =>
    `${platform} has no handles like this one: hyphens can’t come first or last, or two in a row.`,
  spaced: 'A link has no spaces. Open the profile and copy the address from the top of the browser.',
  noNumber: 'Enter the number with its country code, for example +44 7700 900123.',
  noProfile:
    'We can’t read a profile from this address. Open the profile and copy the address from the top of the browser.',
  notCovered: (site: string) => `We don’t cover ${site} yet.`,
  compareThere: ['You can still ', 'compare two accounts there', '.'],
  website: 'This is a website, not a profile.',
  /** Where an account of their own is asked for, or of whoever they report for: a website given there is no copy. */
  ownWebsite: 'This is a website, not a profile. Enter the link to a profile, such as one on Instagram.',
  websiteWays: [
    'If it copies your business, ',
    'a business account',
    ' checks it under “Add a domain you know” and helps you report it to its registrar and host. Help says ',
    'where else to report a copied website',
    '.',
  ],
  group: (kind: GroupKind) =>
    `This is a ${kind}, not a profile, and we don’t compare any ${kind === 'community' ? 'communities' : `${kind}s`}. Enter the profile of whoever runs it. You can report the ${kind} itself from its own menu.`,
  shortLink:
    'This short link doesn’t say which profile it leads to. Open it, and copy the address from the top of the browser.',
  formerName:
    'This is an older kind of YouTube address, and the @handle with the same name may be another channel. Open the channel and enter its @handle instead.',
  artist:
    'This is the page of an artist or a podcast, and on Spotify we only cover user profiles so far. You can still compare it with another account.',
  discordMessage:
    'This is a link to a message, and a Discord profile has no address of its own. Enter the username or the user ID instead.',
  mailbox: 'This is an email address. Enter the link to the profile instead.',
  required: 'This field is required',
  which: 'Choose the platform below, or enter the link instead.',
  like: {
    number:
      'If this is a phone number, choose WhatsApp below. Start it with the country code, as in +44 7700 900123.',
    name: 'A handle has no spaces. Enter the handle, or the link to the profile.',
    noSite: 'If this is a handle, choose the platform below. A website doesn’t go here.',
    site: 'If this is a handle, choose the platform below. If it’s a website, enter it with https:// in front.',
  },
  choice: { label: 'On which platform?', none: 'Choose a platform', another: 'Another platform' },
} as const;
