/** What the pages for people who are signed in say themselves; most words are those of their features. */
export const words = {
  dashboard: {
    title: 'Dashboard',
    loading: 'Loading...',
    steps: 'Step by step',
    pretending: 'Someone is pretending to be me',
    report: 'Impersonation detection report',
    you: 'You',
    profile: 'Profile',
    score: 'Authentication score',
    help: 'Help',
    helpLead: 'What our words mean, where we look and how to report:',
    questions: 'questions and answers',
    tour: 'Take the tour',
    started: 'Getting started',
  },
  onboarding: { title: 'Getting started', loading: 'Loading your progress' },
  connections: {
    people: 'People',
    peopleLead: 'Verified people who know you raise your score and can vouch for an account of yours.',
    social: 'Social accounts',
    socialLead: 'The accounts that are yours. We look for accounts that copy them.',
  },
  cases: {
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
  },
  support: {
    title: 'Help',
    lead: 'Common questions, and how to reach us if yours isn’t here.',
    questions: [
      {
        asked: 'What does “likely clone” mean?',
        answer:
          'At least two details of your identity are copied, and closely. A picture copied exactly is a “possible clone” by itself. Both tell you how alike two accounts are, not who is behind them.',
      },
      {
        asked: 'Why do you show me someone who has my name?',
        answer:
          'Because it’s your name too. One shared detail makes a namesake, not a copy, so there’s no report button. Choose “Ignore” and it won’t bother you again.',
      },
      {
        asked: 'What does the authentication score measure?',
        answer:
          'What you have proven: your email, phone and accounts, and the verified people who know you. Copies never lower it.',
      },
      {
        asked: 'Why couldn’t you search some platforms?',
        answer:
          'They offer no search we may use, or didn’t answer in time. Your scan names each of them. With a link, you can compare an account yourself.',
      },
      {
        asked: 'What happens when I report an account?',
        answer:
          'We prepare the text and open the platform’s own form. You send it in your own name, then tell us, and we check whether the account is still there.',
      },
      {
        asked: 'The account has blocked me. How do I get a screenshot?',
        answer: 'Save ',
        link: ['/cases', 'a case'],
        after:
          ' and create a link there for a friend who can still see the account. The link works once, within seven days, and your friend needs no account.',
      },
      {
        asked: 'My own account was reported. What can I show?',
        link: ['/cases/defend', 'Defend my account'],
        after: ' gives you the accounts you have proven, with their dates, as a page to print and as a file.',
      },
    ],
    compare: 'Compare two profiles',
    cases: 'Your cases',
    write: 'Write to us',
  },
} as const;
