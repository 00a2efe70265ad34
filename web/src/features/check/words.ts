import { messageKeptDays } from '#domain/operations/message-days';

const toHandle =
  'it ends in the handle that was proven, letter for letter. If you came from a profile with a different handle, this page is about someone else.';

/** What the public page about one handle says, in the order in which it is read. */
export const words = {
  ask: {
    label: 'Link to a profile, or a handle',
    hint: 'For example, github.com/maya-hollimund',
    check: 'Check',
  },
  answer: {
    asking: 'Checking the register.',
    paused: 'Paused for review',
    whyPaused:
      'Two members’ accounts show a similar name and picture, a second member has shown a proof of this account, or someone asked for a review. The badge is paused until that is settled. This says nothing about the account.',
    checked: (day: string) => `Last checked ${day}. `,
    daily: 'Checked every day when the platform answers.',
    /** A sign-in there proved it, and its profiles can’t be read. */
    once: (platform: string) => `${platform} doesn’t let us check it again.`,
    unknown: 'Most accounts aren’t registered. Compare it with one you know.',
    /** Where nobody can prove which account is theirs. */
    unprovable: (platform: string) =>
      [
        `We can’t confirm accounts on ${platform} yet, so we can’t say anything about this one.`,
        'Compare it with one you know.',
      ] as const,
    means: 'The holder of this account has proven here that they control it. That doesn’t say who they are.',
    compare: 'Compare it with another',
  },
  read: {
    title: 'Read the handle, not the picture',
    confirmed: `A copy can take the picture of this badge, but not the address of this page: ${toHandle}`,
    paused: `A copied picture of a badge doesn’t change when the badge is paused. This page does, and nobody can copy its address: ${toHandle}`,
  },
  imitation: {
    title: 'Something wrong?',
    confirmed:
      'If this account uses your name or picture, tell us. We’ll look at both accounts and can pause the badge.',
    paused:
      'The badge is already paused. If this account uses your name or picture, tell us what you know. We’ll look at both accounts.',
    unknown:
      'If this account uses your name or picture, compare it with yours and get the report for the platform.',
    impersonating: 'This account is impersonating me',
  },
  form: {
    about: ['About ', (platform: string) => ` on ${platform}.`],
    explains:
      ' The person who controls it has proven it here, which doesn’t say who they are. We’ll look at both accounts.',
    own: 'Link to your own account',
    anywhere: 'On any platform',
    noLink: 'Please enter the link to a profile.',
    same: 'This is the account that you report. Please enter the link to your own.',
    yours: 'What has been copied from you? (optional)',
    email: 'Your email, if you’d like an answer (optional)',
    emailHint: 'We only write if we have something to tell you, and there’s no set day for that.',
    kept: `We keep your report for up to ${messageKeptDays} days.`,
    send: 'Send',
    sending: 'Sending',
    compare: 'Compare it with yours',
  },
  sent: {
    thanks:
      'Thank you. One of us will look at both accounts, side by side. Until then the badge stays as it is: a message alone can’t remove it.',
    paused:
      'Thank you. One of us will look at both accounts, side by side. The badge is already paused; a message alone can’t remove it.',
    /** Operators read the address beside the report and write by hand; there is no day for it, nor a number. */
    answer: [
      'If we have something to tell you, one of us writes to ',
      '. There’s no set day for that, and no email confirms that your report has arrived. ',
    ],
    platform: (platform: string) =>
      `The account itself is on ${platform}, and only ${platform} can remove it. Your report to them takes two minutes to prepare.`,
    prepare: 'Prepare the report',
  },
  page: {
    title: 'Confirmed accounts',
    again: {
      daily: 'We check again every day when the platform answers.',
      some: 'We check again every day where the platform lets us. Elsewhere, the last check was on the date shown.',
      never: 'The platform doesn’t let us check it again.',
    },
    several: {
      heading: 'These accounts belong together',
      lead: (again: string) =>
        `One person controls all of them and has proven it here. That doesn’t say who the person is. ${again}`,
    },
    one: {
      heading: 'A confirmed account',
      lead: (again: string) =>
        `The person who controls it has proven it here. That doesn’t say who they are. ${again}`,
    },
    business: {
      logo: (domain: string) => `Logo of ${domain}`,
      heading: (count: number) => `The proven ${count === 1 ? 'account' : 'accounts'} of`,
      lead: (name: string | null, domain: string, count: number, again: string) =>
        `Whoever runs ${domain}${name ? `, ${name},` : ''} controls ${count === 1 ? 'this account' : 'each of these accounts'} and has proven it here. ${again}`,
      domain: (since: string, seen: string) =>
        `Domain proven since ${since}, checked about once a week, last on ${seen}`,
    },
    asking: 'Loading the list.',
    none: 'There is no such page, or its owner has closed it.',
    paused: 'This page is paused for review',
    pausedAfter:
      'One of us is looking at what it shows, and it comes back once that is done. This says nothing about the accounts on it.',
    noneAfter: 'Check the address letter by letter: a page with a different address is a different page.',
    checkOne: 'Check one account',
    columns: { platform: 'Platform', handle: 'Handle', since: 'Confirmed on', checked: 'Last checked' },
    compare: 'Where did you come from?',
    whyCompare:
      'A copy can link to this page, too. Enter the account that sent you here or wrote to you, and see whether it’s on the list.',
    link: 'Its link or handle',
    check: 'Check',
    /** Around the handle. */
    yes: ['Yes, ', (platform: string) => ` on ${platform} is on the list.`],
    no: ['No, ', (platform: string) => ` on ${platform} isn’t on the list.`],
    noMeans: 'There may be accounts that aren’t shown here, so that alone doesn’t make it a copy.',
    /** On a platform that isn't among ours. */
    noMeansThere: 'We can’t confirm accounts there, so that alone doesn’t make it a copy.',
    /** Of a business, whose domain is proven: a website instead of an account. */
    site: {
      link: 'Its link or handle, or the website',
      why: 'A copy can link to this page, too. Enter the account or the website that sent you here or wrote to you, and see whether it belongs here.',
      read: 'A website. If it’s a handle, choose its platform.',
      site: {
        same: ['Yes, the website ', ' is the one that this page is about', '.'],
        part: ['Yes, the website ', ' is part of ', '.'],
        no: ['No, the website ', ' isn’t ', '.'],
      },
      /** Of an email address, by what stands behind its @. */
      mail: {
        same: ['The address is at ', ', which this page is about', '.'],
        part: ['The address is at ', ', which is part of ', '.'],
        no: ['No, the address is at ', ', not at ', '.'],
        yesMeans:
          'Anyone can write any address as the sender of an email, so that alone doesn’t prove who wrote it.',
        noMeans: 'A business can have addresses elsewhere, so that alone doesn’t make it a copy.',
      },
      readMail: 'An email address. We compare the part after the @.',
      noMeans: 'A business can have more than one website, so that alone doesn’t make it a copy.',
      proven: 'Proven',
    },
    nearest: ['The closest on the list is ', (platform: string) => ` on ${platform}.`],
    /** Without a connection. */
    uncompared:
      'We couldn’t work out how closely it resembles what’s on this page. Check again once you’re online, or reload the page.',
    listed: 'On the list',
    given: 'Your entry',
    register: 'See what is known about it',
  },
  failed: {
    offline: 'The network didn’t answer. Check your connection and try again.',
    limited: 'Too many accounts were checked from your network this hour. Please wait a while and try again.',
    silent: 'The register didn’t answer. Please try again.',
    closed: 'Public checks aren’t available here.',
    noReports: 'Reports can’t be sent from here.',
    unexpected: 'That didn’t work. Please try again in a moment.',
    unconfirmed: 'This account is no longer shown as confirmed. You can compare it with yours.',
  },
} as const;
