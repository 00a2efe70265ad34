import * as z from 'zod';
import { accountContract } from '#domain/contract/account';
import { normalEmail } from '#domain/text';
import { newUser, User } from '#domain/account/user';
import { graphql } from '../../lib/api/graphql.ts';
import { call } from '../../lib/api/rest.ts';
import { CREATE_USER, GET_USER } from './document.ts';

/**
 * The signed-in person's record. At the first sign-in there is none: it is created (with the e-mail inventory, in one
 * transaction of the server), then the server is told to link the user id to the address.
 */
export async function loadUser(identity: { userId: string; email: string }): Promise<User> {
  const stored = await graphql(GET_USER, { id: identity.userId }, 'getUser', z.nullable(User));
  if (stored) return stored;
  const email = normalEmail(identity.email) ?? identity.email;
  const {
    version: _version,
    role: _role,
    createdAt: _c,
    updatedAt: _u,
    ...input
  } = newUser({ sub: identity.userId, email }, new Date().toISOString());
  let created: User;
  try {
    created = await graphql(CREATE_USER, { input }, 'createUser', User);
  } catch (error) {
    console.error(error);
    throw error;
  }
  return linkAddress(email, created);
}

/** The specification's call after a create. A refusal is logged: the person is already in, and the row already theirs. */
async function linkAddress(email: string, created: User): Promise<User> {
  try {
    const request = { userEmailAddress: email, operation: 'updateUserId' as const };
    const { user } = await call('user', accountContract['update-email-address'], request);
    return user;
  } catch (error) {
    console.error(error);
    return created;
  }
}
