import { brand } from '../brand.ts';

/** Every sentence of our emails, to be read in one sitting. What announcements say is written by operators. */
export const mailWords = {
  promise: `${brand} never asks you to reply with a password or a code.`,
  footer: {
    about: (what: string) => `You receive emails about ${what} because they are turned on.`,
    stop: (what: string) => `Stop emails about ${what}`,
    settings: 'Choose your emails',
    safety:
      'You receive this because it is about the security of your account. You can’t turn off security emails.',
    review: `You receive this because you review accounts for ${brand}, and because emails about copies of your accounts are turned on in your settings.`,
    code: (entered: string) => `You receive this because ${entered} at ${brand}.`,
  },
  code: {
    subject: `Your ${brand} code`,
    text: (code: string) => `${code} is your ${brand} code.`,
    once: (time: string) => `The code works once, for ${time}.`,
    ignore: 'If you didn’t request this, ignore this email. Nobody can continue without the code.',
    confirms: {
      'sign-up': {
        title: 'Confirm your email address',
        what: `Enter this code where you signed up for ${brand}.`,
        entered: 'someone signed up with this address',
      },
      unfinished: {
        title: 'Confirm your email address',
        what: `Someone signed up at ${brand} with this address, and never confirmed it. Enter this code where you asked for a new password. The password that was chosen first stops working then.`,
        entered: 'someone asked for a new password for this address',
      },
      password: {
        title: 'Choose a new password',
        what: `Enter this code at ${brand} to choose a new password.`,
        entered: 'someone asked for a new password for this address',
      },
      address: {
        title: 'Confirm this email address',
        what: `Enter this code at ${brand} to confirm that emails reach you here.`,
        entered: 'someone added this address to their account',
      },
      primary: {
        title: 'Confirm your sign-in address',
        what: `Enter this code at ${brand} to sign in with this address from now on.`,
        entered: 'someone chose this address to sign in with',
      },
      provider: {
        title: 'Confirm this email address',
        what: `Enter this code at ${brand} to confirm that emails reach you here.`,
        entered: 'someone signed in with this address',
      },
      resume: {
        title: 'Receive emails here again',
        what: `We stopped writing to this address because our emails bounced or one was marked as spam. Enter this code at ${brand} to receive our emails again.`,
        entered: 'someone asked us to write to this address again',
      },
      'data-request': {
        title: 'Confirm your data request',
        what: `Enter this code at ${brand} to confirm that you made a request about your data.`,
        entered: 'someone made a data request with this address',
      },
      deletion: {
        title: 'Confirm that you want to delete your account',
        what: `Enter this code at ${brand} to delete your account and your data.`,
        entered: 'someone asked to delete the account of this address',
      },
      'opt-out': {
        title: 'Confirm your opt-out',
        what: `Enter this code at ${brand} to be left out of public checks.`,
        entered: 'someone asked for this address to be left out of public checks',
      },
    },
    onThisDevice: 'Reading this on another device? Confirm here instead.',
    confirm: 'Confirm this address',
  },
  alert: {
    intro: (platform: string) =>
      `An account on ${platform} looks like yours. We can’t tell who is behind it, so look at both and decide.`,
    called: (name: string) => `Its display name is “${name}”.`,
    likeness: (score: number) => `${score} of 100 likeness`,
    reasons: (count: number) => (count === 1 ? 'from 1 reason' : `from ${count} reasons`),
    seen: (moment: string) => `First seen ${moment}.`,
    seenInWeb: (moment: string) =>
      `A web search first showed it on ${moment}, as the search engine had stored it, which may be older.`,
    why: 'Why',
    /** Below the two handles as they are drawn. */
    whyElse: 'Why, besides the handles',
    against: 'Evidence against',
    next: 'You can say it’s you, ignore it or report it. Nothing happens until you decide.',
    links: {
      FINDING: 'See both side by side',
      RESOLVED: 'Open the report',
      SOURCE: 'Open it in Countersign',
      REVIEW: 'Open the reviews',
      ACCOUNT: 'See what to do',
      WEEK: 'Open the dashboard',
      CONNECTION: 'Open connections',
      FEATURE: 'Try it',
      COMPANY: 'Read more',
    },
  },
  /** Above each line of a handle: a long one goes on in a second. */
  handles: {
    yours: { begun: 'Your handle', goesOn: 'Your handle, continued' },
    theirs: { begun: 'The other handle', goesOn: 'The other handle, continued' },
  },
  coverage: {
    searched: (names: string, count: number, of: number) =>
      `The latest scan searched ${names}: ${count} of ${of} platforms.`,
    earlier: (names: string) => `Searched by an earlier scan: ${names}.`,
    part: (names: string) => `Searched in part: ${names}.`,
    not: (names: string) => `We couldn’t search ${names}.`,
    underWay: (names: string) => `Still being searched: ${names}.`,
    notYet: (names: string, proven: boolean) =>
      `Not searched yet: ${names}.${proven ? '' : ' Once you have proven an account, we search there too.'}`,
    noLonger: (names: string, proven: boolean) =>
      proven
        ? `Searched before, but not by the latest scan: ${names}.`
        : `No longer searched: ${names}. Once you have proven an account, we search there again.`,
    through: (names: string) => `Searched only through a search engine: ${names}.`,
    nothing: 'The latest scan couldn’t search any platform.',
  },
  week: {
    /** Without a scan that got an answer nobody knows whether there is anything new. */
    title: (
      fresh: number,
      searched: { count: number; inPart: number } | 'noScan' | 'noAnswers',
      of: number,
    ) => {
      const found =
        fresh === 0 ? 'no new copies' : fresh === 1 ? '1 new possible copy' : `${fresh} new possible copies`;
      if (typeof searched === 'string') {
        const silence = { noScan: 'no scan finished', noAnswers: 'no scan got an answer' }[searched];
        return `Your week: ${fresh === 0 ? '' : `${found}, `}${silence}`;
      }
      const inPart = searched.inPart ? `, ${searched.inPart} in part` : '';
      return `Your week: ${found}, ${searched.count} of ${of} platforms searched${inPart}`;
    },
    body: (waiting: number) =>
      waiting === 0
        ? 'Nothing is waiting for your decision.'
        : waiting === 1
          ? 'One account is waiting for your decision.'
          : `${waiting} accounts are waiting for your decision.`,
    nothingNew: 'We found nothing new, and nothing we already knew about has changed.',
    fresh: 'New this week',
    changed: 'Changed this week',
    /** As their notifications say. */
    again: 'Seen again',
    inWeb: (account: string) => `${account}, in web results`,
    unknown: 'No account by this name',
    gone: 'No longer there',
    risk: { high: 'high risk', medium: 'medium risk', low: 'low risk' },
    open: 'Open the dashboard',
    searched: 'What we searched',
    partly: 'Searched in part',
    not: 'Where we couldn’t look',
    noAnswer: 'It didn’t answer.',
    noScan: 'No scan finished this week, so this says nothing about copies.',
    noAnswers: 'No scan got an answer this week, so this says nothing about copies.',
  },
  digest: {
    intro: 'These came close together, so here they are in one email.',
    more: (count: number) => `And ${count} more.`,
    all: 'See them all',
  },
} as const;
