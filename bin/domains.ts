/**
 * npm run -s domains -- --domain D [--max N] [--resolve [--server A] [--all]] [--json]
 *
 * Names that may pass for a domain, the likeliest first, and with --resolve which of them exist. Progress on stderr. Exit
 * status: see --help.
 */
import type { Existence } from '../domain/domain-watch/domain-facts.ts';
import { rankedLookalikes } from '../domain/domain-watch/lookalike-rank.ts';
import { askNameServer } from '../lambdas/domain-watch/name-server.ts';
import { watchDomain } from '../lambdas/domain-watch/watch-domain.ts';
import { counting } from './domains/counting.ts';
import { type DomainsOptions, help, readOptions } from './domains/options.ts';
import { leadsTo } from './domains/row-text.ts';
import { createLineWriter } from './line-writer.ts';

const out = createLineWriter(process.stdout);
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Ctrl-C ends the search with what there is; a second one ends at once. */
function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  process.on('SIGINT', () => {
    if (stopping.signal.aborted) process.exit(130);
    process.exitCode = 130;
    stopping.abort();
  });
  return stopping.signal;
}

async function list({ domain, max, json }: DomainsOptions): Promise<void> {
  for (const row of rankedLookalikes(domain, { max }))
    await out.write(json ? JSON.stringify(row) : `${row.domain}\t${row.class}\t${row.score}`);
}

async function lookUp({ domain, max, json, server, all }: DomainsOptions): Promise<void> {
  const dns = askNameServer({ servers: server ? [server] : undefined, timeout: 2500, attempts: 3 });
  // nothing can be said of others where not even this is answered
  const first = await dns(domain, 'NS');
  if (first.kind === 'could not look') {
    say(`Could not look: ${first.why}, asked for ${domain}.`);
    process.exitCode = 3;
    return;
  }
  const counts: Record<Existence, number> = { exists: 0, 'does not exist': 0, 'could not look': 0 };
  const progress = counting(process.stderr, 'names looked up');
  for await (const row of watchDomain(domain, { dns, max, now: Date.now, signal: untilStopped() })) {
    counts[row.existence] += 1;
    progress.one();
    if (row.existence === 'does not exist' && !all) continue;
    await out.write(json ? JSON.stringify(row) : [row.domain, row.class, row.score, leadsTo(row)].join('\t'));
  }
  progress.end(
    `${counts.exists} exist, ${counts['does not exist']} do not, ${counts['could not look']} could not be looked up.`,
  );
}

try {
  const options = readOptions(process.argv.slice(2));
  if (!options) await out.write(help.trimEnd());
  else if (options.resolve) await lookUp(options);
  else await list(options);
} catch (error) {
  say(
    error instanceof RangeError
      ? 'This is no domain that can be registered, such as example.com.'
      : error instanceof Error
        ? error.message
        : String(error),
  );
  process.exitCode = 2;
}
await out.end();
// What a slow name server still holds open keeps nobody waiting.
process.stdout.write('', () => process.exit());
