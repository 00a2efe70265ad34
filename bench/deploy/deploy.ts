import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measured } from '#domain/operations/measured';
import { sayCosts } from '../cost/counted.ts';
import { prices, readOn } from '../cost/prices.ts';
import { importTimes } from './imports.ts';
import { type Item, standingCosts } from './standing.ts';
import { type Synthesis, synthesis } from './synthesis.ts';

/**
 * npm run bench -- deploy [--rounds 5] [--identities 60]: what a deploy takes, how near it is to CloudFormation's limits, how long functions
 * take to load, and what a stage costs. Nothing is deployed and nobody is asked.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, identities: { type: 'string', default: '60' } },
});

const mostSeconds = 10;
/** Of a stack: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const limits = { resources: 500, outputs: 200, parameters: 200, bytes: 1_000_000 };
/** Against a bare handler of a table. */
const mostTimes = 2;
/** Those that judge and read pictures and names carry what they do it with. */
const larger = ['scan-run'];

let short = 0;
const say = (line = '') => void console.log(line);
const judged = (good: boolean): string => {
  if (!good) short += 1;
  return good ? '' : '  SHORT';
};

function saySynthesis(name: string, { seconds, stacks }: Synthesis): void {
  say(
    `${name}: ${seconds.toFixed(1)} s of processor time (at most ${mostSeconds})${judged(seconds <= mostSeconds)}`,
  );
  for (const { name: stack, template, bytes } of stacks) {
    const counts = {
      resources: Object.keys(template.Resources).length,
      outputs: Object.keys(template.Outputs ?? {}).length,
      parameters: Object.keys(template.Parameters ?? {}).length,
      bytes,
    };
    const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    const within = Object.entries(counts).every(
      ([what, count]) => count <= limits[what as keyof typeof limits],
    );
    say(`  ${stack.padEnd(34)} ${parts.join(', ')}${judged(within)}`);
  }
}

function sayStanding(name: string, items: readonly Item[], most?: number): void {
  const total = items.reduce((sum, { dollars }) => sum + dollars, 0);
  const parts = items
    .filter(({ count }) => count > 0)
    .map(({ what, count, dollars }) => `${count.toFixed(0)} ${what} ${dollars.toFixed(2)}`);
  say(`${name}: ${total.toFixed(2)} dollars a month${most === undefined ? '' : judged(total <= most)}`);
  if (parts.length > 0) say(`  ${parts.join(', ')}`);
}

say(
  `load ${loadavg()[0]!.toFixed(1)}; limits of a stack: ${Object.entries(limits)
    .map(([what, most]) => `${most} ${what}`)
    .join(', ')}`,
);
const production = synthesis({ stage: 'prodb' });
const branch = synthesis({ branch: 'feature/bench' });
saySynthesis('prodb', production);
saySynthesis('a branch', branch);
say();

const { bare, functions } = await importTimes(Number(values.rounds));
say(`a bare handler of a table loads in ${bare.milliseconds.toFixed(0)} ms (${bare.bytes} B)`);
for (const { name, bytes, milliseconds } of functions.sort((a, b) => b.milliseconds - a.milliseconds)) {
  const times = milliseconds / bare.milliseconds;
  const verdict = larger.includes(name) ? '  (named as larger)' : judged(times <= mostTimes);
  say(
    `  ${name.padEnd(20)} ${String(bytes).padStart(8)} B ${milliseconds.toFixed(0).padStart(5)} ms ${times.toFixed(2).padStart(6)} x${verdict}`,
  );
}
say();

const templates = ({ stacks }: Synthesis) => stacks.map(({ template }) => template);
const figures = Object.keys(measured).length;
say(`what stands there while nobody comes, list prices of us-east-1 as of ${readOn}:`);
sayStanding('a branch', standingCosts(templates(branch)), 0);
sayStanding('prodb', [
  ...standingCosts(templates(production)),
  { what: 'figures of our own', count: figures, dollars: figures * prices.metric.dollars },
]);
say();
await sayCosts(Number(values.identities));
if (short > 0) process.exitCode = 1;
