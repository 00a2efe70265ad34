/** What /compare and the evidence of a finding say, in the order in which it is read. */
export const words = {
  page: {
    withoutScript: [
      'Comparing needs JavaScript. Without it you can read ',
      'how each platform takes a report',
      '.',
    ],
    title: 'Someone is pretending to be me',
    lead: 'Put the two profiles side by side. Links are read, not opened; pictures stay in your browser.',
    profiles: 'The two profiles',
    result: 'Side by side',
    kit: 'Your report kit',
    kept: {
      tab: 'What you entered is kept in this tab only. ',
      browser: 'What you entered is kept in this browser. ',
      earlier: 'A comparison that you saved is kept in this browser. ',
      goOn: 'Continue with it',
    },
    clear: 'Clear it',
    cleared: 'Cleared. ',
    undo: 'Undo',
    notLoaded: 'The comparison couldn’t be loaded. What you entered is kept.',
    letters: 'Loading the letters of this name.',
    give: 'Enter two links, two names or two pictures, and the comparison appears here.',
    example: 'For example',
    willHold: 'The platform’s own form, what it asks for, a text to paste and a warning to post.',
  },
  yours: {
    title: 'Yours',
    link: 'Link to your profile',
    website: 'This is a website, not a profile. Enter the link to a profile of yours, or leave this empty.',
  },
  theirs: { title: 'The other account', link: 'Link to it' },
  name: 'Name shown there',
  bio: 'What it says there',
  friend: {
    blocked: 'Has it blocked you? A friend who can see the account can take the screenshot for you. ',
    ask: 'Ask a friend',
    another:
      'From what you gave us, this account probably belongs to someone else, so there is nothing to keep as evidence.',
    elsewhere:
      'A link for a friend belongs to a case, and we only support cases for the platforms we know. Your friend can send you the screenshot another way. Add it above, as the picture of the other account.',
    first:
      'Save this as a case first. Then create a link for your friend. It works once, for seven days, and the screenshot arrives in your case.',
  },
  sameAccount:
    'Both links lead to the same account. Enter the link to your own profile on one side, and to the other account on the other.',
  assignedId:
    'The handles weren’t compared: at least one is a number, an ID or an address that nobody chose as a handle. It points neither to a copy nor away from one.',
  uncut: (whose: 'yours' | 'theirs' | 'both') =>
    whose === 'both'
      ? 'Both pictures look like screenshots, so the pictures weren’t compared. '
      : `${whose === 'yours' ? 'Your picture' : 'The picture of the other account'} looks like a screenshot, so the pictures weren’t compared. `,
  fewTones: (whose: 'yours' | 'theirs' | 'both') =>
    `${whose === 'both' ? 'Both pictures have' : whose === 'yours' ? 'Your picture has' : 'The picture of the other account has'} only two plain colors, like the outline or letter that platforms give to everyone without a picture. So the pictures weren’t compared. `,
  compareThem: 'It’s a logo or drawing: compare them',
  plain: 'The pictures weren’t compared: at least one of them has too little detail to tell it from others.',
  shortTexts: 'The texts weren’t compared: with fewer than four words, too many people share one.',
  crop: 'Crop',
  /** A field that was filled in and can’t be read: nothing reassuring is said before it is. */
  fix: {
    unknown: {
      yours: 'We can’t read the link to your profile.',
      theirs: 'We can’t read the link to the other account.',
    },
    website: {
      yours: 'The link to your profile leads to a website.',
      theirs: 'The link to the other account leads to a website.',
    },
    ask: {
      yours: 'Your account needs its platform.',
      theirs: 'The other account needs its platform.',
    },
    first: 'Fix this first: until then, we can’t say whose account it is.',
    meanwhile: 'So the handles weren’t compared.',
    above: 'Go to the field',
  },
  missing: {
    handles: 'the handles',
    names: 'the names',
    pictures: 'the pictures',
    texts: 'the text about you',
  },
  result: {
    alike: (alike: number, compared: number) =>
      `From what you gave us: ${alike} of ${compared} ${compared === 1 ? 'detail is' : 'details are'} alike.`,
    readAloud: ({ points, words }: { points?: number; words: string }) =>
      `Compared: ${points === undefined ? words : `${points} of 100 likeness`}.`,
    nothing: 'There is nothing to compare yet. Add the names or the pictures of both profiles.',
    /** With pictures that are not compared yet. */
    nothingYet:
      'There is nothing to compare yet: the pictures don’t count so far. You can add the names of both profiles as well.',
    onlyHandles: 'Similar, judging by the handles alone',
    why: 'Why',
    same: 'Evidence for a copy',
    unrelated: 'Nothing here is close enough to suggest a copy.',
    namesake: 'That isn’t enough for a possible copy: many people and businesses share a name.',
    /** Of a handle, too, that is alike and not alike enough. */
    namesakeHandle:
      'That isn’t enough for a possible copy: many people and businesses share a name, and then their handles are somewhat alike, too.',
    /** What follows from it, once all was compared. */
    then: ' The account probably belongs to someone else, so there is nothing to report.',
    /** While names or pictures are missing, or not compared yet. */
    soFar: ' From what you entered, the account probably belongs to someone else.',
    /** Beside why they were not compared. */
    picturesWait: ' The pictures don’t count yet.',
    /** Of a copy by name and handle alone, which two different pictures would make less of one. */
    namesakesToo:
      'Namesakes can have this much in common, too. Add both pictures before you report it: if they differ, it’s less likely to be a copy.',
    namesakesWait:
      'Namesakes can have this much in common, too. The pictures don’t count yet: if they differ, it’s less likely to be a copy.',
    /** Of an account on Threads with the handle of one's own on Instagram. */
    yoursOnThreads:
      'Threads gives people the handle of their Instagram account, so this may well be your own profile. Open it before you report it.',
    oneAlike: 'One detail is alike; by itself it doesn’t make a possible copy.',
    /** Of several that are all somewhat alike. */
    notClose: 'That isn’t enough for a possible copy: it takes two details that are nearly the same.',
    /** What isn't there yet, of one of the two or both. */
    add: {
      both: ' Add the names and the pictures as well, if you have them.',
      names: ' Add the names as well, if you have them.',
      pictures: ' Add the pictures as well, if you have them.',
    },
    label: (said: string) =>
      `It says “${said}”, so it probably isn’t trying to pass for you, and there is nothing to report.`,
    labelHead: (said: string) => `Says “${said}”`,
    somewhat: 'Somewhat alike, probably someone else',
    notGiven: 'Not given',
    picture: 'Picture',
    name: 'Name',
    bio: 'About',
    platform: 'Platform',
    yourPicture: 'Your picture',
    theirPicture: 'The picture of the other account',
  },
  against: 'Evidence against',
  total: 'Total',
  ofHundred: 'of 100',
  points: {
    ask: 'How points are counted',
    answers: [
      'Each detail adds as much as it says about a copy, and the details share the score: a name says a lot when nothing else is known, and less next to a copied picture. So the same detail can add more in one comparison than in another.',
      'Points alone don’t make a copy. It takes two details that are nearly the same, your very picture, or your name with letters of another alphabet mixed in. Two such details with 65 of 100 or more make a “likely clone”. Your picture, or a name mixed like that, makes a “possible clone” by itself. So can your very handle with your first name beside it. 100 would mean that everything is the same.',
      'Namesakes share a name and a handle, too. So if only those two are alike and the pictures differ, it’s a “possible clone” at most, as long as both handles hold nothing but the name and perhaps a number, or another word that claims nothing beside bios with little in common. With a name that many people share, handles of nothing but the name make no copy at all, and another word in the other handle, even “official”, makes a “possible clone” at most, unless more than that is alike.',
      'An account that calls itself a fan page or a parody is rated lower, and without your picture it isn’t called a copy. Nor is one that is older than yours by half a year or more, unless it has your picture or a handle that is nearly yours. Scans know ages where platforms tell them; a comparison that you make yourself doesn’t.',
      'We measured what points are worth on handles alone, half of them chosen to deceive and half the most similar ones belonging to other people. Of 100 pairs with 60 points or more, 95 were copies; with 55 to 59, 78; with 50 to 54, 34; with 40 to 49, 15. That’s why a similar handle by itself isn’t called a copy.',
      'A bio of fewer than four words adds nothing: too many people share one.',
    ],
  },
  /** What there are fields for, and what there are none for. */
  notCompared: (missing: readonly string[]) =>
    missing.length > 0
      ? `Not compared: ${missing.join(', ')}. You didn’t give us these for both accounts, and we didn’t look up the age of the accounts or their followers.`
      : 'Not compared: the age of the accounts and their followers. We don’t look these up here.',
  kit: {
    label: (said: string) =>
      `There is no report text for this account: it says “${said}”, so it isn’t called a copy unless it has your picture. If it has, add both pictures above, and the comparison will change.`,
    notACopy:
      'There is no report text for this account: what is alike isn’t enough to make it a copy, and it could belong to anyone. If you know more than you entered above, add it, and the comparison will change.',
    needs: {
      both: 'Enter the link to the other account and your name above. The report needs both, and the link tells us which platform’s form to use.',
      name: 'Enter your name above, as your profile shows it. The report needs it.',
      website: 'No platform takes a report about a website. The note under the link says what you can do.',
      link: 'Enter the link to the other account above. It tells us which platform’s form to use.',
      platform: 'Choose above which platform the other account is on. It tells us which form to use.',
      account: 'We can’t read the other account yet. The note under its link says what would help.',
    },
  },
  who: {
    ask: 'Who is being impersonated?',
    me: 'Me',
    business: 'My business or brand',
    else: 'Someone else I represent',
    /** A case asks for whom, and says it in each text. */
    represented:
      'Save this as a case, and say there who you’re reporting for: your child, a parent, a client. The report and the warning will speak for them.',
    /** Where it can't become a case. */
    inTheirName:
      'Is it your child, or someone else you represent? For this platform, the text here is only in your own name: before you send it, change it to say whom you write for, and how you’re related.',
  },
  keep: {
    button: 'Save as a case',
    linkFirst: 'Enter the link to the other account first. A case is about one account.',
    noRoom: 'This browser can’t store it for us. Save the report as a file instead.',
    signedIn: 'A case keeps the evidence and reminds you to check again.',
    signedOut:
      'A case needs an account, so that we can keep the evidence and remind you. What you entered here comes along.',
  },
  finding: {
    button: 'Add to my findings',
    on: (handle: string, platform: string) => `${handle} on ${platform}`,
  },
  noCase: 'We only support cases for the platforms we know. Save the report as a file instead.',
} as const;
