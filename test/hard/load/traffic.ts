import type { Person } from '../../support/people.ts';
import type { Reached } from '../stack/attacked.ts';

/** One call of somebody. @throws where it was not answered */
export type Call = () => Promise<void>;

/** Four fifths read what a dashboard opens with, one fifth changes a name. `draw`: 0 <= value < 1, for each call. */
export function mixedTraffic({ wire }: Reached, people: readonly Person[], draw: () => number): () => Call {
  let edits = 0;
  const answered = async (outcome: ReturnType<typeof wire.graphql>) => {
    const got = await outcome;
    if (got.kind === 'refused') throw new Error(`${got.code}: ${got.message}`);
  };
  return () => {
    const { sub, accessToken: token } = people[Math.floor(draw() * people.length)]!;
    const kind = draw();
    if (kind < 0.4)
      return () =>
        answered(
          wire.graphql('query ($id: ID!) { getUser(id: $id) { id firstName } }', { id: sub }, { token }),
        );
    if (kind < 0.6) return () => answered(wire.rest('app', 'get-report', {}, { token }));
    if (kind < 0.8) return () => answered(wire.rest('user', 'get-connections', {}, { token }));
    const input = { id: sub, firstName: `Edit ${edits++}` };
    const query = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }';
    return () => answered(wire.graphql(query, { input }, { token }));
  };
}
