import { STEPS } from './progress.ts';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const total = NUMBERS[STEPS.length]!.toLowerCase();

/** The sentences of the first steps, to be read in one sitting. */
export const words = {
  heading: {
    start: 'Start with one account that is yours',
    some: (count: number) => `${NUMBERS[count]} of ${total} done`,
    named: (heading: string, name: string | undefined) => {
      const first = name?.split(' ')[0];
      // An initial or a title is not what anybody is called.
      const called = first?.endsWith('.') ? name : first;
      return `${heading}${called ? `, ${called}` : ''}`.replace(/\.?$/, '.');
    },
    all: `All ${total} done`,
    unverified: 'You’re not verified yet',
    enough: 'That’s all for now',
  },
  place: {
    start: 'It’s all we need for a first scan. The other steps can wait, and we keep your place.',
    left: (minutes: string) => `About ${minutes} left. You can stop any time; we keep your place.`,
    kept: 'We keep your place.',
    minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    later: 'Finish later',
    dashboard: 'Go to the dashboard',
    also: 'Whenever you like:',
    testify: 'make your pictures testify',
    progress: (count: number) => `${count} of ${STEPS.length} steps done`,
    picture: 'Your picture',
    enough: 'You’re ready for a first scan. The other steps make it better, later.',
    scanning: 'Your scan is running. Carry on here, or',
    watch: 'watch it on the dashboard',
  },
  step: { done: 'Done', skipped: 'Skipped', skip: 'Skip for now' },
  account: {
    title: 'One account that is yours',
    why: 'All a first scan needs. Its handle is what copies imitate.',
    more: (count: number) => `, and ${count} more`,
  },
  firstScan: {
    title: 'First scan',
    running: 'Running',
    see: 'See the results',
    cannotSay: (count: number) =>
      `We can’t say yet whether ${count === 1 ? 'one account copies' : `${count} accounts copy`} you. Add your name and picture in the steps below, then scan again.`,
    /** The same, once the name is there. */
    scanAgain: (count: number) =>
      `We know your name now. Scan again to compare ${count === 1 ? 'the account' : `the ${count} accounts`} found with it.`,
    where: 'Results appear on the dashboard, one platform at a time.',
    needs: 'All it needs is one account that is yours.',
    compare: 'Compare a copy',
    scanning: 'Scanning',
    scan: 'Scan now',
    dashboard: 'Go to the dashboard',
    underWay: 'Your scan is running. You can carry on here or watch it on the dashboard.',
  },
  proof: {
    title: 'Prove that it’s yours',
    waiting: 'Once you’ve added an account, you can prove that it’s yours.',
    why: 'Until then you’re Unverified, and we only search for look-alikes of its handle. Proving it unlocks the wider search.',
    done: 'Proven. You’re verified.',
  },
  twoStep: {
    title: 'Two-step sign-in',
    why: 'A code in addition to your password, so someone who learns your password still can’t sign in.',
    on: 'On.',
    elsewhere: (provider: string) => `You sign in with ${provider}. You can turn on two-step sign-in there.`,
  },
  names: { title: 'Your name, as people know you', why: 'Copies usually carry it.' },
  picture: {
    title: 'A picture others might copy',
    why: 'We compare it with the pictures of accounts that look like yours, and never look for your face.',
    done: 'We compare it with the pictures of accounts that look like yours, and never look for your face.',
    testify: 'Make your pictures testify: marked copies for your accounts',
  },
  phone: {
    title: 'A phone number, if you like',
    why: 'Adds 15 to your score. Used for codes, never shown.',
    done: 'Confirmed. Used for codes, never shown.',
    list: 'Your phone numbers',
  },
  alsoMine: {
    title: 'Which of these are also you?',
    why: 'Your own accounts look most like you. Tell us which are yours and we won’t report them back to you.',
    done: 'You’ve answered this. You can add more accounts at any time, in the first step or under Connections.',
    waiting: 'We’ll ask once you’ve added an account.',
    nothing:
      'There’s nothing to ask about. You can add more accounts at any time, in the first step or under Connections.',
    goOn: 'Continue',
    picture: (handle: string) => `Picture of ${handle}`,
    where: (platform: string) => `on ${platform}`,
    found: 'Found by our scan',
    given: 'Added by you',
    notSearched: 'Your handle there. We haven’t checked that the account exists.',
    free: 'Your handle there. Nobody had it when we checked.',
    same: 'The same handle as yours',
    open: 'Open the account',
    likely: 'Looks like a copy',
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    these: (count: number) =>
      count === 0 ? 'These are mine' : count === 1 ? 'This one is mine' : `These ${count} are mine`,
    none: 'None of them',
    saved: (count: number) => (count === 1 ? 'One account added.' : `${count} accounts added.`),
  },
  typed: {
    lead: 'You entered this to compare two accounts. You can use it here, too.',
    account: 'Your account',
    name: 'Your name',
    picture: 'Your picture',
    compare: 'Open the comparison',
    /** Once the rest was used. */
    open: (handle: string, platform: string) =>
      `Your comparison with ${handle} on ${platform} is still here.`,
    used: 'Saved to your profile.',
  },
} as const;
