import { STEPS } from './progress.ts';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const total = NUMBERS[STEPS.length]!.toLowerCase();

/** The sentences of the first steps, to be read in one sitting. */
export const words = {
  heading: {
    start: 'Start with one account that is yours',
    some: (count: number) => `${NUMBERS[count]} of ${total} done`,
    all: `All ${total} done`,
    unverified: 'You’re not verified yet',
    enough: 'That’s all for now',
  },
  proof: {
    title: 'Prove that it’s yours',
    waiting: 'Once you have added an account, you can prove that it’s yours.',
    why: 'Until then you are Unverified, and we search for look-alikes of its handle alone. Proving it unlocks the wider search.',
    done: 'Proven. You are verified.',
  },
  twoStep: {
    title: 'Two-step sign-in',
    why: 'A code in addition to your password. Someone who learns your password still can’t sign in.',
    on: 'On.',
    elsewhere: (provider: string) => `You sign in with ${provider}. Two-step sign-in is set there.`,
  },
  alsoMine: {
    where: (platform: string) => `on ${platform}`,
    found: 'Found by our search',
    notSearched: 'Your handle there. We have not checked that the account exists.',
    same: 'The same handle as yours',
    open: 'Open the account',
    likely: 'Looks like a copy',
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    these: (count: number) =>
      count === 0 ? 'These are mine' : count === 1 ? 'This one is mine' : `These ${count} are mine`,
    none: 'None of them',
    saved: (count: number) => (count === 1 ? 'One account was added.' : `${count} accounts were added.`),
  },
  twice: {
    title: 'Is this account really yours?',
    why: (platform: string) => `It looks like a copy of you on ${platform}:`,
    then: 'If you say it is yours, we stop warning you about it. If you did not open this account yourself, say no.',
    no: 'No, it’s not mine',
    yes: 'Yes, I opened this account',
  },
  typed: {
    title: 'From your comparison',
    lead: 'You typed this before you had an account. Use it here, or leave it.',
    account: 'Your account',
    name: 'Your name',
    picture: 'Your picture',
    pictureAlt: 'The picture you chose for the comparison',
    other: (handle: string, platform: string) => `You compared it with ${handle} on ${platform}.`,
    compare: 'Open the comparison',
    use: 'Use what is ticked',
    leave: 'Leave it',
    used: 'Saved to your profile.',
  },
} as const;
