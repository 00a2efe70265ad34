/** What people are told about connections and about vouching for an account, to be read in one sitting. */
export const words = {
  noneYet: 'No verified person is connected with you yet. Each adds 5 to your score, the first at once.',
  connected: (people: number, points: number, isMost: boolean) =>
    `${people === 1 ? 'One verified connection' : `${people} verified connections`}: +${points} to your score${isMost ? ', the most that connections can add' : ''}.`,
  verified: 'Verified',
  notVerified: 'Not verified yet, does not count',
  ending: (name: string) =>
    `Both scores may fall, and what you vouched for each other no longer counts. ${name} sees that it ended; either of you can ask again.`,
  vouch: {
    title: 'People who vouch for it',
    lead: 'A connected person who knows that this account is yours can say so. Their word is for this account alone.',
    nobody: 'Nobody is connected with you yet.',
    find: 'Find people you know',
    ask: 'Ask',
    asked: 'Asked, no answer yet',
    takeBack: 'Take back',
    given: 'Vouches for it',
    givenUnverified: 'Vouches for it, counts once they are verified',
    drop: 'Remove',
    isTheirs: (account: string) => `Is ${account} theirs? Say yes only if you know it.`,
    yes: 'Yes, vouch for it',
    no: 'Decline',
    youVouch: (account: string) => `You vouch for ${account}.`,
    withdraw: 'Withdraw',
  },
};
