import * as z from 'zod';
import { Connection } from '../people/connection.ts';
import { Vouch } from '../people/vouch.ts';
import { Platform } from '../platform/platform.ts';
import { AccountName } from '../platform/social-account.ts';
import { EmailAddress, Id, line } from '../text.ts';
import { endpoint, ownOnly } from './endpoint.ts';

/** Somebody by an exact address: an e-mail address, or an account they have proven. One of the two. */
const Address = z.object({
  emailAddress: EmailAddress.optional(),
  platform: Platform.optional(),
  /** Handle, or a link to the profile. */
  handle: line(500).min(1).optional(),
});

/** People who know each other. */
export const peopleContract = {
  'find-users': endpoint({
    about:
      'Looks for a person by an exact address. `person` is null both when nobody has it and when its ' +
      'owner does not want to be found; the answer takes equally long. A request can be sent either way.',
    method: 'POST',
    path: '/user/find-users',
    auth: 'USER',
    row: ownOnly,
    request: Address,
    /** `connected`: the caller is, with this person. */
    response: z.object({
      person: z.object({ name: z.string(), verified: z.boolean(), connected: z.boolean() }).nullable(),
    }),
  }),
  'request-connection': endpoint({
    about:
      'Asks someone to connect, by address or by the `peerId` of a former connection. The answer is the ' +
      'same whether or not anyone is there.',
    method: 'POST',
    path: '/user/request-connection',
    auth: 'USER',
    row: ownOnly,
    request: Address.extend({ peerId: Id.optional() }),
    response: z.object({ connection: Connection }),
    idempotent: true,
  }),
  'answer-connection': endpoint({
    about: 'Accepts or ignores a request. People you ignore are not notified.',
    method: 'POST',
    path: '/user/answer-connection',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ peerId: Id, answer: z.enum(['accept', 'ignore']) }),
    response: z.object({ connection: Connection }),
    idempotent: true,
  }),
  'break-connection': endpoint({
    about: 'Ends a connection, or withdraws a request (`connection` is null then).',
    method: 'POST',
    path: '/user/break-connection',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ peerId: Id }),
    response: z.object({ connection: Connection.nullable() }),
    idempotent: true,
  }),
  'ask-vouch': endpoint({
    about:
      "Asks a connected person to say that one account on the caller's list is theirs; `ask: false` takes the request, or " +
      'the word, back.',
    method: 'POST',
    path: '/user/ask-vouch',
    auth: 'USER',
    row: ownOnly,
    request: AccountName.extend({ peerId: Id, ask: z.boolean() }),
    response: z.object({ vouches: z.array(Vouch) }),
    idempotent: true,
  }),
  'answer-vouch': endpoint({
    about:
      'Vouches that one account of a connected person is theirs, only when asked; declines to, or ' +
      'takes it back.',
    method: 'POST',
    path: '/user/answer-vouch',
    auth: 'USER',
    row: ownOnly,
    request: AccountName.extend({ peerId: Id, answer: z.enum(['give', 'decline', 'withdraw']) }),
    response: z.object({ vouches: z.array(Vouch) }),
    idempotent: true,
  }),
  'get-connections': endpoint({
    about:
      "The caller's side of each connection, with what each says for accounts of the other. `vouching` counts the verified " +
      'people connected with them now, who raise the score.',
    method: 'GET',
    path: '/user/get-connections',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({
      connections: z.array(
        Connection.extend({
          /** Of who is connected, or asks: they have proven an account. It says nothing of the name. Null: nobody looked it up. */
          peerVerified: z.boolean().nullable(),
          /** What they were called when they asked, or when both connected if this side asked; where they have changed their name since. */
          earlierName: z.string().nullable(),
          vouches: z.array(Vouch),
        }),
      ),
      vouching: z.number().int(),
      findable: z.boolean(),
    }),
  }),
  'set-findable': endpoint({
    about:
      'Whether find-users may show the caller to people who type their exact address. Off until they turn' +
      ' it on.',
    method: 'POST',
    path: '/user/set-findable',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findable: z.boolean() }),
    response: z.object({ findable: z.boolean() }),
    idempotent: true,
  }),
};
