import { post } from 'aws-amplify/api';
import { fetchAuthSession } from 'aws-amplify/auth';
import type * as z from 'zod';
import { correlationHeader, newCorrelationId } from '#domain/contract/correlation';
import { DATA } from '../site-config.ts';
import { CallFailed } from './call-failed.ts';

interface Reply {
  data?: Record<string, unknown> | null;
  errors?: readonly unknown[];
}

/**
 * One field of the data service: sends the document, picks `field`, parses it. By Amplify's REST client, which repeats what
 * fails as its GraphQL client does; that one comes later, with the subscriptions. Throws CallFailed.
 */
export async function graphql<Schema extends z.ZodType>(
  document: string,
  variables: Record<string, unknown>,
  field: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const reference = newCorrelationId(crypto.randomUUID());
  try {
    // A token that has run out is renewed first, and that needs the network as well.
    const { tokens } = await fetchAuthSession();
    if (!tokens) throw new CallFailed('You are signed out. Sign in again.', 'UNAUTHENTICATED');
    const headers = { [correlationHeader]: reference, Authorization: tokens.accessToken.toString() };
    const body = { query: document, variables: variables as Record<string, never> };
    const { body: answer } = await post({ apiName: DATA, path: '', options: { headers, body } }).response;
    const reply = (await answer.json()) as Reply;
    if (reply.errors?.length) throw reply;
    return schema.parse(reply.data?.[field]);
  } catch (error) {
    throw CallFailed.from(error, reference);
  }
}
