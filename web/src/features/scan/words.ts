/** "3 accounts are", "2 of 3 accounts are": what changed at the same moment is left out. */
const countOf = (count: number, of: number, verb = count === 1 ? ' is' : ' are') =>
  `${count < of ? `${count} of ${of}` : count} ${of === 1 ? 'account' : 'accounts'}${verb}`;

/** How many of them were searched in part. */
const inPart = (part: number) => (part ? `, ${part} of them in part` : '');

/** What the dashboard says about scans and profiles, in the order it is met. What one finding says is in finding/words.ts. */
export const words = {
  opening: {
    counted: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    toDecide: (count: string | number, one: boolean) =>
      `${count} ${one ? 'account needs' : 'accounts need'} your decision.`,
    noAccount: 'Add one account that is yours.',
    noAccountAfter: 'Then we look for accounts that copy it.',
    nowhere: 'We can’t scan there yet.',
    ready: 'Ready to scan.',
    neverScanned: 'Nothing has been scanned yet.',
    noAnswer: 'This scan got no answers.',
    nothingToDecide: 'Nothing needs your decision.',
    cannotSay: 'We can’t say yet.',
    scanning: 'Scanning.',
    scanningOn: (platform: string) => `Scanning ${platform}.`,
    scanningMany: (done: number, asked: number) => `Scanning: done with ${done} of ${asked} platforms.`,
    leave: 'You can leave this page. Anything we find appears here, and clones also under Notifications.',
    last: (moment: string) => `Last scanned ${moment}`,
    where: (on: { now: number; before: number; total: number; part: number }) =>
      on.before
        ? `on ${on.now === 1 ? 'one platform' : `${on.now} platforms`}${inPart(on.part)}, ${on.before} more earlier.`
        : `on ${on.now} of ${on.total} platforms${inPart(on.part)}.`,
    next: (moment: string) => `Next scan ${moment}.`,
    /** `again`: which gave no answer last time. */
    nextOn: (moment: string, count: number, again: readonly string[]) =>
      `Next scan ${moment}, on ${count === 1 ? 'one platform' : `${count} platforms`}${again.length === 0 ? '' : `, and again on ${again.length === 1 ? again[0] : `${again.length} that couldn’t be searched`}`}.`,
    soon: 'soon',
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
  },
  tooLittle: {
    nameless: (count: number) =>
      `We couldn’t read your account, and your profile here has no name, so we can’t say yet whether ${count === 1 ? 'the account' : `the ${count} accounts`} below ${count === 1 ? 'copies' : 'copy'} you.`,
    tell: 'Add your name and picture',
    then: ', then scan again.',
    read: (count: number) =>
      `When we compared ${count === 1 ? 'the account' : `the ${count} accounts`} below, all we knew of your account was its handle. We’ve read it since, so scan again.`,
    named: (count: number) =>
      `We know your name now. Scan again to compare ${count === 1 ? 'the account' : `the ${count} accounts`} below with it.`,
  },
  report: {
    title: 'Impersonation detection report',
    where: 'Where we looked',
    nothingOfThisKind: 'Nothing here.',
    decided: {
      MINE: (account: string) => `Got it: ${account} is yours. You’ll find it under Connections.`,
      IGNORED: (account: string) => `Ignored ${account}. You’ll find it under Handled.`,
      REPORTED: (account: string, again: boolean) =>
        `Marked ${account} as reported. ${again ? 'We’ll keep checking whether it’s still there.' : 'We can’t check whether it’s gone there, so look again in a few days.'}`,
      OPEN: (account: string) => `Reopened ${account}.`,
    },
    several: {
      MINE: (count: number, of: number) => `Got it: ${countOf(count, of)} yours.`,
      IGNORED: (count: number, of: number) =>
        `Ignored ${countOf(count, of, '')}. You’ll find them under Handled.`,
    },
  },
  running: {
    platforms: 'Platforms being searched',
    so: (state: string, asked: number, total: number) => `${state}, ${asked} of ${total}`,
  },
  scanNow: {
    scan: 'Scan now',
    running: 'Scanning',
    compared: (count: number) =>
      `We’re comparing ${count === 1 ? 'the account' : `the ${count} accounts`} you gave us with what we know of you now.`,
    notDue:
      'Nothing to scan yet: your platforms are scanned once a week, and the last scan was less than a week ago.',
  },
  nothing: {
    whichAccount: 'Which account is yours?',
    weLook: 'We look for accounts that copy it.',
    willLook: 'Where we can look',
    link: 'Its link, or your handle there',
    look: 'Look for copies',
    nowhere: 'We can’t scan your account’s platform yet',
    first: 'You’re ready for your first scan',
    asTheyCome: 'Results appear here as they come in, platform by platform.',
    addAnother: 'Add another account',
    noAnswer: 'This scan got no answers',
    tryAgain: (silent: string) =>
      `${silent ? `${silent} couldn’t be searched. ` : ''}That says nothing about copies. You can try again later.`,
    reasons: 'See the reasons',
    /** `other`: besides those of open cases. */
    none: (checked: string, answered: number, total: number, other: boolean) =>
      `No ${other ? 'other ' : ''}copies found · checked ${checked} · ${answered} of ${total} platforms`,
    compared: (count: number, silent: string) =>
      `${count === 0 ? 'Nothing there came close enough to yours to compare.' : `We compared ${count} ${count === 1 ? 'account' : 'accounts'} with yours.`}${silent ? ` ${silent} couldn’t be searched.` : ''} What was searched, and what wasn’t, is listed below.`,
    where: 'See where we looked',
    known: 'Compare a copy I know of',
    ended: (count: number) => (count === 1 ? 'See your closed case' : `See your ${count} closed cases`),
  },
  nowhere: {
    or: 'or',
    and: 'and',
    /** The person's platforms, and those that can be searched. */
    elsewhere: (theirs: string, searched: string, oneOf: string) =>
      `We can search ${searched}, but not ${theirs} yet. Add your account on ${oneOf} too, or compare a copy you know of.`,
    atAll: (theirs: string) => `We can’t search ${theirs} yet. You can still compare a copy you know of.`,
  },
  coverage: {
    title: 'Where we looked',
    when: (moment: string, next: string | undefined) => (next ? `${moment}. ${next}` : moment),
    searched: 'Searched directly',
    throughEngine: 'Through a search engine',
    part: 'Searched in part',
    not: 'Not searched',
    /** `later`: how many of them come later than the next scan. */
    itself: (count: number, later: number) =>
      `${count === 1 ? 'One platform' : `${count} platforms`} searched directly${later > 0 ? `, ${later === count ? '' : `${later} of them `}not every day: ${later === 1 ? 'it limits' : 'they limit'} how often we may search` : ''}`,
    /** When these come, each with its platform. */
    laterOn: (looks: readonly string[]) => `Next: ${looks.join(', ')}.`,
    lookOn: (platform: string, day: string) => `${platform} on ${day}`,
    /** `still`: how many of them go on being searched. */
    web: (count: number, still: number, next: string | undefined) =>
      `${count === 1 ? 'One platform' : `${count} platforms`} searched through a search engine${still === 0 ? '' : `, ${still < count ? `${still} of them ` : ''}once a week${next ? `, next on ${next}` : ''}`}`,
    /** `more`: beside platforms that were asked and told nothing. */
    silent: (count: number, more: boolean) =>
      `${count === 1 ? 'One' : count}${more ? ' more' : ''} ${count === 1 ? 'platform' : 'platforms'} couldn’t be searched`,
    /** Accounts were added there since, or proven. */
    since: (did: 'added' | 'proved', platforms: string) =>
      `Accounts you ${did} after this scan: ${platforms}. “Scan now” includes them.`,
    notYet: (count: number, proven: boolean) =>
      `${count === 1 ? 'One platform' : `${count} platforms`} not searched yet: ${proven ? `the next scan includes ${count === 1 ? 'it' : 'them'}` : 'prove an account, and we search there too'}`,
    /** Searched before, and not in this scan. */
    noLonger: (count: number, proven: boolean) =>
      `${count === 1 ? 'One platform' : `${count} platforms`} ${proven ? 'left out of this scan: the next scan includes' : 'no longer searched: prove an account, and we search'} ${proven ? (count === 1 ? 'it' : 'them') : 'there again'}`,
    /** Searched in this scan, and not in the next. */
    ended: (platforms: string) =>
      `No longer searched from the next scan on: ${platforms}. Prove an account, and we search there again.`,
    how: 'How',
    again: 'How to search there again',
    why: 'Why',
    counts: 'What was compared',
    seen: 'What was seen',
  },
  submit: {
    lead: 'Know of an account where we can’t search?',
    give: 'Give it to us',
    joins: 'and we’ll compare it with yours, or',
    compare: 'compare it with pictures',
    here: 'right here in your browser.',
    form: 'An account you know of',
    link: 'Link to the account, or its handle',
    name: 'The name it shows (optional)',
    bio: 'What its bio says (optional)',
    sending: 'Sending',
    send: 'Compare it with mine',
    notNow: 'Not now',
    sent: (handle: string) =>
      `We’re comparing ${handle} with your accounts. The result will appear in the report, or under Notifications if it isn’t similar enough.`,
    stillThere: (why: string) => `${why} What you entered is still on the comparison page.`,
    see: 'See it in the report',
  },
  next: {
    title: 'Look for copies',
    running: 'We’re looking for copies of them now.',
    again: 'A new scan covers every account above.',
    first: 'You’re ready for your first scan.',
    compare: 'Compare a copy',
    dashboard: 'Go to the dashboard',
  },
  profile: {
    title: 'Profile',
    edit: 'Edit',
    picture: 'Your picture',
    addName: 'Add your name',
    verified: 'Verified',
    unverified: 'Unverified',
    email: 'Email',
    emailConfirmed: 'Email, confirmed',
    accounts: 'Your accounts',
    noAccounts: 'No accounts yet.',
    add: 'Add one',
    connected: (count: number) =>
      count === 0
        ? 'No connections yet.'
        : `Connected with ${count === 1 ? 'one person' : `${count} people`}.`,
    asking: (count: number) =>
      count === 0 ? '' : ` ${count === 1 ? 'One person wants' : `${count} people want`} to connect with you.`,
  },
} as const;
