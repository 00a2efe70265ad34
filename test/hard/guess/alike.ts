import { isDeepStrictEqual } from 'node:util';
import type { Result, Told } from '../case.ts';
import type { Reached } from '../stack/attacked.ts';
import type { Scene } from '../stack/scene.ts';
import { identityOf } from './identity.ts';

/** Of the same form as the address that is known: a mask shows its first letter. */
export const unknownLike = (email: string) => email.replace(/^(.)[^@]*/, '$1nobody');

/** What anybody may ask about an address that is known here, and about one that is not: the words must be the same. */
export async function alike(
  attacked: Reached,
  { maya, operator, restore }: Scene,
  { say }: Told,
): Promise<Result> {
  const { ask, begin, wrongPassword } = identityOf(attacked);
  const rest = (name: string, input: object) => attacked.wire.rest('app', name, input, {});
  const by = { token: operator.accessToken };
  const questions: [string, (email: string) => Promise<unknown>][] = [
    ['begin a sign-in', async (email) => shapeOf(await begin(email))],
    ['a wrong password', async (email) => wrongPassword(await begin(email))],
    ['ask for a new password', (Username) => ask('ForgotPassword', { Username })],
    [
      'set it with a wrong code',
      (Username) =>
        ask('ConfirmForgotPassword', { Username, ConfirmationCode: '000000', Password: 'Another-h0rse' }),
    ],
    ['ask for what is stored', (email) => rest('data-request', { asks: 'ACCESS', email, details: '' })],
    ['ask to be left out', (email) => rest('verification-opt-out', { email })],
    ['find a person', (email) => attacked.wire.rest('user', 'find-users', { emailAddress: email }, by)],
    ['read an inventory', (email) => readInventory(attacked, email, by)],
  ];
  const differ: string[] = [];
  for (const [what, question] of questions) {
    const [known, unknown] = [maya.email, unknownLike(maya.email)];
    const said = [masked(await question(known), known), masked(await question(unknown), unknown)];
    await restore();
    if (isDeepStrictEqual(said[0], said[1])) continue;
    differ.push(what);
    say(`${what}: ${JSON.stringify(said[0]).slice(0, 300)} / ${JSON.stringify(said[1]).slice(0, 300)}`);
  }
  return {
    tried: `${questions.length} questions about a known and an unknown address`,
    mark: 'the same words',
    result: differ.length === 0 ? 'the same' : `other at: ${differ.join(', ')}`,
    held: differ.length === 0,
  };
}

const readInventory = (attacked: Reached, emailAddress: string, by: { token: string }) =>
  attacked.wire.graphql(
    'query ($e: String!) { getEmailInventory(emailAddress: $e) { id emailAddress type } }',
    { e: emailAddress },
    by,
  );

/** Of an answer whose values are drawn anew each time: their names and lengths. */
const shapeOf = ({ kind, body }: { kind: string; body: Record<string, unknown> }) => ({
  kind,
  challenge: body.ChallengeName,
  values: Object.entries((body.ChallengeParameters ?? {}) as Record<string, string>)
    .map(([name, value]) => `${name} ${/^[0-9a-f]+$/.test(value) ? 'hex' : value.length}`)
    .sort(),
});

/** The same text without what differs from call to call anyway: the address itself, random ids, moments. */
const masked = (said: unknown, email: string): unknown =>
  JSON.parse(
    JSON.stringify(said)
      .replaceAll(email, 'EMAIL')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
      .replace(/"caseNumber":"[^"]+"/g, '"caseNumber":"NUMBER"')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,}/g, 'ID'),
  );
