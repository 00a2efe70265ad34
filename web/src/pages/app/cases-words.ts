/** The pages of cases. In a file of its own: the dashboard, which loads the words beside, says none of it. */
export const words = {
  title: 'Cases',
  lead: 'Someone is pretending to be you: what you saw, what you did about it, and how it ended.',
  open: 'Open a case',
  defend: 'Defend my account',
  loading: 'Loading your cases',
  none: {
    title: 'No cases',
    words:
      'A case keeps the evidence, guides you through the report, and reminds you to check again. It starts with the link to the account.',
  },
  reported: {
    title: 'Has your own account been reported?',
    before: 'Copies sometimes report the account they copy. ',
    after: ' gives you dated proofs of what is yours, to hand in.',
  },
  notSure: {
    before: 'Not sure whether it’s a copy? ',
    link: 'Compare the two profiles first',
    after: '. You can save the result as a case.',
  },
  fresh: {
    title: 'Open a case',
    lead: 'Start with the link to the account.',
    kept: 'Here is what you put together. Save it as a case, and it’s kept with its time, where only you can see it.',
  },
  defence: {
    title: 'Defend my account',
    lead: 'Dated proofs that these accounts are yours. Hand them in where your account was reported.',
    loading: 'Loading your proofs',
  },
} as const;
