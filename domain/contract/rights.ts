import * as z from 'zod';
import { CaseNumber } from '../rights/case-number.ts';
import {
  DataRequest,
  OptOutRequest,
  RightsAnswer,
  RightsOutcome,
  RightsState,
  RightsToken,
  WaitingRequest,
} from '../rights/rights-request.ts';
import { Moment } from '../text.ts';
import { endpoint, everyone, operatorsOnly, ownOnly } from './endpoint.ts';

/** Answered by a function of its own: it reads every table, for an export, and ends accounts. */
const byCode = { method: 'POST', auth: 'NONE', row: everyone, answeredBy: 'rights' } as const;
const forOperators = { auth: 'USER', row: operatorsOnly, answeredBy: 'rights' } as const;

const Begun = z.object({ caseNumber: CaseNumber, codeSentTo: z.string(), expiresAt: Moment });
const held = z.object({ token: RightsToken });

/** What people ask of us about data on them, with an account and without one. */
export const rightsContract = {
  'data-request': endpoint({
    ...byCode,
    about:
      'Asks, without an account, for access, correction, deletion, an export, or not to be sold. Sends a code to the ' +
      'address. The answer is the same whether or not anything is stored about it.',
    path: '/app/data-request',
    request: DataRequest,
    response: Begun,
  }),
  'verification-opt-out': endpoint({
    ...byCode,
    about:
      'Asks, without an account, to be left out of public checks. Sends a code to the address. The answer is ' +
      'the same whether or not anything is stored about it.',
    path: '/app/verification-opt-out',
    request: OptOutRequest,
    response: Begun,
  }),
  'confirm-request': endpoint({
    ...byCode,
    about:
      'Confirms a request with the code that was sent, once. What the product can do by itself is done now; the rest ' +
      'waits for an operator. `token` opens the request from now on.',
    path: '/app/confirm-request',
    request: z.object({
      caseNumber: CaseNumber,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'Six digits'),
    }),
    response: z.object({ token: RightsToken, request: RightsState }),
  }),
  'request-status': endpoint({
    ...byCode,
    about: 'How far a request is. The token is in the body, so that no log contains it.',
    path: '/app/request-status',
    request: held,
    response: z.object({ request: RightsState }),
  }),
  'request-download': endpoint({
    ...byCode,
    about: 'A link to the requested copy of all data; it expires after five minutes.',
    path: '/app/request-download',
    request: held,
    response: z.object({ url: z.string(), expiresAt: Moment }),
  }),
  'withdraw-request': endpoint({
    ...byCode,
    about: 'Withdraws a request: the account stays, or is shown again.',
    path: '/app/withdraw-request',
    request: held,
    response: z.object({ request: RightsState }),
  }),
  'show-in-checks': endpoint({
    about:
      'Takes back an opt-out from public checks for every confirmed address of the caller. `leftOutSince`: null, unless ' +
      'somebody with one of these mailboxes opted out again meanwhile.',
    method: 'POST',
    path: '/app/show-in-checks',
    auth: 'USER',
    row: ownOnly,
    answeredBy: 'rights',
    request: z.object({}),
    response: z.object({ leftOutSince: Moment.nullable() }),
  }),
  'get-rights-requests': endpoint({
    ...forOperators,
    about: 'Operators only: requests that wait for a person, the earliest deadline first.',
    method: 'GET',
    path: '/app/get-rights-requests',
    request: z.object({}),
    response: z.object({ requests: z.array(WaitingRequest) }),
  }),
  'answer-rights-request': endpoint({
    ...forOperators,
    about: 'Operators only: answers a request by email and closes it. `mailed`: whether the email was sent.',
    method: 'POST',
    path: '/app/answer-rights-request',
    request: z.object({ caseNumber: CaseNumber, outcome: RightsOutcome, answer: RightsAnswer }),
    response: z.object({ mailed: z.boolean() }),
    idempotent: true,
  }),
};
