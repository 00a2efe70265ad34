import { askNames } from '#domain/rights/words';
import { graceDays } from '#domain/rights/rights-request';

const { VERIFICATION_OPT_OUT: _, ...dataAsks } = askNames;

/** What the pages of people's rights say, in the order in which it is read. */
export const words = {
  data: {
    title: 'Data request',
    lead: 'See, correct, download or delete what we store about you. You don’t need an account to ask.',
    how: 'How it works',
    steps: [
      'Enter the email address that your request is about. We send a code there, so that nobody else can ask in your name.',
      `With the code, you can download a copy right away, or have the account deleted. If the account signs in with another address, or asks for a second step at sign-in, one of us looks at it first. You have ${graceDays} days to cancel a deletion.`,
      'Anything that one of us has to look at is answered by email, within the time the law sets.',
    ],
    ask: 'Your request',
    asks: 'What would you like?',
    choices: dataAsks,
    details: 'Anything we should know? (optional)',
    /** What the program answers is read by nobody. */
    detailsHint:
      'This is for requests that one of us has to look at. If yours is answered right away, we don’t keep it.',
    correct: 'What is wrong, and what is right?',
    correctMissing: 'Please tell us what to correct.',
    signedIn: [
      'If you can sign in, you can download everything or delete your account at once under ',
      'Settings, Privacy',
      ', and correct most things yourself in the rest of Settings.',
    ],
  },
  optOut: {
    title: 'Verification opt-out',
    lead: 'If you don’t want to appear in checks here, tell us. You don’t need an account.',
    how: 'How it works',
    steps: [
      'Enter your email address. We send a code there, so that nobody else can hide you.',
      'From then on, accounts proven here with that address aren’t shown in public checks, and searches for people don’t find you unless you allow it again. We store a keyed fingerprint of the address: enough to leave you out, not enough to list you.',
      'An opt-out never hides an account from the person it copies, and never stops an alert. Scans still read public profiles, so that nobody can hide a copy.',
    ],
    ask: 'Your opt-out',
    stored: ['If you want us to delete what we store about you, ', 'make a data request', '.'],
  },
  /** Above the form, which somebody else may have come for. */
  broken:
    'This link is incomplete. Please open it from the email again. There’s no need to make another request.',
  noScript: 'Say what you are asking for and which email address it is about. The same deadlines apply.',
  email: 'Email',
  send: 'Send me a code',
  sending: 'Sending',
  orWrite: ['Or write to ', '.'],
  code: {
    title: 'Enter the code',
    confirm: 'Confirm',
  },
  status: {
    loading: 'Loading your request.',
    request: (caseNumber: string) => `Request ${caseNumber}`,
    asked: (what: string, address: string, day: string) => `${what}. Requested on ${day}, from ${address}.`,
    deadlines: 'You get an answer:',
    answer: 'Our answer',
    closed: (day: string) => `Closed on ${day}.`,
    keep: 'Keep the address of this page, or our email, to yourself: it opens this request.',
    download: 'Download',
    downloading: 'Preparing your copy',
    keepAccount: 'Keep my account',
    showAgain: 'Show me in checks again',
    withdraw: 'Withdraw this request',
    another: 'Make another request',
  },
} as const;
