import { checksPerHour } from '../../../lambdas/proof/rate-limit-checks.ts';
import { seededPage } from '../../support/seed/seed-proof.ts';
import { type Abuse, outcome, share } from './attack.ts';

/** GraphQL lets one request ask as often. */
const atOnce = 40;

/** Lists handles by the hundred, many in one request, each request as if from elsewhere; then by the badge and the page. */
export const checkScraping: Abuse = async (attack) => {
  const { attacked, scene } = attack;
  const { wire, config } = attacked;
  const { endpoint } = (config.API as { GraphQL: { endpoint: string } }).GraphQL;
  const requests = share(attack, 12, 4);
  let answered = 0;
  for (let n = 0; n < requests; n += 1) {
    const fields = Array.from(
      { length: atOnce },
      (_, at) => `a${at}: checkProfile(platform: GITHUB, handle: "handle-${n}-${at}") { statement }`,
    );
    const response = await fetch(endpoint.replace(/^HTTP:/, 'http:'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': scene.apiKey,
        'x-forwarded-for': `198.51.100.${n + 1}, 203.0.113.${n + 1}`,
      },
      body: JSON.stringify({ query: `{ ${fields.join(' ')} }` }),
    });
    const { data } = (await response.json()) as { data?: Record<string, unknown> | null };
    answered += Object.values(data ?? {}).filter((one) => one !== null).length;
  }
  const elsewhere = { from: '198.51.100.77' };
  const others = {
    badge: await wire.rest('app', 'badge', { platform: 'GITHUB', handle: 'one-more' }, elsewhere),
    page: await wire.rest('app', 'get-page', { id: seededPage }, elsewhere),
  };
  const wrong = [
    ...(answered === checksPerHour ? [] : [`${answered} handles were answered`]),
    ...Object.entries(others)
      .filter(([, got]) => got.kind === 'answer' || got.code !== 'RATE_LIMITED')
      .map(([name, got]) => `a ${name} after them: ${got.kind === 'answer' ? 'an answer' : got.code}`),
  ];
  return outcome(
    attack,
    {
      tried: `check: ${requests * atOnce} handles, ${atOnce} a request, forged senders`,
      mark: `${checksPerHour} an hour, badges and pages with them`,
    },
    wrong,
    `${answered} answered`,
  );
};
