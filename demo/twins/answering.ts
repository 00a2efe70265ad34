import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { LambdaFunctionURLEvent, LambdaFunctionURLResult } from 'aws-lambda';
import type { Database } from '../../lambdas/store/table/table.ts';
import { lateCopy } from '../../platforms/population/story.ts';
import { createPlatforms, type Platforms } from '../../platforms/twins.ts';
import { ferrowAccounts } from '../story/ferrow-accounts.ts';
import { beganAt } from './began.ts';
import { requestOf, resultOf } from './function-url.ts';
import { keptBios } from './kept-bios.ts';
import { keptCertificates } from './kept-certificates.ts';
import { protectBusiness, protectPerson } from './protect-listed.ts';

export interface AnsweringOptions {
  database: Database;
  now: () => number;
}

/** What an instance knows of others' edits is at most so old: a search asks hundreds of times a minute. */
const known = 1_000;

/**
 * The twins of the platforms in a function of the cloud. Any instance may answer: what somebody changes (an account that is added, a bio
 * that is edited) stands in the tables, and is read before the twins are asked.
 */
export function answering({ database, now }: AnsweringOptions) {
  const bios = keptBios(database);
  const certificates = keptCertificates(database);
  let since: number | undefined;
  let platforms: Platforms | undefined;
  let readAt = -Infinity;
  let applied = '';

  async function learn(): Promise<Platforms> {
    if (platforms && now() - readAt < known) return platforms;
    readAt = now();
    since ??= await beganAt(database, now());
    const [all, issued] = await Promise.all([bios.all(), certificates.all()]);
    // The twins take edits when they are made, for accounts that may come later.
    if (!platforms || JSON.stringify([all, issued]) !== applied) {
      applied = JSON.stringify([all, issued]);
      platforms = createPlatforms({
        ...{ seed: 'countersign', now, since },
        edits: { put: bios.put, all: Object.entries(all) },
        issued: { put: certificates.put, all: issued },
      });
      // Who came since the story ended: the next search finds them.
      for (const one of [...ferrowAccounts(since), lateCopy(since).profile]) platforms.population.add(one);
    }
    for await (const row of rows(database, 'User')) protectPerson(platforms, row);
    for await (const row of rows(database, 'Business')) protectBusiness(platforms, row);
    return platforms;
  }

  return async (event: LambdaFunctionURLEvent): Promise<LambdaFunctionURLResult> => {
    const request = requestOf(event);
    // Whoever edits reads it at once, whichever instance answers.
    if (request.method === 'POST' && /^\/platforms\/(?:[a-z]+\/edit\/|ct\/issue$)/.test(request.url.pathname))
      readAt = -Infinity;
    return resultOf(await (await learn()).handle(request));
  };
}

async function* rows({ client, table }: Database, name: 'User' | 'Business'): AsyncGenerator<unknown> {
  for (
    let ExclusiveStartKey: Record<string, unknown> | undefined, first = true;
    first || ExclusiveStartKey;
    first = false
  ) {
    const page = await client.send(
      new ScanCommand({
        TableName: table(name),
        ConsistentRead: true,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    yield* page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  }
}
