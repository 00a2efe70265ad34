import * as z from 'zod';
import { Connection } from '../people/connection.ts';
import { Platform } from '../platform/platform.ts';
import { EmailAddress, Id, line } from '../text.ts';
import { endpoint, ownOnly } from './endpoint.ts';

/** Somebody by an exact address: an e-mail address, or an account they have proven. One of the two. */
const Address = z.object({
  emailAddress: EmailAddress.optional(),
  platform: Platform.optional(),
  /** Handle, or a link to the profile. */
  handle: line(500).min(1).optional(),
});

/** Part of the user group. */
export const connectionsContract = {
  /**
   * Looks for a person by an exact address. `person` is null when nobody has it, and as well when whoever has it does not
   * want to be found; the answer takes the same time. A request can be sent either way.
   */
  'find-users': endpoint({
    method: 'POST',
    path: '/user/find-users',
    auth: 'USER',
    row: ownOnly,
    request: Address,
    response: z.object({ person: z.object({ name: z.string(), verified: z.boolean() }).nullable() }),
  }),
  /** Asks by an address, or asks a former connection again by `peerId`. The answer is the same whether or not anybody is there. */
  'request-connection': endpoint({
    method: 'POST',
    path: '/user/request-connection',
    auth: 'USER',
    row: ownOnly,
    request: Address.extend({ peerId: Id.optional() }),
    response: z.object({ connection: Connection }),
    idempotent: true,
  }),
  /** `ignore`: whoever asked is not told. */
  'answer-connection': endpoint({
    method: 'POST',
    path: '/user/answer-connection',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ peerId: Id, answer: z.enum(['accept', 'ignore']) }),
    response: z.object({ connection: Connection }),
    idempotent: true,
  }),
  /** Ends a connection, or takes a request back (null then). */
  'break-connection': endpoint({
    method: 'POST',
    path: '/user/break-connection',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ peerId: Id }),
    response: z.object({ connection: Connection.nullable() }),
    idempotent: true,
  }),
  /** The caller's side of each connection. `vouching`: verified people connected with them now. */
  'get-connections': endpoint({
    method: 'GET',
    path: '/user/get-connections',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({
      connections: z.array(Connection.extend({ peerVerified: z.boolean() })),
      vouching: z.number().int(),
      findable: z.boolean(),
    }),
  }),
  /** Whether find-users may show the caller to people who type their exact address. Off until they turn it on. */
  'set-findable': endpoint({
    method: 'POST',
    path: '/user/set-findable',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findable: z.boolean() }),
    response: z.object({ findable: z.boolean() }),
    idempotent: true,
  }),
};
