/** What the first page says. Its promises have their lines in docs/security.md, which says what holds them. */
export const words = {
  hero: {
    title: 'One letter apart.',
    lead: 'Someone can take your name, your picture and a handle that reads like yours. Countersign finds the copies, lays the evidence side by side, and prepares the report.',
    compare: 'Someone is pretending to be me',
    free: 'Two minutes, no account. Nothing you enter leaves your browser.',
    join: ['Create an account', ' and we’ll keep looking for copies.'],
  },
  urgent: {
    title: 'Copied yesterday? Start here.',
    compare: 'Compare two profiles',
    steps: [
      [
        'Paste both links',
        'Yours and the copy’s. We read the platform and the handle from them, and fetch nothing.',
      ],
      ['See them side by side', 'Handle, name and picture, and how alike they are, in words and numbers.'],
      [
        'Leave with the report',
        'The platform’s own form, what it will ask for, a text to paste, a warning to post.',
      ],
    ],
  },
  how: {
    title: 'How it works',
    prove: [
      'You prove that one account is yours',
      'Where the platform lets us check, you sign in to it or place a short code on your public profile. Until then we only look for copies of that one handle, so nobody can use Countersign to search for a stranger.',
    ],
    search: [
      'We search where searching is allowed',
      'Where a platform has a search we may use, we use it. On the others, we compare what you give us. Whatever couldn’t be searched is listed, platform by platform.',
    ],
    judge: [
      'A shared name isn’t a copy',
      'It is a coincidence. We speak of a clone only when two parts of an identity are copied, one picture is copied, a name is imitated with letters of another alphabet, or your proof code appears on another profile.',
    ],
    decide: [
      'You decide, we prepare',
      '“This is me”, “Ignore” or “Report”. A report comes with dated evidence and the words the platform asks for. You send it, in your own name.',
    ],
    verified: 'Verified on GitHub, 14 March 2026',
    lastCheck: 'Checked again every day.',
    searched: 'GitHub: 46 look-alikes searched',
    given: 'Zoom: one account that you gave us',
    notSearched: 'WhatsApp: couldn’t be searched',
    report:
      '“It uses my name (letter for letter), my picture and my bio. Its handle differs from mine in one place: digit 1 in place of l.”',
  },
  promises: {
    title: 'What we promise, and what we can’t see',
    will: 'We promise',
    cannot: 'We can’t see',
  },
  plans: {
    title: 'For one person, or a company',
    individual: [
      'Individual',
      'One person',
      'Your accounts, your copies, your reports.',
      'Create an account',
    ],
    starter: [
      'Starter',
      '15 seats',
      'A company, the people in it who agree, and its look-alike domains.',
      'About business',
    ],
    professional: [
      'Professional',
      '50 seats',
      'Everything in Starter, for more people. Free to try for 30 days.',
      'Try it',
    ],
    enterprise: ['Enterprise', '500 seats', 'Retention and support as your contract says.', 'Talk to us'],
    after: 'What we find about a member stays theirs until they choose to share it with the company.',
  },
} as const;

type Said = readonly (readonly [lead: string, text: string])[];

export const PROMISES: Said = [
  ['We never call anyone real or fake.', 'You see the evidence and the reasons.'],
  ['A namesake is a person.', 'We suggest no report against someone who only shares your name.'],
  [
    'Being found is off until you turn it on.',
    'Until then, nobody who searches for people finds you, or learns whether you are here.',
  ],
  ['Nothing happens until you decide.', 'We never report anyone for you or send anything in your name.'],
];

/** At equal size: what no search of ours can see. */
export const LIMITS: Said = [
  [
    'Some platforms offer no search we may use.',
    'WhatsApp and Zoom offer none; on eight others we see only what a search engine holds. Give us a link and we’ll compare it.',
  ],
  ['Private and hidden accounts.', 'If a copy blocks you, a friend can take the screenshot.'],
  ['Faces.', 'We recognize a copied picture, never a person in another picture.'],
  ['Everything.', '“No copies found” means none where we looked, on the day we looked.'],
];
