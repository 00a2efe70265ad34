/** What the public pages say about us. Each promise has its line in docs/security.md, which says what holds it. */

export const COMMITMENT: readonly (readonly [title: string, text: string])[] = [
  [
    'We never call anyone real or fake',
    'We show evidence: two profiles side by side, what is alike, how closely, and what we couldn’t check. The judgment is yours, and the decision is the platform’s.',
  ],
  [
    'Help comes before an account',
    'If you are being impersonated, you get a comparison, the right form and a report text in two minutes, without signing up. Nothing you enter there leaves your browser.',
  ],
  [
    'No tool for watching other people',
    'Until you have proven one account, we only search for look-alikes of that handle. Others can’t find you through Countersign unless you turn that on. Nobody learns whose search came across a profile. Searching for people doesn’t reveal who is registered here; only signing up with an address says that it already has an account.',
  ],
  [
    'A namesake is a person',
    'We suggest no report against an account that only shares your name. Nor do our scans suggest one against an account that another user has publicly proven, unless that proof is paused for review. They rate lower any account known to be older than yours by half a year or more. When you compare two profiles yourself, we can’t know these two things.',
  ],
  [
    'Limits are part of the result',
    'Every result says which platforms answered, which answered in part, and which couldn’t be searched.',
  ],
];

/** Where a reader can see for themselves, promise by promise, in the order above. */
export const COMMITMENT_SEEN: readonly (readonly [before: string, to: string, link: string])[] = [
  ['See how a finding is worded: ', '/individual', 'for individuals'],
  ['Try it without an account: ', '/compare', 'compare two profiles'],
  ['Ask about any account and see what a stranger is told: ', '/check', 'check an account'],
  ['Read what we say to people with the same name: ', '/help/is-it-impersonation', 'is it impersonation?'],
  ['Find your platform and how we search it: ', '/copied', 'report forms'],
];

export const SECURITY = {
  ours: [
    'When you sign in, your password never leaves your browser: it proves that it knows the password without sending it.',
    'When you create an account, choose a new password or turn off two-step sign-in, the password goes encrypted to Amazon Cognito, the sign-in service we use. Our own servers never receive it.',
    'Staying signed in takes a token that lasts 15 minutes. The one that renews it changes each time.',
    'Our pages load nothing from other companies.',
  ],
  yours: [
    'Use a password that you use nowhere else, and turn on two-step sign-in: a code from an authenticator app or by text message.',
    'We never ask for your password by email.',
  ],
} as const;

/** Page by page, in the order of the site's own navigation. */
export const words = {
  individual: {
    title: 'For individuals',
    lead: 'Your name, your picture and your handles, watched wherever watching is allowed. You decide about everything we find.',
    get: 'What you get',
    gets: [
      'You add the accounts that are yours and prove one of them. From then on, Countersign looks for accounts that copy you, compares each with yours, and shows what is alike: handle, name, picture, text, links, age.',
      'Every result comes with its reasons and a list of the platforms that couldn’t be searched. An account that only shares your name is shown as what it probably is: another person.',
    ],
    looked: 'Where we look',
    lookedWords:
      'Some platforms let nobody search, and we may not be connected to all of the others yet. Every result says which was searched and which wasn’t.',
    ask: 'What we ask of you',
    asks: 'An email address, and one account that is provably yours; until you prove one, we only look for look-alikes of that handle. A phone number if you like: it raises your authentication score and is never shown.',
    score: 'The authentication score',
    scores:
      'A number from 0 to 100 that says how much about you is proven: email, accounts, phone, and verified people who know you. Copies never lower it, and only you see it.',
    scoreShown: 'How it adds up',
    cost: 'What it costs',
    costs: 'Nothing, for one person.',
    begin: 'How to begin',
    begins:
      'Create an account with your email address and add the first account of yours. Then we scan for copies of it right away, and keep scanning: every day where a platform allows it, less often elsewhere. Or compare two profiles now, without an account.',
    join: 'Create an account',
    compare: 'Compare two profiles',
  },
  business: {
    title: 'For companies',
    lead: 'Your name, your domains and the people who speak for you, watched for copies, with the evidence and the reports ready.',
    shown: 'A look-alike domain, for example',
    seats: 'Seats',
    seatWords:
      'A business account has an administrator and seats. Members are invited by email and join by accepting. What we find about a member stays theirs until they share it with the company.',
    gets: 'What you get',
    get: [
      'Accounts that copy your business, with the evidence and the report each platform asks for.',
      'Domains that read like yours: which of them exist, which receive email, and an alert when one starts to be used.',
      'Your proven accounts on one page, so that customers can tell which are yours.',
      'Alerts by email, in your chat or in your own programs.',
    ],
    plans: 'Plans',
    begin: 'How to begin',
    planWords: [
      'Setting one up takes a minute: type the domain, see its look-alikes, and invite the people you work with.',
    ],
    start: 'Set up a business',
    ask: 'Ask about a larger plan',
  },
  company: {
    about: {
      title: 'About Countersign',
      lead: 'A second signature that vouches for the first.',
      heading: 'What we do',
      text: 'Copying a profile takes a minute. Getting a copy removed takes days, a form that is hard to find, and words that are hard to write. Countersign shortens the second part: it finds copies, explains why it thinks they are copies, and prepares the report that the platform asks for.',
      name: 'Why the name',
      nameText: [
        'To countersign is to put a second signature under a first one. You say which accounts are yours and prove it; we write down the day, check again every day where the platform lets us, and, if you choose to show it, tell anyone who checks the account.',
        'That is all we ever vouch for: that the person who controls an account confirmed it. Who they are, we don’t claim to know.',
      ],
      decides: 'Who decides',
      decidesText:
        'You decide about each finding, and the platform decides about the account. We never report anyone for you, and we suggest no report against one that only shares your name.',
      figures: 'In figures',
      more: 'Read on',
      links: [
        ['/our-commitment', 'Our commitment', 'Five promises, and where to check each of them.'],
        [
          '/company/security',
          'Security',
          'How your account is protected, and where to report a vulnerability.',
        ],
        ['/company/press', 'Press', 'Sentences you can quote and pictures you can use.'],
        ['/company/contact', 'Contact', 'Write to us, with or without an account.'],
      ],
    },
    press: {
      title: 'Press',
      lead: 'What Countersign is, in words you can quote.',
      parts: [
        [
          'In one sentence',
          'Countersign finds accounts that copy a person or a company on social media, lays the evidence side by side, and prepares the report that the platform asks for.',
        ],
        [
          'What we don’t do',
          'We never call anyone real or fake, and we never report anyone for you. We don’t recognize faces: a copied picture is compared with a picture, never a person with a person.',
        ],
        [
          'What we can’t see',
          'Some platforms offer no search that we may use, and private accounts can’t be seen by anyone outside. “No copies found” means none where we looked, on the day we looked.',
        ],
      ],
      pictures: {
        title: 'Pictures',
        words:
          'The people and handles in our pictures are invented, so you can use them. Each is 1200 by 630 pixels.',
        files: [
          ['/og/home.png', 'Countersign'],
          ['/og/compare.png', 'Someone is pretending to be me'],
          ['/og/copied-x.png', 'Someone copied me on X'],
        ],
      },
      ask: 'Questions',
      write: ['Please ', 'write to us', ', and say by when you need the answer.'],
    },
    security: {
      title: 'Security',
      lead: 'What protects your account, and what you can do to protect it.',
      ours: 'On our side',
      yours: 'On your side',
      found: 'Found a vulnerability?',
      vulnerability: [
        'Write to ',
        '. We will answer, and we take no action against people who report in good faith. The same address is in ',
        'security.txt',
        '.',
      ],
    },
    contact: {
      title: 'Contact',
      lead: 'With or without an account.',
      first: 'First',
      heading: 'Write to us',
      other: 'Other ways',
      now: [
        'Is someone impersonating you right now? ',
        'Compare the two profiles',
        '. You don’t have to wait for our answer.',
      ],
      help: ['The ', 'help pages', ' answer what most people ask, platform by platform.'],
      mail: [
        'By email: ',
        '. Please don’t send passwords or identity documents; we will never ask for either.',
      ],
      rights: ['About data that we store: ', 'make a data request', ', which the law gives a deadline.'],
    },
  },
  commitment: {
    title: 'Our commitment',
    lead: 'Five promises. You can check each of them in what you see here.',
  },
  check: {
    title: 'Check an account',
    of: (handle: string, platform: string) => `${handle} on ${platform}`,
    lead: 'Has the person behind an account confirmed it here? Most accounts aren’t registered, which says nothing about them.',
    imitated: ['Is an account using your name or picture? ', 'It’s impersonating me'],
    which: 'Which account?',
    answers: 'What the answer can be',
    can: [
      [
        'done',
        'Confirmed, with the day',
        'The person who controls the account has proven it here. We check again every day where the platform lets us.',
      ],
      [
        'wait',
        'Paused for review',
        'Two similar accounts, a second member who has shown a proof of this one, or a review that someone asked for. It says nothing about the account.',
      ],
      [
        'none',
        'Not registered here, or kept private',
        'As most accounts are. It says nothing about the account.',
      ],
    ],
    yours: [
      'Is it yours?',
      'Prove your account',
      ' and show it in public, and anyone who checks it sees the day you did. It takes an email address and two minutes.',
      (platforms: string) => `Accounts on ${platforms} can’t be confirmed yet.`,
    ],
  },
  confirm: {
    title: 'Confirm your account',
    before: 'Your address was already confirmed.',
    done: 'Your address is confirmed.',
    goesOn:
      'If the page where you signed up is still open, it may continue by itself within a few seconds. If it doesn’t, sign in here.',
    signIn: 'Sign in',
    orSignIn: 'Or sign in here',
    yours:
      'Did you sign up with the address that received this email, and choose the password yourself? Then confirm it. If you didn’t, close this page; nothing will happen.',
    confirm: 'Confirm',
    typeCode: 'Type the code instead',
    email: 'Email',
    code: 'Code',
    hint: 'We emailed it to you when you signed up.',
    resend: 'Resend code',
    resent: 'A new code is on its way.',
    failed: 'Authentication Error',
  },
  helper: {
    title: 'A friend asks for a screenshot',
    reading: 'Reading the link',
    over: {
      title: 'This link no longer works',
      words:
        'A link works once, for seven days, unless whoever sent it to you ends it sooner. If you already sent a screenshot, it has arrived. If not, please ask for a new link.',
    },
    /** Of a case that its owner has closed as not a copy: the account is accused of nothing any more. */
    rests: {
      title: 'No screenshot is needed right now',
      words:
        'Whoever sent you this link doesn’t need your help at the moment. There’s nothing you have to do. If that changes, the link works again until it expires.',
    },
    home: 'Home',
    asks: (name: string) => `${name} asks for a screenshot`,
    why: (platform: string) =>
      `An account on ${platform} seems to use a name or picture that isn’t its own, and may have blocked them. If you can see it, a screenshot helps.`,
    thanks: (name: string) => `Thank you. ${name} has it now.`,
    close: 'You can close this page. The link no longer works.',
    keepFile: 'Please keep the file you chose: its SHA-256 is noted with the screenshot.',
    failed: 'That didn’t work. Please try again.',
  },
  signedOut: {
    tab: 'Signed out',
    waiting: 'Loading...',
    deleted: 'Your account is deleted.',
    out: 'You are signed out.',
    removed: 'Everything in your account will be removed within minutes. ',
    cleared: 'Everything this site kept in your browser is cleared.',
    signIn: 'Sign in',
    home: 'Home',
  },
  linked: {
    x: 'Processing X login...',
    nothing: 'There is nothing to do on this page. You can close it.',
    done: 'Done. You can close this window.',
    refused: 'Nothing has changed. You can close this window and try again.',
  },
  unsubscribe: {
    tab: 'Stop emails',
    settings: 'Settings, Alerts',
    incomplete: 'This link is incomplete',
    openAgain: ['Please open it from the email again, or sign in and choose under ', '.'],
    stopped: (about: string) => `No more emails about ${about}`,
    stillHere: 'You’ll still see everything here when you sign in. ',
    hereButWeek:
      'You’ll still see everything here when you sign in, except your weekly summary, which stops altogether. ',
    /** Of what is made for whoever wants it by email. */
    notHere: 'You won’t get these here, either. ',
    turnOn: ['Turn these emails back on under ', '.'],
    ask: (about: string) => `Stop emails about ${about}?`,
    others: ['Other emails continue, as chosen under ', '.'],
    stop: 'Stop these emails',
  },
} as const;
