/** What people read about connections and about vouching for an account, in the order in which they meet it. */
export const words = {
  noneYet: 'You have no verified connections yet. Each adds 5 to your score, starting with the first.',
  connected: (people: number, points: number, isMost: boolean) =>
    `${people === 1 ? 'One verified connection' : `${people} verified connections`}: +${points} to your score${isMost ? ', the most that connections can add' : ''}.`,
  someone: 'Someone',
  nameFirst: {
    why: 'They see who you are by your name, and you have none here yet.',
    label: 'Your name',
    hint: 'The name people know you by. You can change it in your profile.',
    save: 'Add my name',
    saving: 'Saving',
    saved: (name: string) => `Saved. They’ll see you as “${name}”.`,
  },
  asking: {
    title: 'Requests to connect',
    check:
      'Each has typed their own name, and anyone can type any name. Before you accept, make sure another way that it was them who asked.',
    mark: 'Waiting for you',
    accept: 'Accept',
    ignore: 'Ignore',
    ignored: (name: string) => `You are ignoring ${name}. They won’t be notified.`,
  },
  people: {
    title: 'Connected',
    verified: 'Has proven an account',
    notVerified: 'Hasn’t proven an account',
    notCounted: 'Hasn’t proven an account yet, so it doesn’t count',
    earlier: (name: string, youAsked: boolean) =>
      `Called “${name}” when ${youAsked ? 'you connected' : 'they asked'}`,
    end: 'End',
  },
  given: {
    account: (handle: string, platform: string) => `${handle} on ${platform}`,
    open: 'Open the account',
    isTheirs: (account: string) => `Is ${account} theirs? Say yes only if you’re sure.`,
    yes: 'Yes, vouch for it',
    no: 'Decline',
    youVouch: (account: string, counts: boolean) =>
      `You vouch for ${account}.${counts ? '' : ' It counts once you’ve proven an account of your own.'}`,
    withdraw: 'Withdraw',
  },
  waiting: { title: 'Requests you sent', mark: 'No answer yet', cancel: 'Cancel' },
  find: {
    title: 'Find someone you know',
    label: 'Their exact email address, or a link to one of their profiles',
    hint: 'A handle works too, if you choose its platform. It must be an address they have confirmed or an account they have proven.',
    invalid: 'Please enter a valid email',
    search: 'Search',
    searching: 'Searching',
    verified: 'Has proven an account',
    notVerified: 'Hasn’t proven an account',
    /** By what was looked for. */
    nobody: {
      address:
        'No one can be found at this address. We say the same whether nobody has it or its owner prefers not to be found. You can ask anyway: if someone here has this address and you aren’t connected with them yet, they’ll get your request.',
      account:
        'No one can be found by this account. We say the same whether nobody here has proven it or its owner prefers not to be found. You can ask anyway: if someone here has proven it and you aren’t connected with them yet, they’ll get your request.',
    },
    connected: 'You’re connected.',
    ask: (name: string) => `Ask ${name} to connect`,
    askAnyway: 'Ask anyway',
    asking: 'Asking',
    asked: {
      address:
        'If someone here has this address and isn’t connected with you yet, they now have your request.',
      account:
        'If someone here has proven this account and isn’t connected with you yet, they now have your request.',
    },
  },
  ended: { title: 'Ended', mark: 'Ended', again: 'Ask again' },
  ignored: { title: 'Ignored', mark: 'You ignored their request', accept: 'Accept after all' },
  findable: {
    title: 'Being found',
    show: 'Show my name to people who enter my exact email address, or the link to an account I’ve proven',
    means:
      'It also shows them whether you’ve proven an account. When off, searches won’t find you. Requests reach you either way, and people you ignore aren’t notified.',
    exception:
      'You asked to be left out of public checks. This is an exception: when it’s on, people who search for you here find your name.',
    nameless: 'You have no name here yet, so searches can’t show you.',
    failed: (why: string) => `Not saved. ${why}`,
  },
  ending: {
    title: (name: string) => `End the connection with ${name}?`,
    text: (name: string) =>
      `Both scores may drop, and what you vouched for each other no longer counts. ${name} will see that it ended. Either of you can ask again.`,
    end: 'End connection',
    keep: 'Keep connection',
  },
  asked: {
    title: 'People who vouch for it',
    lead: 'Someone you’re connected with can confirm that this account is yours. They vouch for this account only.',
    nobody: 'You have no connections yet. ',
    find: 'Find people you know',
    ask: 'Ask',
    asked: 'Asked, no answer yet',
    cancel: 'Cancel request',
    given: 'Vouches for it',
    givenUnverified: 'Vouches for it; counts once they are verified',
    remove: 'Remove',
  },
};
