import * as z from 'zod';
import { brand } from '#domain/brand';
import type { AskAws } from './ask-aws.ts';
import { distributions, edgeFunctions } from './distributions.ts';
import { type Check, lack, type Lack, none } from './lack.ts';

const Apis = z.object({
  graphqlApis: z.array(z.object({ tags: z.record(z.string(), z.string()).nullish() })),
  nextToken: z.string().nullish(),
});
const Quotas = z.object({
  Quotas: z.array(z.object({ QuotaName: z.string(), Value: z.number() })),
  NextToken: z.string().nullish(),
});

/** The AppSync APIs of this account, each by its stage. */
async function appSyncApis(ask: AskAws): Promise<(string | undefined)[]> {
  const stages: (string | undefined)[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = { maxResults: '25', ...(token !== '' && { nextToken: token }) };
    const page = Apis.parse(await ask.get('appsync', 'appsync', '/v1/apis', query));
    stages.push(...page.graphqlApis.map(({ tags }) => tags?.['stage']));
    token = page.nextToken ?? undefined;
  }
  return stages;
}

/** What a service allows, by words of the quota's name; what it says in its documents where the list has none. */
async function most(
  ask: AskAws,
  ServiceCode: string,
  quotas: Record<string, { named: RegExp; usually: number }>,
) {
  const known: { QuotaName: string; Value: number }[] = [];
  for (let NextToken: string | undefined = ''; NextToken !== undefined;) {
    const input = { ServiceCode, ...(NextToken !== '' && { NextToken }) };
    const page = Quotas.parse(
      await ask.json('servicequotas', 'ServiceQuotasV20190624.ListServiceQuotas', input),
    );
    known.push(...page.Quotas);
    NextToken = page.NextToken ?? undefined;
  }
  return Object.fromEntries(
    Object.entries(quotas).map(([what, { named, usually }]) => [
      what,
      known.find(({ QuotaName }) => named.test(QuotaName))?.Value ?? usually,
    ]),
  );
}

/** What a stage takes that is not there yet, against what the account may have: a branch too many fails half-way. */
export const room: Check = async ({ name }, ask) => {
  const [apis, sites] = [await appSyncApis(ask), await distributions(ask)];
  const lacks: Lack[] = [];
  const check = (service: string, what: string, used: number, takes: number, allowed: number) => {
    if (used + takes > allowed)
      lacks.push(
        ...lack(
          `The account has ${used} of ${allowed} ${what}; a stage takes ${takes}.`,
          `Destroy stages of old branches, or ask for more: Service Quotas, ${service}.`,
        ),
      );
  };
  if (!apis.includes(name)) {
    const { api } = await most(ask, 'appsync', { api: { named: /\bAPIs per region/i, usually: 25 } });
    check('AWS AppSync', 'AppSync APIs', apis.length, 1, api!);
  }
  if (!sites.some(({ comment }) => comment === `${brand} ${name}`)) {
    const { site, edge } = await most(ask, 'cloudfront', {
      site: { named: /^(web )?distributions per/i, usually: 200 },
      edge: { named: /^functions per/i, usually: 100 },
    });
    check('Amazon CloudFront', 'CloudFront distributions', sites.length, 1, site!);
    check('Amazon CloudFront', 'CloudFront functions', await edgeFunctions(ask), 2, edge!);
  }
  return lacks.length > 0 ? lacks : none;
};
