/**
 * npm run -s domains -- --domain D [--max N] [--resolve] [--rdap] [--page] [--diff FILE]
 *                     [--report FILE] [--json]
 * npm run -s domains -- --domain D … --list FILE|- …
 *
 * Names that may pass for a domain, the likeliest first, or those of a list; with --resolve which of them exist. Progress on
 * stderr. Exit status: see --help.
 */
import { changeOf, type DomainChange, type LookedUp } from '../domain/domain-watch/changes.ts';
import type { Existence } from '../domain/domain-watch/domain-facts.ts';
import { type RankedLookalike, rankedLookalikes } from '../domain/domain-watch/name/lookalike-rank.ts';
import type { ListedName } from '../domain/domain-watch/name/listed-name.ts';
import { siteOf } from '../domain/engine/web/web-shape.ts';
import { reportText } from '../domain/domain-watch/report-text.ts';
import { askNameServer } from '../lambdas/internet/name-server.ts';
import { type Watched, watchNames } from '../lambdas/domain-watch/watch-domain.ts';
import { askersOf } from './domains/askers.ts';
import { counting } from './domains/counting.ts';
import { readEarlier } from './domains/earlier.ts';
import { listedNames, ownDomains } from './domains/listed.ts';
import { type DomainsOptions, help, readOptions } from './domains/options.ts';
import { leadsTo } from './domains/row-text.ts';
import { createLineWriter } from './line-writer.ts';
import { writeWhole } from './scan/report/write-whole.ts';

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

type Name = RankedLookalike | ListedName;

function complain(sentence: string): void {
  say(sentence);
  process.exitCode = 2;
}

async function* namesOf({ domains, list, max, own }: DomainsOptions): AsyncIterable<Name> {
  const known = own === undefined ? undefined : ownDomains(own);
  const names =
    list === undefined ? rankedLookalikes(domains[0]!, { max }) : listedNames(list, domains, complain);
  for await (const name of names) if (!known?.has(siteOf(name.domain)?.domain ?? '')) yield name;
}

function lineOf(name: Name | Watched<Name>, json: boolean, change?: DomainChange): string {
  if (json) return JSON.stringify({ ...name, ...change });
  const what = change && [[change.change, change.changed?.join(', ')].filter(Boolean).join(': ')];
  const cells = [...(what ?? []), name.domain, name.class, name.score];
  if ('existence' in name) cells.push(leadsTo(name));
  if ('protected' in name) cells.push(name.protected);
  return cells.join('\t');
}

const firstSeenIn = (earlier: ReadonlyMap<string, LookedUp> = new Map()) =>
  new Map([...earlier.values()].flatMap((row) => (row.firstSeen ? [[row.domain, row.firstSeen]] : [])));

async function lookUp(options: DomainsOptions): Promise<void> {
  const { domains, json, server, all, report } = options;
  const earlier = options.diff === undefined ? undefined : readEarlier(options.diff);
  const dns = askNameServer({ servers: server ? [server] : undefined, timeout: 2500, attempts: 3 });
  // nothing can be said of others where not even this is answered
  const first = await dns(domains[0]!, 'NS');
  if (first.kind === 'could not look') {
    say(`Could not look: ${first.why}, asked for ${domains[0]}.`);
    process.exitCode = 3;
    return;
  }
  const counts: Record<Existence, number> = { exists: 0, 'does not exist': 0, 'could not look': 0 };
  const progress = counting(process.stderr, 'names looked up');
  const brandOf = (name: Name) => ('protected' in name ? name.protected : domains[0]!);
  const texts: string[] = [];
  for await (const row of watchNames(namesOf(options), {
    ...askersOf(options, dns),
    firstSeen: firstSeenIn(earlier),
    ...{ dns, now: Date.now, signal: untilStopped(), brandOf },
  })) {
    counts[row.existence] += 1;
    progress.one();
    const change = earlier && changeOf(earlier.get(row.domain), row);
    const isShown = earlier ? change !== undefined : row.existence !== 'does not exist' || all;
    if (isShown) await out.write(lineOf(row, json, change));
    const isTheirs = row.page?.kind === 'page' && row.page.leadsToProtected;
    if (row.existence === 'exists' && !isTheirs)
      texts.push(reportText(row, brandOf(row), new Date().toISOString()));
  }
  if (report !== undefined) await writeWhole(report, `${texts.join('\n\n---\n\n')}\n`);
  progress.end(
    `${counts.exists} exist, ${counts['does not exist']} do not, ${counts['could not look']} could not be looked up.`,
  );
}

try {
  const options = readOptions(process.argv.slice(2));
  if (!options) await out.write(help.trimEnd());
  else if (options.resolve) await lookUp(options);
  else for await (const name of namesOf(options)) await out.write(lineOf(name, options.json));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
await out.end();
// What a slow name server still holds open keeps nobody waiting.
process.stdout.write('', () => process.exit());
