/**
 * npm run bench -- pipeline, npm run bench -- cost: what a scan takes, and what that costs (bench/pipeline, bench/cost).
 * npm run bench -- deploy: what a deploy takes and costs (bench/deploy).
 * npm run bench -- web: what a visitor's phone waits for (bench/web).
 * npm run bench -- mark: what is left of a mark in a copy after platforms and editors (bench/mark).
 *
 * npm run bench [-- --json] [--only handles,names]: what the engine reaches on real data and against its peers.
 */
import { parseArgs } from 'node:util';
import { hasData } from './data.ts';
import { alphabets } from './alphabets.ts';
import { calibration } from './calibration/calibration.ts';
import { moreSignals } from './calibration/more-signals.ts';
import { certificates } from './certificates.ts';
import { crowds } from './search/crowds.ts';
import { dnstwistOutputs } from './dnstwist-outputs.ts';
import { domains } from './domains.ts';
import { handles } from './handles.ts';
import { honest } from './honest.ts';
import { indexSearch } from './search/index-search.ts';
import { lookalikeCopies } from './lookalike-handles.ts';
import { listMatch } from './lists/list-match.ts';
import { names } from './names.ts';
import { pairs } from './pairs.ts';
import { photos } from './photos.ts';
import { print } from './print.ts';
import { tenMillion } from './search/ten-million.ts';
import { speed } from './speed.ts';
import { profiles } from './profiles.ts';
import type { Part, Row, Skipped } from './row.ts';

const parts: Part[] = [
  handles,
  lookalikeCopies,
  domains,
  dnstwistOutputs,
  certificates,
  names,
  alphabets,
  honest,
  calibration,
  moreSignals,
  pairs,
  listMatch,
  photos,
  profiles,
  speed,
  indexSearch,
  crowds,
  tenMillion,
];

/** Each reads its own options. */
const commands: Record<string, () => Promise<unknown>> = {
  pipeline: () => import('./pipeline/pipeline.ts'),
  cost: () => import('./cost/cost.ts'),
  deploy: () => import('./deploy/deploy.ts'),
  mark: () => import('./mark/mark.ts'),
  web: () => import('./web/web.ts'),
};
const command = commands[process.argv[2] ?? ''];
if (command) {
  await command();
  process.exit();
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const chosen = values.only?.toLowerCase().split(',');
const results: (Row | Skipped)[] = [];
for (const part of parts) {
  if (chosen ? !chosen.includes(part.name.toLowerCase()) : part.onAsking) continue;
  const missing = part.needs.find((path) => !hasData(path));
  if (missing) {
    results.push({ group: part.name, what: 'everything', skipped: `no ${missing}` });
    continue;
  }
  process.stderr.write(`${part.name} ...\n`);
  results.push(...(await part.run((text) => void process.stderr.write(`  ${text}\n`))));
}
process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : print(results));
if (results.some((result) => 'reached' in result && result.reached === false)) process.exitCode = 1;
