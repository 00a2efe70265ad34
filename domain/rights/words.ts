import { brand } from '../brand.ts';
import { utcDay, utcMoment } from '../utc.ts';
import type { Deadline, Law } from './deadlines.ts';
import { type RightsAsk, type RightsState, type WaitsBecause, graceDays } from './rights-request.ts';

/** What is asked, as the person would say it. */
export const askNames = {
  ACCESS: 'See what you store about me',
  EXPORT: 'Get a copy of my data as a file',
  CORRECT: 'Correct something',
  DELETE: 'Delete my account and my data',
  OPT_OUT_OF_SALE: 'Don’t sell or share my data',
  VERIFICATION_OPT_OUT: 'Leave me out of public checks',
} as const satisfies Record<RightsAsk, string>;

/** Each term with the law that sets it. */
const terms: Record<Law, { term: (asks: RightsAsk) => string; cited: (asks: RightsAsk) => string }> = {
  GDPR: { term: () => 'one month', cited: () => 'GDPR, Article 12(3)' },
  CCPA: {
    term: (asks) => (asks === 'OPT_OUT_OF_SALE' ? '15 business days' : '45 days'),
    cited: (asks) => (asks === 'OPT_OUT_OF_SALE' ? 'CCPA, 11 CCR § 7026(f)' : 'CCPA, 11 CCR § 7021(b)'),
  },
};

/** "By 23 December 2026: one month (GDPR, Article 12(3))" */
export const deadlineWords = (asks: RightsAsk, { law, by }: Deadline): string =>
  `By ${utcDay(by)}: ${terms[law].term(asks)} (${terms[law].cited(asks)})`;

const because: Record<WaitsBecause, string> = {
  person: 'One of us will read it and answer you by email.',
  'no account':
    'Nobody signs in with this address. One of us will check whether anything else is stored about it, and answer you by email.',
  'other address':
    'This address belongs to an account that signs in with another one. The quickest way is to sign in and use Settings, or to ask again with that address. Otherwise, one of us will answer you by email.',
  'other address, second step':
    'This address belongs to an account that signs in with another one. The quickest way is to sign in and use Settings. If you can’t sign in, one of us will answer you by email.',
  'second step':
    'Your account asks for a second step, so an email alone can’t open or delete it. The quickest way is to sign in and use Settings. If you can’t sign in, one of us will answer you by email.',
  business:
    'You own a business with other members. Make one of them an admin under Business, then delete your account under Settings. Otherwise, one of us will answer you by email.',
  closing: 'This account is already being closed. One of us will answer you by email.',
};

/** How far a request is: a title and a sentence, on the page and in the email. */
export function whereItStands({ asks, status, because: why, until, answer }: RightsState): {
  title: string;
  what: string;
} {
  const at = until ? utcMoment(Date.parse(until)) : '';
  switch (status) {
    case 'WAITING':
      return { title: 'We’re looking at it', what: because[why ?? 'person'] };
    case 'READY':
      return {
        title: 'Your copy is ready',
        what: `Until ${at}, you can download everything ${brand} stores about you. After that, ask again.`,
      };
    case 'PLANNED':
      return {
        title: 'Your account will be deleted',
        what: `It closes on ${at}, ${graceDays} days after you asked, and everything stored in it is removed. Until then you can cancel it here.`,
      };
    case 'DONE':
      // Also a request that was refused has an end.
      if (answer) return { title: 'Answered', what: 'This request is answered and closed.' };
      if (until)
        return {
          title: 'Your copy has expired',
          what: `Your copy was ready until ${at}. Ask again for a new one.`,
        };
      return asks === 'VERIFICATION_OPT_OUT'
        ? {
            title: 'You’re left out',
            what: `Accounts that anyone proves at ${brand} with this address aren’t shown in public checks. Searches for people don’t find you either, unless you allow it again, under Connections.`,
          }
        : { title: 'Done', what: 'The account is deleted, and this request is closed.' };
    case 'WITHDRAWN':
      if (asks === 'VERIFICATION_OPT_OUT')
        return {
          title: 'You’re shown in checks again',
          what: `Accounts that you prove at ${brand} with this address, and choose to show, can be checked by anyone, unless another address of yours is still left out. Searches for people find you only once you allow it again, under Connections.`,
        };
      return { title: 'Withdrawn', what: 'You withdrew this request. Nothing more will happen.' };
  }
}
