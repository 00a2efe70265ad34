/** What the report says about one account, from its title to the report that is prepared, in reading order. */
export const words = {
  filters: {
    show: 'Show',
    all: 'All',
    decide: 'To decide',
    others: 'Not copies',
    resolved: 'Handled',
    platform: 'On which platform',
    every: 'Every platform',
  },
  parts: {
    unsure: 'We can’t say yet',
    others: 'Probably not copies',
    resolved: 'Handled',
    show: 'Show',
    hide: 'Hide',
  },
  title: {
    on: (platform: string) => `on ${platform}`,
    CASE: 'In a case',
    MINE: 'Yours',
    IGNORED: 'Ignored',
    REPORTED: 'Reported',
    RESOLVED: 'Resolved',
  },
  label: {
    parody: 'Calls itself a parody',
    fan: 'Calls itself a fan account',
    /** Of a word that others use, too: somebody's interest. */
    says: (said: string) => `Says “${said}”`,
    other: 'Says it isn’t you',
    handleAlone: 'Can’t say yet',
  },
  likeness: (reasons: number) => `, from ${reasons} ${reasons === 1 ? 'reason' : 'reasons'}`,
  ofHundred: 'of 100 likeness',
  noHandles: 'The handles weren’t compared: at least one of them is a number or an ID that nobody chose.',
  seenByYou: 'Added by you: this is what you saw of the account.',
  seenInWeb:
    'Found in a web search: this is the account as the search engine stored it. Open it to see how it looks now.',
  picture: {
    yours: 'Your picture',
    theirs: 'The picture of this account',
    none: 'No picture',
    unseen: 'Not seen',
    notKept: 'Compared, not kept',
    unavailable: 'Picture unavailable',
  },
  folded: {
    show: 'Show the evidence',
    about: (handle: string, platform: string) => `about ${handle} on ${platform}`,
  },
  why: { copy: 'Why', alike: 'Evidence for a copy' },
  history: {
    title: 'History',
    'first seen': 'First seen',
    'seen again': 'Seen again',
    changed: 'Changed',
    renamed: 'Renamed',
    decided: 'You decided',
    'kept as a case': 'You opened a case',
    reported: 'You reported it',
    'no longer there': 'No longer there',
    'no account': 'The platform told our scan that it has no account by this name. Check the link',
    'back again': 'Back again',
    next: 'Next scan',
    more: (count: number) => `Show ${count} more events`,
    /** `parts`: "its name and its picture". */
    changedIn: (what: string, parts: string) =>
      what === 'back again' ? `Back again, with a change of ${parts}` : `Changed ${parts}`,
    nothing: 'none',
    pictureBefore: 'Its picture before',
    pictureAfter: 'Its picture after',
    noPicture: (side: string) => `${side}: not kept`,
  },
  severity: { high: 'High risk', medium: 'Medium risk', low: 'Low risk' },
  sort: {
    by: 'Sort by',
    severity: 'Highest risk first',
    newest: 'Newest first',
    platform: 'By platform',
  },
  several: {
    begin: 'Select several',
    legend: 'Select accounts to decide about them together',
    all: 'Select all',
    none: 'Select none',
    count: (count: number) => `${count} selected`,
    mine: 'These are me',
    ignore: 'Ignore these',
    end: 'Cancel',
  },
  actions: {
    older: 'This account is older than yours, so we don’t suggest reporting it.',
    report: 'Prepare a report',
    mine: 'This is me',
    ignore: 'Ignore',
    open: 'Open the account',
    compare: 'Compare them yourself',
    seeCase: 'See the case',
    again: 'Decide again',
  },
  notACopy: {
    why: 'Why',
    since: (day: string) => `Account since ${day}.`,
    /** @param said the label, as it stands in its handle, name or bio */
    label: (said: string) =>
      `It says “${said}”, so it probably isn’t trying to pass for you, and there is nothing to report.`,
    /** Its picture could still tell. */
    compare: 'If people take it for you all the same, compare the pictures yourself.',
    older: 'It existed before yours.',
    eldest: 'It existed before those of your accounts whose age we know.',
    oneDetail: 'One matching detail doesn’t make a possible copy.',
    /** Of one that was given. */
    nameAlone:
      'The name is all we could compare, and other people may have it, too, so we can’t say yet whether it copies you.',
    nameAndHandle: 'Many people and businesses share a name, and then their handles are somewhat alike, too.',
    /** What follows from it. */
    then: 'It probably belongs to someone else, so there is nothing to report.',
    /** While some of their accounts aren’t proven yet: it may copy one of those. */
    soFar: 'From what we could compare, it probably belongs to someone else.',
    /** Of their own account nothing could be read, and no name was told. */
    handleAlone:
      'All we know of you there is your handle, so we can’t say yet whether it copies more than that.',
    tell: 'Add your name and picture',
    told: ' and scan again: they are compared, too.',
    /** `like`: an account of theirs that isn't proven. */
    unproven: (compared: string, like: string) =>
      `We compared it with ${compared}. Its handle is like yours on ${like}, which isn’t proven, so we can’t say yet whether it copies that one.`,
    /** Its link was given, and nothing else. */
    linkAlone:
      'All we know about it is its handle, so we can’t say yet whether it copies more than that. Give it to us again with the name and bio it shows.',
  },
  closed: {
    more: 'More',
    MINE: 'You said it’s yours',
    CASE: 'You opened a case',
    IGNORED: 'You ignored it',
    REPORTED: 'Reported by you',
    RESOLVED: 'No longer there',
  },
} as const;
