import { businessPlans } from '#domain/plan/business-plan';

const { STARTER, PROFESSIONAL } = businessPlans;

/** What the settings of a business say about its plan. */
export const words = {
  title: 'Plan',
  loading: 'Loading the plan',
  table: { plan: 'Plan', seats: 'Seats', price: 'Price' },
  current: 'Your plan',
  free: 'Free',
  ask: 'Ask us',
  price: (cents: number) =>
    `US$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })} a month`,
  every: 'Look-alike domains, cases, reports and evidence are in every plan.',
  tried: (until: string) =>
    `You are trying ${PROFESSIONAL.name} until ${until}. After that you’re back on ${STARTER.name} automatically, and nothing is charged.`,
  after: `If more than ${STARTER.seats} seats are taken by then, everyone keeps theirs. You can invite again once fewer than ${STARTER.seats} are taken.`,
  over: (until: string) => `The trial of ${PROFESSIONAL.name} ended on ${until}.`,
  /** It isn't offered, though this business never had it. */
  used: `This business can’t try ${PROFESSIONAL.name}: its owner, or another business with the same proven domain, has already had the trial.`,
  full: (used: number, seats: number) =>
    `${used} seats are taken, and the plan has ${seats}. Everyone keeps theirs; new invitations wait until fewer are taken.`,
  try: `Try ${PROFESSIONAL.name} for 30 days`,
  asking: {
    title: `Try ${PROFESSIONAL.name} for 30 days?`,
    words: `The 30 days begin now, and end by themselves; nothing is charged. They end at once if you later prove a domain with which another business has had a trial. It can’t be had a second time: each business, owner and proven domain gets one trial.`,
    yes: 'Start the trial',
    no: 'Not now',
  },
  tryWords: `${PROFESSIONAL.seats} seats, no payment details. The trial ends by itself. Each business, owner and proven domain gets one.`,
  contact: 'Ask us about a plan',
  id: 'When you ask, tell us this ID:',
  message: (id: string) => ({
    subject: 'A plan for our business',
    message: `The ID of our business: ${id}\n\n`,
  }),
} as const;
