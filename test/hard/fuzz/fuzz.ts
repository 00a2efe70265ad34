import fc from 'fast-check';
import { setTimeout as after } from 'node:timers/promises';
import { answer } from '../../support/client.ts';
import { logsOf } from '../canary/stored.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { openScene, type Scene } from '../stack/scene.ts';
import { hostileRequest } from './documents.ts';
import { edited } from './edits.ts';
import { hostileBody, hostileTexts } from './hostile.ts';
import { type Operation, operationsOf } from './operations.ts';
import { probe } from './probe.ts';
import { type Reply, faultOf, send } from './send.ts';

/** A whole run makes so many calls of each operation: what is sent has the right form and wrong values, or no form. */
const calls = { property: 60, grammar: 30 };
/** Time, ms, that 99 of 100 quiet calls may take meanwhile. */
const quickEnough = 200;

/** Wrong values in the right form, wrong forms, and bodies that are none. */
export const fuzz: HardCase = {
  id: 'f',
  what: 'Hostile input to every call',
  run: async (told) => {
    const attacked = await startAttacked();
    try {
      return await attack(attacked, await openScene(attacked), told);
    } finally {
      await attacked.close();
    }
  },
};

async function attack(attacked: Attacked, scene: Scene, { seed, share, say }: Told): Promise<Result[]> {
  const all = await operationsOf(scene);
  // Of a small share only some operations, each with more than a single call.
  const step = Math.max(1, Math.round(0.1 / share));
  const operations = all.filter((_, at) => at % step === seed % step);
  const before = await answersTo(attacked, operations);
  const quiet = probe(() =>
    answer(attacked.wire.graphql('{ __typename }', {}, { token: scene.maya.accessToken })),
  );
  const faults: string[] = [];
  const codes = new Map<string, number>();
  let sent = 0;
  for (const [at, operation] of operations.entries()) {
    const found = new Set<string>();
    await inTurns(bodiesOf(operation, seed + at, share * step), 4, async (hostile) => {
      const got = await send(attacked, operation, hostile).catch((error: Error) => error);
      sent += 1;
      const fault = got instanceof Error ? `no answer: ${got.message}` : faultOf(operation, got);
      if (!(got instanceof Error)) codes.set(codeIn(got), (codes.get(codeIn(got)) ?? 0) + 1);
      if (fault && !found.has(fault.slice(0, 40)))
        faults.push(`${operation.name}: ${fault} to ${JSON.stringify(hostile).slice(0, 300)}`);
      if (fault) found.add(fault.slice(0, 40));
    });
    await scene.restore();
  }
  const { p99, asked } = await quiet.end();
  faults.forEach(say);
  say([...codes].map(([code, count]) => `${code} ${count}`).join(', '));
  await after(200); // the look for a polluted prototype comes every 50 ms
  const changed = await changedAnswers(attacked, operations, before);
  // A busy machine starts a function too late; it answers nobody wrongly, and the next call starts it again.
  const dead = attacked.output().match(/^\S+ failed: (?!Sandbox\.Timedout).*$/gm) ?? [];
  [...changed, ...dead].forEach(say);
  if (changed.length > 0) (await failuresIn(attacked)).forEach(say);
  const polluted = attacked.output().includes('POLLUTED');
  const tried = `${sent} calls of ${operations.length} operations`;
  return [
    { tried, mark: 'no answer of 500, each refusal in our shape', ...zero(faults.length, 'faults') },
    { tried, mark: 'nothing crashed', ...zero(dead.length + (attacked.alive() ? 0 : 1), 'crashes') },
    {
      tried,
      mark: 'no prototype polluted, calls answer as before',
      ...zero(changed.length + (polluted ? 1 : 0), 'changed'),
    },
    {
      tried: `${asked} quiet calls meanwhile`,
      mark: `p99 < ${quickEnough} ms`,
      result: `${Math.round(p99)} ms`,
      held: p99 < quickEnough,
      timed: true,
    },
  ];
}

const zero = (count: number, what: string) => ({ result: `${count} ${what}`, held: count === 0 });
const codeIn = ({ status, code }: Reply) => `${status}${code && ` ${code}`}`;

interface Hostile {
  body?: string;
  parameters?: string;
}

/** What is sent to one operation; the same seed sends the same. */
function bodiesOf(operation: Operation, seed: number, share: number): Hostile[] {
  const times = (count: number) => ({ seed, numRuns: Math.max(1, Math.round(count * share)) });
  const inputs = fc.sample(edited(operation.input), times(calls.property));
  if (operation.kind === 'graphql')
    return [
      ...inputs.map((variables) => ({ body: JSON.stringify({ query: operation.query, variables }) })),
      ...fc
        .sample(hostileRequest(operation.query, operation.input), times(calls.grammar))
        .map((body) => ({ body })),
    ];
  if (operation.inAddress)
    return [
      ...inputs.map((input) => ({ parameters: parametersOf(input) })),
      ...fc
        .sample(hostileParameters(operation.input), times(calls.grammar))
        .map((parameters) => ({ parameters })),
    ];
  return [
    ...inputs.map((input) => ({ body: JSON.stringify(input) })),
    ...fc
      .sample(hostileBody(JSON.stringify(operation.input)), times(calls.grammar))
      .map((body) => ({ body })),
  ];
}

/** Of a text without partner letters no address can be made: they become the sign for what is unknown. */
const inAddress = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
      .slice(0, 6000)
      .replace(/\p{Surrogate}/gu, '\ufffd'),
  );
const parametersOf = (input: object) =>
  Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
    .join('&');

const hostileParameters = (good: object): fc.Arbitrary<string> => {
  const names = [...Object.keys(good), '__proto__', 'a[]', 'constructor[prototype][polluted]'];
  const pair = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom('%00', '%ff%fe', '%', '%u0041', '&', '=', '+', ';x=1', ...hostileTexts.map(inAddress)),
  );
  return fc
    .array(pair, { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map((one) => one.join('=')).join('&'));
};

/** Reads that need nothing: how each is answered, to compare. */
async function answersTo(attacked: Attacked, operations: Operation[]): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (const operation of operations)
    if (operation.kind === 'rest' && operation.method === 'GET' && operation.by.token)
      answers.set(operation.name, (await good(attacked, operation)).status);
  return answers;
}

const good = (attacked: Attacked, operation: Operation) =>
  send(attacked, operation, { parameters: parametersOf(operation.input) });

/** Which reads are no longer answered as they were; one that was asked too often is. */
async function changedAnswers(attacked: Attacked, operations: Operation[], before: Map<string, number>) {
  const changed: string[] = [];
  for (const operation of operations.filter(({ name }) => before.has(name))) {
    const { status, body } = await good(attacked, operation);
    if (status !== before.get(operation.name) && status !== 429)
      changed.push(
        `${operation.name} answered ${before.get(operation.name)}, and ${status} now: ${body.slice(0, 200)}`,
      );
  }
  return changed;
}

/** What functions logged of the latest calls that nobody foresaw to fail. */
async function failuresIn(attacked: Attacked): Promise<string[]> {
  const lines = (await logsOf(attacked)).flatMap(({ room, row }) =>
    row
      .split('\n')
      .filter((line) => line.includes('"level":"ERROR"'))
      .map((line) => `${room}: ${line.slice(0, 500)}`),
  );
  return lines.slice(-5);
}

async function inTurns<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}
