import { expiredSession } from '../errors.ts';
import type { Client } from '../pools.ts';
import type { ChallengeRecord } from '../users/records.ts';
import type { Table } from '../table.ts';

type New = Omit<ChallengeRecord, 'id' | 'clientId' | 'expiresAt'>;

/** Sign-ins under way. The id is the `Session` the client sends back (for SRP, the secret block). */
export interface Challenges {
  open(client: Client, challenge: New): Promise<ChallengeRecord>;
  /** Still there, of this client and in time; a wrong code leaves it for another try. */
  find(client: Client | undefined, id: string, name?: ChallengeRecord['name']): ChallengeRecord;
  save(challenge: ChallengeRecord): Promise<void>;
  /** Answered: the same id never works twice. */
  close(challenge: ChallengeRecord): Promise<void>;
}

export async function createChallenges(
  table: Table<ChallengeRecord>,
  now: () => number,
  random: (bytes: number) => Buffer,
): Promise<Challenges> {
  const sweep = () =>
    Promise.all([...table.all()].filter((c) => c.expiresAt < now()).map((c) => table.remove(c.id)));
  return {
    async open(client, challenge) {
      await sweep();
      const record: ChallengeRecord = {
        ...challenge,
        id: random(66).toString('base64'),
        clientId: client.id,
        expiresAt: now() + client.settings.AuthSessionValidity * 60_000,
      };
      await table.save(record.id, record);
      return record;
    },
    find(client, id, name) {
      const challenge = table.get(id);
      if (!challenge || challenge.expiresAt < now()) throw expiredSession();
      if ((client && challenge.clientId !== client.id) || (name && challenge.name !== name))
        throw expiredSession();
      return challenge;
    },
    save: (challenge) => table.save(challenge.id, challenge),
    close: (challenge) => table.remove(challenge.id),
  };
}
