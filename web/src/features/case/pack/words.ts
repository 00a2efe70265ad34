/** Beside a day by the person's calendar, where Greenwich had another one when it was noted. */
const noted = (at?: string): string => (at ? ` (noted ${at})` : '');

/** What an evidence pack says, on paper and in its files. */
export const words = {
  title: 'Evidence pack',
  lead: 'Everything in this case on paper, for a platform, the police or a lawyer.',
  pdf: 'Download the PDF',
  zip: 'Download everything (ZIP)',
  busy: 'Putting it together',
  /** Before it is made. */
  withheld: (step: string) => `So far, neither has the report text: check the box under “${step}” first.`,
  incomplete: 'A picture of this case couldn’t be loaded, and a pack must be complete. Please try again.',
  about: (title: string) => `Case about ${title}`,
  header: 'Countersign',
  madeAt: (moment: string) => `Made on ${moment}`,
  page: (n: number, of: number) => `Page ${n} of ${of}`,
  impersonates: (whom: string) => `said to impersonate ${whom}`,
  resembles: (whom: string) => `kept as a look-alike of the domain of ${whom}`,
  /** Of one that was given: its page may imitate theirs, its name doesn't. */
  mayImitate: (whom: string) => `added by the business as one that may imitate the domain of ${whom}`,
  givenDomain: (brand: string, points: number) =>
    `Added by the business as one that may imitate ${brand}. The names alone: ${points} of 100.`,
  on: (platform: string) => `on ${platform}`,
  account: (handle: string, platform: string) => `${handle} on ${platform}`,
  likeness: (came: string, at: string) => `${came}, compared ${at}`,
  likenessBySearchEngine: (came: string, at: string) =>
    `${came}, compared ${at} with what a search engine had stored`,
  points: (points: number, words: string) => `${points} of 100, ${words}`,
  report: {
    none: 'No report',
    noText: 'No report text',
    /** Of an account that its holder confirmed. */
    confirmed: (statement: string) =>
      `${statement}. That’s why Countersign hasn’t prepared a report against it.`,
    own: (handle: string, platform: string, whose: string) =>
      `When this file was made, ${handle} on ${platform} was on ${whose} list of accounts. That’s why Countersign hasn’t prepared a report against it.`,
    /** Of who hasn't said that they compared both, or looked at it. */
    withheld: 'Whoever made this pack hadn’t confirmed the report, so its text isn’t included.',
    notACopy: 'This case was closed as not a copy.',
    closedSince: (day?: string) => `The case was closed as not a copy after that${day ? `, on ${day}` : ''}.`,
    now: 'The report, as the case stands',
    /** Of a text that was not sent: what in it its owner no longer says. */
    offList: (handle: string, platform: string, whose: string) =>
      `When this file was made, ${handle} on ${platform} wasn’t on ${whose} list of accounts.`,
    left: (brand: string, now: string) =>
      `When this file was made, the domain of the business was ${now}, no longer ${brand}.`,
    ours: (domain: string) =>
      `When this file was made, the business had ${domain} marked as its own on its list of look-alikes.`,
    whose: { person: 'the person’s', business: 'the business’s' },
    marked: (day: string, at?: string) =>
      `The report, as it was when the case was marked as reported (${day}${at ? `, noted ${at}` : ''})`,
    earlier: (day: string, at?: string) => `An earlier report (${day}${at ? `, noted ${at}` : ''})`,
    earlierPrepared: (day: string, moment: string) => `An earlier report (${day}), as prepared on ${moment}`,
    /** The day of the report, as the person names it, stands above. */
    prepared: (moment: string) => `The report, as prepared on ${moment}`,
  },
  accounts: 'Both accounts',
  /** In place of it where the name of a proven domain was compared, which is no account. */
  compared: 'What was compared',
  seen: (at: string) => `What was seen, on ${at}`,
  names: 'The names, letter by letter',
  own: 'The account it is said to impersonate',
  other: 'The other account',
  ownDomain: 'The domain it resembles',
  /** Where a proven domain was compared, and no account. */
  ownDomainName: 'The name of their domain',
  /** Where none was said to be impersonated. */
  ownThere: {
    column: 'Their own account',
    reporter: 'the person who reports it',
    same: 'the same platform',
    words: (whose: string, where: string, since: string | null) =>
      `Nobody has said which account it impersonates. Shown beside it is an account of ${whose} on ${where}, ${since ? `proven since ${since}` : 'listed as theirs but not proven'}.`,
  },
  otherDomain: 'The domain of this case',
  profile: {
    platform: 'Platform',
    handle: 'Handle',
    url: 'Link',
    name: 'Name',
    /** Where the name is one that its owner gives, and its platform shows another. */
    shownName: 'Name shown there',
    bio: 'About',
    location: 'Place',
    links: 'Links',
    createdAt: 'Account since',
    followers: 'Followers',
    following: 'Following',
  },
  /** Who saw what stands in the table of both accounts. */
  seenBy: {
    bySearch: (at: string) => `As our scan saw them on ${at}.`,
    bySearchAlone: (at: string) => `The other account is as our scan saw it on ${at}.`,
    besideListed: (at: string) =>
      `The other account is as our scan saw it on ${at}. The account it is said to impersonate is as it was listed with Countersign, and not as a scan saw it.`,
    ownElsewhere: (at: string) =>
      `The other account is as our scan saw it on ${at}. The account it is said to impersonate, on another platform, is as our scans last saw it, then or earlier.`,
    bySearchEngine: (at: string) =>
      `The other account is as a search engine had stored it when our scan asked on ${at}. The stored copy may be older, and no scan had seen the account itself by then.`,
    byPerson: (at: string) =>
      `As the person entered them on ${at} (their device’s clock), and not as a scan saw them.`,
    given: (at: string) =>
      `The other account is as it was entered by hand on ${at}. No scan had seen it by then.`,
  },
  /** Of somebody else, whose account wasn't compared. */
  comparedElse: (name: string) =>
    `It was compared with an account that isn’t ${name}’s, so nothing is said here about how alike they are.`,
  goneAt: (moment: string) => `${moment}, as our checks saw it`,
  seenAgain: {
    platform: (moment: string) => `${moment}, as our checks saw it`,
    'web search': (moment: string) => `${moment}, in a web search, as the search engine had stored it`,
    report: (moment: string) => `${moment}, as given to Countersign by hand`,
  },
  handles: 'The handles, letter by letter',
  sameHandle: (exact: boolean) =>
    `The handle is the same, ${exact ? 'letter for letter' : 'capitals aside'}.`,
  why: 'Evidence for a copy',
  against: 'Evidence against',
  evidence: 'What was kept',
  removed: {
    title: 'Not in this pack',
    since: (piece: string, keptAt: string, removedAt?: string) =>
      `${piece}, ${keptAt}. Named in a report, and removed from the case after that${removedAt ? `, on ${removedAt}` : ''}.`,
  },
  piece: (at: string, bytes: string, file: string) => `${at}, ${bytes} bytes, ${file}`,
  inParts: (parts: number, file: string) =>
    `One picture, drawn in ${parts} parts from left to right; each begins with the last lines of the part before. Whole in ${file}.`,
  continued: (piece: string) => `${piece}, continued`,
  hash: (sha256: string) => `SHA-256 ${sha256}`,
  file: (sha256: string) =>
    `Saved as a JPEG without metadata, scaled down if the file was large, from a file with SHA-256 ${sha256}`,
  answers: { platform: 'What the platform answered', domain: 'What they answered' },
  answer: (day: string, answer: string) => `${day}: ${answer}`,
  timeline: 'What happened',
  happened: {
    compared: 'Both accounts were compared',
    comparedBySearchEngine: 'Both accounts were compared, the other one as a search engine had stored it',
    comparedElse: 'The other account was compared with an account that isn’t theirs',
    comparedElseBySearchEngine:
      'The other account, as a search engine had stored it, was compared with an account that isn’t theirs',
    comparedElseByPerson:
      'The other account was compared with an account that isn’t theirs (by the clock of the person’s device)',
    comparedWithDomain: 'The account was compared with the name of their domain',
    comparedWithDomainBySearchEngine:
      'The account, as a search engine had stored it, was compared with the name of their domain',
    comparedByPerson: 'Both accounts were compared (by the clock of the person’s device)',
    opened: 'Case opened',
    /** One person had kept it for themselves before. */
    moved: 'Moved from a person’s own cases to those of the business',
    noAccount: (platform: string) =>
      `${platform} told Countersign’s scan that it has no account by this name`,
    kept: (piece: string) => `Kept: ${piece}`,
    byFriend: (piece: string) => `Added through the link for a friend: ${piece}`,
    reported: (platform: string, at?: string) => `Reported to ${platform}${noted(at)}`,
    reportedAgain: (platform: string, at?: string) => `Reported to ${platform} again${noted(at)}`,
    answered: (platform: string, answer: string, said: string, at?: string) =>
      `${platform} answered: ${answer}${noted(at)}${said && `. ${said}`}`,
    foundAgain: 'Our checks found the domain in the DNS again',
    registrarOrHost: 'Its registrar or its host',
    stepDone: (step: string) => `Step done: ${step}`,
    /** A paper for others says “you” to nobody. */
    warned: { followers: 'Followers warned', customers: 'Customers warned' },
    closed: (outcome: string) => `Case closed: ${outcome}`,
    gone: 'Our checks no longer found it',
    reopened: 'Case opened again',
    /** After it was said to be gone, by where it was seen. */
    seenAgain: {
      platform: 'Our scan saw the account again',
      'web search': 'A web search showed the account again, as the search engine had stored it',
      report: 'The account was given to Countersign again',
    },
  },
  facts: {
    opened: 'Case opened',
    reported: 'Reported on',
    times: (day: string, times: number) =>
      times < 2 ? day : `${day} (${times === 2 ? 'twice' : `${times} times`})`,
    gone: 'Gone since',
    outcome: 'Outcome',
    seenAgain: 'Seen again',
    likeness: 'Likeness',
    link: 'Link',
    business: 'Kept by',
    domain: 'Its domain',
    notReported: 'Not reported yet',
    /** Of one that was closed. */
    neverReported: 'Not reported',
    /** Of one that they answered. */
    dayNotNoted: 'Day not noted',
    open: 'Open',
  },
  sides: {
    yours: 'The picture of the account it is said to impersonate',
    theirs: 'The picture of the other account',
    theirsBySearchEngine: 'The picture a search engine showed for the other account',
  },
  uploaded: 'The picture that was uploaded to Countersign',
  comparison: 'Both accounts, as the person entered them',
  /** The note of whoever used that link. */
  friendSaid: (said: string) => `What they wrote with it: ${said}`,
  friend: 'Sent without an account, through a link that the person made for a friend.',
  check: 'How to check it',
  checking: [
    'Each piece has a SHA-256: a number computed from the whole file. If one byte changes, so does the number.',
    'The ZIP file of this case holds every piece as a file, and manifest.sha256 with the number of each. In its folder, “sha256sum -c manifest.sha256” (Linux), “shasum -a 256 -c manifest.sha256” (macOS) or Get-FileHash (Windows) computes them again.',
    'A number that is also in a report sent earlier, or on the case’s page at Countersign, shows that the file hasn’t been changed since. The numbers in this ZIP can’t show that alone, because somebody who changes a file can write a new number beside it. No number shows that a picture tells the truth.',
    'The times are those of Countersign’s clock, in UTC, except for two that come from the person’s own device: when this file was made, and when they entered and compared both accounts themselves. The days of a report and of an answer are as the person entered them, by their own calendar.',
  ],
  pictured:
    'Letters that the fonts of this file lack are drawn as pictures and can’t be copied from it. The text files in the ZIP have them as text.',
  codePoints:
    'Characters in ‹ › are given by their Unicode number, because they are invisible, or because this file and the computer that made it have no font for them. The text files in the ZIP have them as they are.',
} as const;
