import { maskedApart } from '#domain/account/contact';
import { drawLetter } from '#domain/message/letter';
import { type FactorName, type SafetyNotice, safetyLetter } from '#domain/message/safety-letter';
import type { SendMail } from '../message/send-mail.ts';
import { failureFacts, logger } from '../runtime/logger.ts';
import type { SafetyStore } from '../store/safety.ts';

/** Mails a notice to these addresses. Never fails: what it is about has happened, and stays. */
export type TellSafety = (to: string[], notice: SafetyNotice) => Promise<void>;

interface Teller {
  send: SendMail;
  /** Empty where the stage has no address for mails to come from: nothing is sent. */
  from: string;
  site: string | undefined;
  now: () => number;
}

export const safetyTeller =
  ({ send, from, site, now }: Teller): TellSafety =>
  async (to, notice) => {
    if (from === '') return;
    await quietly(async () => {
      const mail = drawLetter(safetyLetter(notice, now(), site));
      // What certainly did not leave is tried once more, and then left: nobody waits for it here.
      for (const address of to)
        if ((await send(address, mail, {})) === 'later') await send(address, mail, {});
    });
  };

/** As it is kept: the same factors in whatever order are the same. */
const asText = (factors: readonly FactorName[]) => [...factors].sort().join(' ');
const named = (text: string) => text.split(' ').filter(Boolean) as FactorName[];

/**
 * Tells the owner what changed about their sign-in since they were told last: the address, and the second factors, which
 * `factors` reads from the identity service. Whoever takes a change off the record first tells of it; nobody else does.
 */
export async function tellChanges(
  id: string,
  factors: () => Promise<readonly FactorName[]>,
  { safety, tell }: { safety: SafetyStore; tell: TellSafety },
): Promise<void> {
  await quietly(async () => {
    const known = await safety.read(id);
    if (!known) return;
    const { accountEmail, movedFrom, toldFactors } = known;
    if (movedFrom !== undefined && (await safety.takeMove(id, movedFrom))) {
      const before = [...movedFrom].filter((address) => address !== accountEmail);
      await tell(before, { kind: 'email', to: maskedApart(accountEmail, before) });
      await tell([accountEmail], { kind: 'email' });
    }
    const now = await factors();
    if (asText(now) === toldFactors || !(await safety.takeFactors(id, toldFactors, asText(now)))) return;
    const before = named(toldFactors);
    let others = before.some((one) => now.includes(one));
    for (const factor of now.filter((one) => !before.includes(one))) {
      await tell([accountEmail], { kind: 'factor', factor, on: true, others });
      // Of two that are new, the first is what asks for a code at all.
      others = true;
    }
    for (const factor of before.filter((one) => !now.includes(one)))
      await tell([accountEmail], { kind: 'factor', factor, on: false, others: now.length > 0 });
  });
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error('A notice about safety was not sent', failureFacts(error));
  }
}
