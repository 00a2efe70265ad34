/** What is said where a person's own case can go to their business. */
export const words = {
  question: 'Does this case belong to your business?',
  /** Above a case that is said to be for a business. */
  note: 'This case is for your business, but only you can see it.',
  offer: (name: string) => `Move it to ${name}`,
  offers: 'Move it to a business',
  unnamed: 'your business',
  setUp: {
    before: 'Once your business is set up here, you can move the case to it.',
    link: 'Set up your business',
  },
  /** Of a case that is said to be for somebody else. */
  open: 'A case for a business is opened on its own page:',
  dialog: {
    title: (name: string) => `Move this case to ${name}?`,
    titleOfSeveral: 'Move this case to a business?',
    which: 'Which business',
    changes: 'What changes',
    seen: 'Its admins and managers can see this case and work on it.',
    stays: 'The case stays with the business if you leave it, and is deleted with it.',
    /** Whom the case says is impersonated, before it is said to be the business. */
    isOurs: (account: string, name: string) => `${account} is an account of ${name}`,
    whyOurs: (name: string) =>
      `The report and the evidence pack will say that it’s one of ${name}’s, and the warning will too, once ${name} lists it. If it’s your own account, keep the case here.`,
    voice: 'The report, the warning and the evidence pack speak for the business.',
    reminder: 'The reminder goes to everyone who gets alerts for the business.',
    friend: 'The link you gave to a friend stops working.',
    noFriends:
      'There are no links for friends there. If the account has blocked you, another admin or manager can add the screenshot.',
    back: 'All of its evidence comes along. You can’t move it back.',
    move: 'Move it',
    moving: 'Moving',
    keep: 'Keep it here',
    offline: 'Without a connection, it can’t be moved. It stays here until you’re back online.',
    other: 'See that case',
  },
  moved: (name: string) => `Moved to ${name}. Its admins and managers can see it now.`,
} as const;
