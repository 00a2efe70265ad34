import type { Mutant } from './mutant.ts';

/** What keeps the product from being used against somebody. */
export const abuseMutants: Mutant[] = [
  {
    ...{ file: 'lambdas/store/proof/owners-of.ts', test: 'lambdas/store/proof/owners-of.test.ts' },
    drops: 'that a private proof tells others nothing',
    find: 'if (shown || owner === asker) ',
    put: '',
  },
  {
    ...{
      file: 'lambdas/account/contact/pool-texts.ts',
      test: 'lambdas/account/contact/pool-texts.test.ts',
    },
    drops: 'how many texts a number gets',
    find: '(await count(`to#${keyHash(to)}`, perNumber)) &&',
    put: '',
  },
  {
    ...{
      file: 'lambdas/account/contact/contact-codes.ts',
      test: 'lambdas/account/contact/contact-codes.test.ts',
    },
    drops: 'how many codes an address gets in a day',
    find: 'await spend(`${to}#day`, codeBudgets.perAddressAndDay, day);',
    put: '',
  },
  {
    ...{ file: 'lambdas/people/change-vouch.ts', test: 'lambdas/people/change-vouch.test.ts' },
    drops: 'how often somebody hears of one who asks',
    find: 'tell: told ? notice : undefined,',
    put: 'tell: notice,',
  },
  {
    ...{
      file: 'lambdas/store/business/domain-holder.ts',
      test: 'test/authorization/business-account.test.ts',
    },
    only: 'once for a proven domain',
    drops: 'that a trial is over with a domain that was tried',
    find: "trialUntil > at ? 'is over' : 'goes on'",
    put: "'goes on'",
  },
];
