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
} as const;
