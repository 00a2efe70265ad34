import { drawLetter } from '#domain/message/letter';
import { rightsLetter } from '#domain/message/rights/rights-letter';
import type { RightsState } from '#domain/rights/rights-request';
import type { RightsServices } from './services.ts';

/** Tells somebody how far their request is; false when the email did not leave. `token`: who has the email opens the request. */
export async function mailRequest(
  to: string,
  state: RightsState,
  token: string | undefined,
  { send, from, site }: Pick<RightsServices, 'send' | 'from' | 'site'>,
): Promise<boolean> {
  if (from === '') return false;
  const mail = drawLetter(rightsLetter(state, { site, token }));
  const outcome = await send(to, mail, {});
  // What certainly did not leave is tried once more.
  return (outcome === 'later' ? await send(to, mail, {}) : outcome) === 'sent';
}
