import type { WaitsBecause } from '#domain/rights/rights-request';

/** What operators read of requests about data. */
export const words = {
  title: 'Data requests',
  loading: 'Loading data requests',
  waiting: (count: number) => (count === 0 ? 'None waiting' : `${count} waiting`),
  none: 'No requests are waiting. Copies, deletions and opt-outs that need only a code are handled automatically.',
  due: (day: string) => `Answer by ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  from: (address: string, day: string, caseNumber: string) => `${address}, ${day}, ${caseNumber}`,
  because: {
    person: '',
    'no account': 'Nobody signs in with this address.',
    'other address': 'This address belongs to an account that signs in with another one.',
    'other address, second step':
      'This address belongs to an account that signs in with another one and has a second step.',
    'second step': 'The account has a second step. A code by email isn’t enough to open or delete it.',
    business: 'Owns a business with members and no other admin.',
    closing: 'The account is already being closed.',
  } satisfies Record<WaitsBecause, string>,
  outcome: 'How it ends',
  outcomes: { done: 'Done as asked', refused: 'Refused' },
  answer: 'Your answer',
  hint: 'We email it to the person and keep it with the request. Say what was done, or why not.',
  send: 'Send and close',
  sending: 'Sending',
  sent: 'Answered and closed.',
  notMailed: 'Closed, but the email couldn’t be sent. The answer is on the request’s page.',
  open: 'Answer',
  cancel: 'Not now',
} as const;
