import type { ResourcesConfig } from 'aws-amplify';
import { answer, wireTo, type Outcome } from '../support/client.ts';
import { beginWith, type Person, signUpPeople } from '../support/people.ts';

export interface WalkOptions {
  /** Of the site. */
  origin: string;
  /** Its /config.json. */
  config: Record<string, unknown>;
  /** How somebody who signed up is confirmed: by the code that was sent, or by an administrator. */
  confirming: Pick<Parameters<typeof signUpPeople>[0], 'outbox' | 'confirm'>;
  email: string;
  /** An account on GitHub that has copies there. */
  handle: string;
  /** How long the search, and the alert after it, may take; in ms. */
  patience: number;
  say: (line: string) => void;
}

interface Report {
  findings: unknown[];
  scan: { status: string; sources?: { platform: string; status: string }[] } | null;
}

/**
 * What a person does on their first day and their last: signs up, searches, is told of a copy, deletes the account. By the client that the
 * tests have, over the addresses of /config.json alone. Whatever fails, the account is deleted.
 * @throws Error with what did not happen
 */
export async function walk({
  origin,
  config,
  confirming,
  email,
  handle,
  patience,
  say,
}: WalkOptions): Promise<void> {
  const wire = wireTo(origin, config);
  const { userPoolId } = (config as ResourcesConfig).Auth!.Cognito;
  say(`Signs up at ${origin} (${userPoolId}).`);
  const [person] = (await signUpPeople({ config, ...confirming }, [email])) as [Person];
  const by = { token: person.accessToken };
  const until = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
    const end = Date.now() + patience;
    for (;;) {
      const got = await ask();
      if (got !== undefined) return got;
      if (Date.now() > end)
        throw new Error(`${what} did not happen within ${Math.round(patience / 1000)} s.`);
      await new Promise((go) => setTimeout(go, 2_000));
    }
  };
  try {
    await beginWith(wire, person, handle);
    say(`Searches for copies of ${handle}.`);
    await answer(wire.rest('app', 'start-scan', {}, by));
    const report = await until('The end of the search', async () => {
      const read = await answer<Report>(wire.rest('app', 'get-report', {}, by));
      return read.scan?.status === 'DONE' ? read : undefined;
    });
    const searched = (report.scan?.sources ?? [])
      .filter(({ status }) => status !== 'not asked' && status !== 'closed')
      .map(({ platform, status }) => `${platform} ${status}`)
      .join(', ');
    if (report.findings.length === 0)
      throw new Error(`The search found nobody who copies ${handle}. Searched: ${searched || 'nothing'}.`);
    say(`Found ${report.findings.length}. Searched: ${searched}.`);
    await until('The alert about it', async () => {
      const { items } = await answer<{ items: { kind: string }[] }>(
        wire.graphql('{ listNotifications { items { id kind } } }', {}, by),
      );
      return items.find(({ kind }) => kind === 'FINDING');
    });
    say('Was told of it.');
  } finally {
    await answer(wire.rest('user', 'delete', { confirm: 'DELETE' }, by));
  }
  await until('The end of the account', async () => {
    const after: Outcome = await wire.graphql(
      'query ($id: ID!) { getUser(id: $id) { id } }',
      { id: person.sub },
      by,
    );
    return after.kind === 'refused' || after.value === null ? true : undefined;
  });
  say('Deleted the account.');
}
