/**
 * npm run -s match -- --protected P.jsonl --candidates C.jsonl [--allow A.jsonl] [--min 40] [--each]
 * npm run -s match -- --pairs pairs.jsonl
 *
 * Profiles are JSON lines. Answers JSON lines; a bad line is named on stderr and makes the exit status 2. --allow lists the
 * protected people's own accounts; without it an account of one name and handle on another platform may be theirs. Only
 * profiles that share something are compared, which is a thousand times as quick; --each, or a --min below 40, compares each
 * with each.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createProfileBlocks } from '../domain/engine/blocks/profile-blocks.ts';
import { createAllowList } from '../domain/engine/judge/allow-list.ts';
import { judge, judgeFrom } from '../domain/engine/judge/judge.ts';
import type { Judgement } from '../domain/engine/judge/judgement.ts';
import { counting } from './domains/counting.ts';
import { createLineWriter } from './line-writer.ts';
import { createProfileReader, linesOf, type Subject } from './profile-lines.ts';

const USAGE = `Usage: match --protected P.jsonl --candidates C.jsonl [--allow A.jsonl] [--min 40] [--each]
       match --pairs pairs.jsonl`;

const out = createLineWriter(process.stdout);

function complain(place: string, error: unknown): string {
  const message =
    error instanceof SyntaxError ? 'not JSON' : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${place}: ${message}\n`);
  process.exitCode = 2;
  return message;
}

/** What the contract promises of a judgement, in its order. Two pictures that could not be compared are said so: silence reads as "different". */
function line({ score, verdict, signals, reasons }: Judgement, a: Subject, b: Subject) {
  const isTooPlain = a.photo !== undefined && b.photo !== undefined && signals.photo === undefined;
  return { score, verdict, signals, reasons: isTooPlain ? [...reasons, TOO_PLAIN] : reasons };
}
const TOO_PLAIN = 'Not enough picture to compare.';

async function readAll(file: string, options?: { views: boolean }): Promise<(Subject & { id: string })[]> {
  const read = createProfileReader(file, options);
  const all: (Subject & { id: string })[] = [];
  for await (const { number, isEmpty, parse } of linesOf(file)) {
    if (isEmpty) continue;
    try {
      const subject = await read(parse());
      all.push({ ...subject, id: subject.profile.id ?? String(number) });
    } catch (error) {
      complain(`${file}:${number}`, error);
    }
  }
  return all;
}

/** Below, profiles that share hardly anything count too. */
const LEAST_SHARED = 40;

interface Lists {
  protected: string;
  candidates: string;
  allow?: string;
  min: number;
  each: boolean;
}

async function matchLists(files: Lists) {
  const people = await readAll(files.protected, { views: true });
  if (people.length === 0) throw new Error(`${files.protected}: no profiles to protect`);
  const allowed = createAllowList(
    files.allow ? (await readAll(files.allow)).map(({ profile }) => profile) : [],
  );
  const blocks = files.each || files.min < LEAST_SHARED ? undefined : createProfileBlocks(people);
  const progress = counting(process.stderr, `candidates compared with ${people.length}`);
  const read = createProfileReader(files.candidates);
  for await (const { number, isEmpty, parse } of linesOf(files.candidates)) {
    if (isEmpty) continue;
    try {
      const candidate = await read(parse());
      const { profile, photo } = candidate;
      progress.one();
      if (allowed(profile)) continue;
      for (const at of blocks?.near(candidate) ?? people.keys()) {
        const person = people[at]!;
        const judged = judgeFrom(files.min, person.profile, profile, {
          protectedPhoto: person.photo,
          candidatePhoto: photo,
          ownAccountsUnknown: !files.allow,
        });
        if (!judged) continue;
        const ids = { protected: person.id, candidate: profile.id ?? String(number) };
        await out.write(JSON.stringify({ ...ids, ...line(judged, person, candidate) }));
      }
    } catch (error) {
      complain(`${files.candidates}:${number}`, error);
    }
  }
  if (process.stderr.isTTY) progress.end('All candidates have been compared.');
}

async function matchPairs(file: string) {
  const [readA, readB] = [createProfileReader(file, { views: true }), createProfileReader(file)];
  for await (const { number, parse } of linesOf(file)) {
    try {
      const pair = parse() as { a?: unknown; b?: unknown } | null;
      if (typeof pair?.a !== 'object' || typeof pair.b !== 'object')
        throw new Error('expected {"a": {...}, "b": {...}}');
      const [a, b] = [await readA(pair.a), await readB(pair.b)];
      const judged = judge(a.profile, b.profile, {
        protectedPhoto: a.photo,
        candidatePhoto: b.photo,
        ownAccountsUnknown: true,
      });
      await out.write(JSON.stringify(line(judged, a, b)));
    } catch (error) {
      await out.write(JSON.stringify({ error: complain(`${file}:${number}`, error) }));
    }
  }
}

async function main() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      protected: text,
      candidates: text,
      allow: text,
      min: text,
      pairs: text,
      each: { type: 'boolean', default: false },
    },
  });
  const min = Number(values.min ?? 40);
  for (const file of [values.protected, values.candidates, values.allow, values.pairs])
    if (file !== undefined && statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`${file}: a folder, not a file`);
  if (Number.isNaN(min) || values.min?.trim() === '')
    throw new Error(`--min ${values.min}: not a number\n${USAGE}`);
  if (values.pairs && !values.protected && !values.candidates) await matchPairs(values.pairs);
  else if (values.protected && values.candidates && !values.pairs)
    await matchLists({
      protected: values.protected,
      candidates: values.candidates,
      allow: values.allow,
      min,
      each: values.each,
    });
  else throw new Error(USAGE);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
await out.end();
