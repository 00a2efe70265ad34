/** What is asked before likely clones are taken for one's own, and what one wasn't compared with. Drawn late, and their words come along. */
export const words = {
  title: 'Is this account really yours?',
  why: (platform: string) => `It looks like a copy of you on ${platform}:`,
  then: 'If you say it’s yours, it joins your list of accounts, and we’ll stop warning you about it. If you didn’t open this account yourself, say no.',
  no: 'No, it’s not mine',
  yes: 'Yes, I opened this account',
  ofCase: {
    why: 'You have an open case that says this account impersonates someone.',
    see: 'See the case',
  },
  addToCase: { add: 'Add the comparison to the case', added: 'The comparison is in the case now.' },
  several: {
    title: 'Are these accounts really yours?',
    why: (count: number) =>
      count === 1 ? 'One of them looks like a copy of you:' : `${count} of them look like copies of you:`,
    then: 'If you say they’re yours, they join your list of accounts, and we’ll stop warning you about them. If you didn’t open them all yourself, go back and uncheck the others.',
    no: 'Go back',
    yes: 'Yes, I opened them all',
  },
  notCompared: {
    several: (count: number) => `${count} of your accounts on other platforms`,
    said: (accounts: string, count: number) =>
      count === 1
        ? `${accounts} isn’t proven, so this account wasn’t compared with it.`
        : `${accounts} aren’t proven, so this account wasn’t compared with them.`,
    like: (count: number, handle: string, platform: string) =>
      count === 1
        ? `One account under “We can’t say yet” has a handle like yours on ${platform}, ${handle}. Yours isn’t proven, so we didn’t compare the two.`
        : `${count} accounts under “We can’t say yet” have handles like yours on ${platform}, ${handle}. Yours isn’t proven, so we didn’t compare them with it.`,
    /** Of a copy that was found beside another account. */
    likeToo: (handle: string, platform: string) =>
      `Its handle is like yours on ${platform}, ${handle}. Yours isn’t proven, so we didn’t compare the two.`,
    /** Where no proof says whose that account is. */
    compare: (count: number) =>
      count === 1 ? 'Compare the two yourself' : 'Compare the first of them yourself',
    prove: (count: number) => (count === 1 ? 'Prove it' : 'Prove them'),
    then: ', and scan again.',
    since: (accounts: string, count: number) =>
      count === 1
        ? `${accounts} was proven after this account was compared. “Scan now” includes it.`
        : `${accounts} were proven after this account was compared. “Scan now” includes them.`,
    /** Where not all of them can be. */
    which: 'See which of them you can prove',
  },
} as const;
