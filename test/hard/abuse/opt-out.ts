import { answer } from '../../support/client.ts';
import type { Reached } from '../stack/attacked.ts';

/** Has an address left out of what anyone may check, by whoever reads its mail. */
export async function optOut({ wire, outbox }: Reached, email: string): Promise<void> {
  const { caseNumber } = await answer<{ caseNumber: string }>(
    wire.rest('app', 'verification-opt-out', { email }, {}),
  );
  const { code } = (await outbox.list()).find((mail) => mail.to === email && mail.code)!;
  await answer(wire.rest('app', 'confirm-request', { caseNumber, code }, {}));
}
